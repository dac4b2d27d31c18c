import { isAsking, isVague } from "../library/asking-words.ts";
import { stemOf, wordsOf } from "../library/query-words.ts";

/** What a question asks of its matter: two that differ in it ask for different things. */
export type Aspect =
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
  | "find";

/** Tried in this order: "how many" is no "how". */
const aspects: readonly (readonly [Aspect, RegExp])[] = [
  ["many", /\bhow (?:many|much|far|long|big|often)\b|\bkitn[aei]\b|कितन/iu],
  ["difference", /\b(?:differ\p{L}*|distinguish|compare|contrast|antar|fark|farq)\b|अंतर|अन्तर/iu],
  ["why", /\b(?:why|reasons?|because|kyu|kyun|kyon|karan)\b|क्यों|कारण/iu],
  ["who", /\b(?:who|whom|whose|kisne|kaun)\b|किसने|कौन/iu],
  ["when", /\b(?:when|which year|in what year|kab)\b|कब/iu],
  ["where", /\b(?:where|kahan?)\b|कहाँ/iu],
  [
    "use",
    /\b(?:uses?|used|applications?|importance|function|role|purpose|upyog|karya|kaam)\b|उपयोग|कार्य|महत्व/iu,
  ],
  ["effect", /\b(?:effects?|consequences?|impacts?|results? of|prabhav)\b|प्रभाव|परिणाम/iu],
  ["kinds", /\b(?:types|kinds|prakar)\b|प्रकार/iu],
  ["find", /\b(?:find|calculate|compute|derive|gyat)\b|ज्ञात/iu],
  ["how", /\b(?:how|kaise|process of|mechanism)\b|कैसे/iu],
];

export function aspectOf(text: string): Aspect | null {
  return aspects.find(([, wording]) => wording.test(text))?.[0] ?? null;
}

/** Words that turn a question round: with one of them it asks for something else. */
const turning =
  /\b(?:not|non|no|never|except|without|un\p{L}{4,}|dis(?:advantage|agree)\p{L}*|nahi|nahin|bina)\b|n't\b|नहीं|बिना/giu;

/** The words of a text that turn what it asks round, in their order. */
export function turnsIn(text: string): string {
  return (text.toLowerCase().match(turning) ?? []).toSorted().join(" ");
}

/** Words that a school asks with, one for another. The first stands for all. */
const synonyms = new Map(
  `evolve release liberate emit produce form generate
liberation release
call term known consider regard
happen occur place
react reaction
process reaction phenomenon action activity
increase rise grow
decrease fall reduce lower drop lessen
help aid assist
big large great
small tiny little
fast quick rapid
make prepare
need require necessary essential
part component
result outcome
begin start
stop prevent avoid
mix combine
colour color
plant plants
metre meter
litre liter
sulphur sulfur
sulphuric sulfuric
aluminium aluminum
vapour vapor
centre center
behaviour behavior`
    .split("\n")
    .flatMap((line) => {
      const [first = "", ...others] = line.split(" ");
      return others.map((other): [string, string] => [stemOf(other), stemOf(first)]);
    }),
);

/** Stems that schools ask with and that tell little of what is asked. */
const light = new Set(
  `process react release call happen two three four five any term substance thing suitable common main certain body following daily life reaction property state brief`
    .split(" ")
    .map((word) => stemOf(word)),
);

/** Whether a stem says little of what is asked: with or without it a question is the same. */
export function isLight(stem: string): boolean {
  return light.has(stem);
}

/** A stem, and for words of one meaning one stem. */
export function meaningOf(stem: string): string {
  return synonyms.get(stem) ?? stem;
}

/** The words of a text that tell what is asked; numbers and single letters of formulas too, for they tell apart. */
export function tellingOf(text: string): string[] {
  return [...new Set(wordsOf(text).filter((word) => !isAsking(word) && !isVague(word)))];
}

/** Words that count what is to be given, and ask for nothing else: "give three reasons". */
const counting =
  /\b(?:give|gives?|write|state|name|list|mention|suggest|any|in|of|are|were|explain|describe)\s+(?:any\s+|the\s+|its\s+)?(?:one|two|three|four|five|six|\d)\b/giu;
const numbers = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+(?:\.\d+)?)\b/giu;
const digits = new Map(
  "one two three four five six seven eight nine ten"
    .split(" ")
    .map((word, at) => [word, String(at + 1)]),
);

/** The numbers that a question is about, in their order: with another one it is another question. */
export function numbersIn(text: string): string {
  const found = text.toLowerCase().replaceAll(counting, " ").match(numbers) ?? [];
  return found
    .map((word) => digits.get(word) ?? word)
    .toSorted()
    .join(" ");
}

/** Of each of these a question is about the one or the other. */
const contrasts = `series parallel
left right
small large
increase decrease
more less
high low
hot cold
rich poor
acid base alkali
metal nonmetal
convex concave
positive negative
north south east west
first second third last
direct indirect
primary secondary tertiary
alkane alkene alkyne
ethane ethene ethyne
methane ethane propane
import export
merit demerit
mass weight speed velocity acceleration force
current voltage resistance power
male female
boy girl
rabi kharif zaid
artery vein
xylem phloem
rural urban
public private
oxidation reduction
oxidise reduce
before after
rise fall
abolish establish`
  .split("\n")
  .map((line) => new Set(line.split(" ").map(stemOf)));

/** Of words that exclude each other, those that a question has. */
export function contrastsIn(stems: Iterable<string>): string {
  const known = [...new Set(stems)];
  return contrasts
    .map((group) =>
      known
        .filter((stem) => group.has(stem))
        .toSorted()
        .join(","),
    )
    .join(";");
}
