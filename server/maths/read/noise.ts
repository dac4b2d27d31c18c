import { withoutMoods } from "./mood.ts";
import {
  endsAll,
  longestMatch,
  type SpokenWord,
  spokenWordings,
  wordsAtEnd,
  wordsAtStart,
} from "./spoken-wording.ts";

/** The addressee: "sir", "ma'am" and others. */
const address =
  "sir|sirji|mam|maam|ma'am|mem|madam|bro|bhai|bhaiya|bhaiyya|didi|yaar|yar|dost|buddy";
const please = "please|pls|plz|plss|plzs|pliz|plez|plis|kindly";
const exam = "exam|exams|test|paper|unit_test|viva";
const soon = "tomorrow|today|tmrw|tmr|tomorow|kal|aaj|next_week|on_monday";
const quickly = "fast|quick|quickly|asap|urgently|jaldi|jldi|urgent";
const thanks =
  "thanks|thank_you|thankyou|thank_u|thanku|thanx|thnx|thx|tysm|ty|dhanyavad|dhanyawad|shukriya";

/** Remarks on the student's situation without mathematical content; before or after the question. */
const needs = [
  `[i] have [a|an|my] [maths|math] ${exam} ${soon}`,
  `[my|the] [maths|math|halfyearly|final] ${exam} [is] ${soon}`,
  `${soon} [is] [my|i] [have] [a|an|my] [maths|math] ${exam}`,
  `${soon} mera|meri|mere|hamara [maths|math] [ka|ki] ${exam} hai|h`,
  `${soon} [maths|math] [ka|ki] ${exam} hai|h [mera|meri]`,
  `mera|meri ${soon} [maths|math] [ka|ki] ${exam} hai|h`,
  `[it's|its|it] [is] [very|really|so] urgent`,
  `[it's|its|it] [is] an emergency`,
  "i am|im weak in maths|math|mathematics",
  "i have to submit it|this [today|tomorrow|now]",
  "this|it is my homework",
  "i|we need|want [your|some] help",
  "i|we need|want [the|an|its] answer|answers|ans|solution [now|soon|fast|quickly|urgently|asap|jaldi]",
  "need [the|an] answer|answers|ans|solution [now|soon|fast|quickly|urgently|asap|jaldi]",
  "need [some|your] help",
  `help [me] [out] [${please}]`,
  `${please} help [me] [out] [fast|quickly] [with] [this|it]`,
  `[${please}] answer|solve|reply|respond ${quickly}`,
  "[mera|meri] help|madad karo|kijiye|kar_do",
  thanks,
  please,
];

const starts = [
  `[${please}] answer|explain|do it|this [question|sum|one] [${please}] [${quickly}]`,
  `good morning|afternoon|evening|night [${address}|all|everyone|teacher]`,
  `hi|hello|hey|helo|hlo|namaste|namaskar|namaskaram [${address}|all|everyone|guys|friends|friend|there|teacher]`,
  `respected|dear ${address}|teacher`,
  `${please} tell [me|us]`,
  `can|could|will|would [you|u|someone|anyone] [${please}] help [me] [out] [with|in] [this|it] [question|sum|one|problem]`,
  "i am|im not able to do|solve this|it [question|sum|one|problem]",
];

const ends = [
  `hi|hello|hey|namaste|namaskar [${address}]`,
  `${thanks} [so|very|in] [much|advance|a] [lot] [${address}]`,
  `thanks|thank_you a lot [${address}]`,
  `${please} answer|reply|solve|help|explain|tell|do|send [it|this|me] [the] [answer|solution|ans] [now|soon|as_soon_as_possible|${quickly}]`,
  `answer|reply|solve|help|explain|tell|send [it|this|me] [the] [answer|solution|ans] soon|as_soon_as_possible|${quickly}`,
  `${please} ${quickly}`,
  `${quickly} ${please}`,
  "jaldi|jldi batao|bataiye|bata_do|bolo|karo|kar_do|se",
  `i|we don't|dont know|understand [how|what] [to] [do]`,
  "can|could|will|would you|u|someone|anyone [please] help|explain|solve [me] [it|this]",
  "show|write|give|explain|tell [me] [all|each|every] [the|your|its|full|complete|proper] [each|every|all] step|steps|working|workings|work|calculation|explanation|process",
  "with [all|full|proper|complete|clear|detailed] [the] step|steps|working|workings|explanation",
  "step by step [solution|explanation]",
  "step wise [solution|explanation]",
  "stepwise",
  "[and] explain in detail|brief|short|steps",
  "in [an|a] easy|simple|simplest way|words|manner|language",
  "what|what's|whats is|will [be] the|its answer|ans",
  "what's|whats the|its answer|ans",
  "[only|just] [tell|give] [me] [the] final answer|ans",
  "just|only tell|give [me] the answer|ans",
  "just|only answer",
  "give|send|tell [me] [the|full] answer|ans|solution",
  "find [the|its] answer|solution",
];

