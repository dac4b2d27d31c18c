import { wordsOf } from "../library/query-words.ts";
import { meaningOfWord } from "./same-words.ts";

/** The aspect of a topic that a question asks for: questions with different aspects differ. */
type Aspect =
  | "what"
  | "why"
  | "how"
  | "difference"
  | "use"
  | "effect"
  | "kinds"
  | "who"
  | "when"
  | "where"
  | "many"
  | "worth"
  | "find";

/** A question word that asks, rather than joins two clauses: "when is", not "drops when". */
const asks = String.raw`(?<=^|[.?!;,:]\s*|\b(?:and|also|tell|say|or|then)\s+)`;
const verb = String.raw`\s+(?:is|are|was|were|do|does|did|can|could|has|have|had|should|would|will|r)\b`;

const aspects: readonly (readonly [Aspect, RegExp])[] = [
  ["many", /\bhow (?:many|much|far|long|big|often)\b(?!\s*\??$)|\bkitn[aei]\b|कितन/iu],
  [
    "difference",
    /\b(?:diff\p{L}*r?\p{L}*n\p{L}*[cs]es?|differentiate|differ|differs|differed|distinguish|contrast|antar|fark|farq)\b|(?:^|[.?!]\s*)compare\b|\bdifferent from\b|\bhow (?:is|are) .+ different\b|अंतर|अन्तर/iu,
  ],
  ["why", /\b(?:why|reasons?|because|causes?|arguments?|kyu|kyun|kyon|karan)\b|क्यों|कारण/iu],
  [
    "who",
    new RegExp(`${asks}(?:who|whom|whose)\\b|\\bby whom\\b|\\b(?:kisne|kaun)\\b|किसने|कौन`, "iu"),
  ],
  ["when", new RegExp(`${asks}when${verb}|\\b(?:which|what) (?:year|date)\\b|\\bkab\\b|कब`, "iu")],
  ["where", new RegExp(`${asks}where${verb}|\\bfrom where\\b|\\bkaha[n]?\\b|कहाँ`, "iu")],
  [
    "use",
    /\buses\b|\bapplications?\b|\bimportance\b|\bfunctions?\b|\broles?\b|\bpurpose\b|\bwhat (?:do|does) .+ do\b|\bupyog\b|\bkarya\b|\bkaam\b|उपयोग|कार्य|महत्व/iu,
  ],
  [
    "effect",
    /\b(?:effects?|consequences?|impacts?|results? of|prabhav|asar|affect(?:ed|s)?)\b|प्रभाव|परिणाम/iu,
  ],
  ["kinds", /\b(?:types|kinds|prakar)\b|प्रकार/iu],
  [
    "worth",
    /\b(?:dis)?advantages?\b|\b(?:de)?merits?\b|\b(?:drawbacks?|limitations?|benefits?|shortcomings?)\b|\b(?:labh|fayd[ae]|nuksan|haani)\b|लाभ|हानि/iu,
  ],
  ["find", /\b(?:find|calculate|compute|gyat)\b|ज्ञात/iu],
  ["how", /\b(?:how|kaise|process of|mechanism|steps)\b|कैसे/iu],
];
const defining =
  /\b(?:define|definition|mean(?:s|t|ing)?|understand|matlab|arth|paribhasha)\b|\bkya (?:hai|hain|hota|hoti|hote|h)\b/iu;
/** "What is X" and nothing else: with a preposition it asks for a part of X. */
const naming =
  /^(?:and )?what (?:is|are|was|were)(?: (?!(?:of|to|for|in|on|with|when|from|by|made|called|used|known)\b)\p{L}[\p{L}-]*){1,4}\s*$/iu;

/** All aspects that a question asks for. The text is plain (`plainly`), as for the functions below. */
export function aspectsOf(plain: string): ReadonlySet<Aspect> {
  const found = new Set(aspects.filter(([, wording]) => wording.test(plain)).map(([name]) => name));
  if (found.has("many")) found.delete("how");
  if (found.has("difference")) found.delete("how");
  const clauses = plain.split(/[.?!,;]|\band\b/u).map((clause) => clause.trim());
  if (defining.test(plain) || clauses.some((clause) => naming.test(clause))) found.add("what");
  return found;
}

/** Aspects that are always expressed by these words: questions of which only one has them differ. */
const spoken = new Set<Aspect>(["who", "when", "where", "many", "difference"]);
/** Aspects that have other expressions too: "how does it help" asks for its use. */
const otherwise: Partial<Record<Aspect, readonly Aspect[]>> = {
  how: ["effect", "find", "kinds"],
  effect: ["how"],
  kinds: ["how", "what"],
  find: ["how"],
  why: ["effect"],
  worth: ["why", "use", "effect", "how"],
};