const greeting = spokenWordings(...starts);
const need = spokenWordings(...needs, `${address}|${quickly}`);
const atEnd = spokenWordings(...ends, ...needs, `${address}|${quickly}`);
/** After one of these words the person is mentioned, not addressed. */
const spokenOf = new Set(
  (
    "to of from by with for is than and or are does did has have had gave the a an his her my their was were " +
    "will can how who too very so as go goes run runs be they he she it we you i did do"
  ).split(" "),
);
/** Verbs that may follow without a comma: "sir solve …", but not "sir bought …". */
const requests = new Set(
  (
    "what how find solve simplify evaluate calculate if factorise factorize expand prove add subtract multiply divide " +
    "i can could help explain tell mujhe muje ye yeh is isko please pls plz"
  ).split(" "),
);

/**
 * The question without surrounding greetings, thanks, haste, exams and emoji: only whole wordings of this list are
 * removed, and never the whole text. The rest is parsed as strictly as before.
 */
export function withoutNoise(text: string): string {
  const plain = peeled(withoutMoods(text));
  return /[\p{L}\p{N}]/u.test(plain) ? plain : text;
}

/** The maximum count of removed wordings, above any realistic use. */
const mostLayers = 20;

function peeled(text: string): string {
  let rest = text;
  for (let layer = 0; layer < mostLayers; layer += 1) {
    const less = once(rest);
    if (less === rest || !/[\p{L}\p{N}]/u.test(less)) break;
    rest = less;
  }
  return rest;
}

function once(text: string): string {
  const end = startOfTail(text);
  const start = endOfStart(text);
  if (start > 0) return text.slice(start);
  return end < text.length ? text.slice(0, end).trimEnd() : text;
}

/** The end of a wording before the question: a point or a minus belongs to the number after it. */
const pause = /\)?(?:\s*[-–—]\s+|[\s,.:;?!…]*[\n,:;?!…]\s*|[,.:;?!…]*\s+)/y;
/** Enough for the longest wording. */
const most = 14;

/** The offset where the question begins after a wording at the start; 0 if there is none. */
function endOfStart(text: string): number {
  const words = wordsAtStart(text, text.startsWith("(") ? 1 : 0, most);
  const greeted = longestMatch(greeting, words);
  const length = Math.max(greeted, longestMatch(need, words));
  const last = words[length - 1];
  if (!last) return 0;
  pause.lastIndex = last.end;
  const [passed] = pause.exec(text) ?? [];
  if (passed === undefined) return 0;
  const isApart = greeted === length || /[,:!.…\n]/.test(passed);
  return isApart || isAsked(text, words, length) ? last.end + passed.length : 0;
}

/** Whether the following text is a request or a calculation. */
function isAsked(text: string, words: readonly SpokenWord[], at: number): boolean {
  const next = words[at];
  if (!next) return /^\s*[\d(√\\$]/.test(text.slice(words[at - 1]?.end));
  return requests.has(next.text) || isBegun(words, at);
}

function isBegun(words: readonly SpokenWord[], at: number): boolean {
  return [greeting, need].some((wordings) => longestMatch(wordings, words, at) > 0);
}

/** The offset of a wording that ends the text; the text's length if there is none. */
function startOfTail(text: string): number {
  const [closing = ""] = /[\s.,?!…)]*$/.exec(text) ?? [];
  const words = wordsAtEnd(text, text.length - closing.length, most);
  const found = words.find((_, at) => isAddressed(words, at) && endsAll(atEnd, words, at));
  if (!found) return text.length;
  const question = text.slice(0, found.start);
  const [before = ""] = /(?:\s[-–—])?[\s,;(]*$/.exec(question) ?? [];
  return before !== "" || /[.?!…]$/.test(question) ? found.start - before.length : text.length;
}

function isAddressed(words: readonly SpokenWord[], at: number): boolean {
  return !spokenOf.has(words[at - 1]?.text ?? "");
}