/** Whether two questions may ask for the same aspects: the student's must be among those of the bank's question. */
export function mayAskTheSame(ours: ReadonlySet<Aspect>, theirs: ReadonlySet<Aspect>): boolean {
  const unmet = Array.from(theirs).filter((aspect) => !ours.has(aspect));
  const isWhole = Array.from(ours).every((aspect) => theirs.has(aspect));
  if (Array.from(ours).some((aspect) => spoken.has(aspect) && !theirs.has(aspect))) return false;
  return unmet.every((aspect) => {
    if (spoken.has(aspect)) return false;
    // A text without an aspect asks for anything about its topic.
    if (ours.size === 0) return aspect === "what" || aspect === "how" || aspect === "kinds";
    // "What is X" isn't answered by why or how it is.
    if (aspect === "what") return theirs.size > 1;
    return isWhole || (otherwise[aspect] ?? []).some((other) => ours.has(other));
  });
}

/** Words that negate a question, or ask for current news: with one of them it asks for something else. */
const turning = /\b(?:not|no|never|except|without|this year|nahi|nahin|bina)\b|नहीं|बिना/iu;

/** Whether a question is negated. */
export function isTurned(plain: string): boolean {
  return turning.test(plain);
}

/** Countable parts of an answer: "three reasons" asks for the same as "reasons". */
const number = "one|two|three|four|five|six|seven|eight|nine|ten|\\d+(?:\\.\\d+)?";
const countable =
  "reasons?|points?|differences?|ways?|examples?|features?|characteristics|propert(?:y|ies)|causes?|functions?|arguments?|measures?|conditions?|factors?|uses?|steps?|types?|kinds?|groups?|methods?|drawbacks?|limitations?|rights|challenges|effects?|equations?|applications?|facts?|lines?|words?|sentences?|merits?|demerits?|advantages?|disadvantages?|of|antar|karan|marks?|other|each|such|main";
const counting = new RegExp(
  `\\b(?:${number})\\s+(?:\\p{L}+\\s+){0,1}?(?:${countable})\\b|\\b(?:any|one|ek|each)\\s+(?:${number})\\b|\\bone\\b`,
  "giu",
);
const numbers = new RegExp(`(?<![\\p{L}\\d])(?:${number})(?![\\p{L}\\d])`, "giu");
const digits = new Map(
  "one two three four five six seven eight nine ten"
    .split(" ")
    .map((word, at) => [word, String(at + 1)]),
);

/** The numbers that a question is about: another number makes it another question. */
export function numbersIn(plain: string): ReadonlySet<string> {
  const found = plain.replaceAll(counting, " ").match(numbers) ?? [];
  return new Set(found.map((word) => digits.get(word) ?? word));
}

/** Pairs of contrary terms: a question is about one or the other. */
const contrasts = `series parallel
left right
increase decrease
above below
high low upper lower
hot cold
big small
forward back backward
start begin stop
nation world state
two multi
rich poor
acid base alkali
nonmetal metal metalloid
convex concave
positive negative
north south east west
first last
zero first second third fourth
direct indirect
primary secondary tertiary
alkane alkene alkyne
methane ethane propane ethene ethyne
import export
advantage loss
mass weight speed velocity acceleration force
voltage resistance power current
man woman
boy girl
rabi kharif zaid
artery vein
xylem phloem
rural urban
public private
oxidation decrease
before after
abolish establish
self cross
endothermic exothermic
smooth rough
ruling opposition
proton neutron electron
zinc copper iron magnesium sodium potassium calcium aluminium lead silver mercury
h2so4 hcl nitric acetic carbonic
oxygen hydrogen nitrogen chlorine co2 ammonia
red black arid laterite alluvial
covalent ionic
maximum minimum
mother father
internal external
monocot dicot
plant animal
horizontal vertical
organised unorganised
formal informal
anode cathode
myopia hypermetropia`
  .split("\n")
  .map((line) => new Set(line.split(" ").map(meaningOfWord)));

/** The terms of a text that exclude others. */
export function contrastsIn(plain: string): readonly ReadonlySet<string>[] {
  const known = new Set(wordsOf(plain).map(meaningOfWord));
  return contrasts.map((group) => new Set([...group].filter((stem) => known.has(stem))));
}

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!])\s+/u);
}

/** The questions of a text of several sentences; the first states its topic itself. */
export function firstQuestionOf(text: string): string | undefined {
  const [first = "", ...others] = sentencesOf(text);
  if (others.length === 0) return undefined;
  return /\?$|^(?:define|state|explain|describe|write|distinguish|differentiate|derive|name)\b/iu.test(
    first,
  )
    ? first
    : undefined;
}
