import * as q from "../numbers/rational.ts";
import type { Question } from "../read/question.ts";
import type { Amount } from "./amount.ts";
import { type Clause, clausesAt, clausesIn } from "./role-clause.ts";
import { storyText, type StoryText } from "./story-text.ts";

/** The facts of a word problem, and its requested roles. */
export interface StoryFacts {
  /** The amount in each role. */
  amounts: ReadonlyMap<string, Amount>;
  /** The words in each role: the goods, the persons. */
  words: ReadonlyMap<string, string>;
  /** Facts that the wordings state in addition to their numbers. */
  says: Readonly<Record<string, string>>;
  targets: readonly string[];
}

/** The maximum count of readings; a word problem with more is not solved. */
const mostSteps = 400;

/** Filler words between the clauses of a word problem. */
const joints =
  /(?:(?:[.,:]|and|then|if|so|now|but|also|when|where|~?hence|~?therefore|~?given|that|~?please|~?pls|~?plz|~?kindly|~?sir|~?hello|~?hi) )*/y;

/** Filler words at the end of a question in Hindi. */
const endings = /(?:(?:[.,]|nikalo|batao|~?nikaliye|~?bataiye|~?please|~?pls|~?plz|~?find_it) )*$/y;

/**
 * Reads a whole word problem by the clauses of its kind. Every word and number must belong to a clause or a joint, no
 * role may have two different values, at least one question must use all the facts, and all readings must agree;
 * otherwise null. Readings that make no sense for a kind of word problem (`isSound`) do not count.
 */
export function readStory(
  question: Question,
  clauses: readonly Clause[],
  isSound: (told: StoryFacts) => boolean = () => true,
): StoryFacts | null {
  const story = storyText(question);
  const possible = clausesIn(story.text, clauses);
  if (!possible.some(({ asks }) => asks.length > 0)) return null;
  const reader: Reader = { story, clauses: possible, steps: 0, readings: new Map(), isSound };
  explore(reader, 0, []);
  const [only, ...others] = reader.readings.values();
  if (!only || others.length > 0 || isExhausted(reader)) return null;
  return only;
}

interface Reader {
  story: StoryText;
  clauses: readonly Clause[];
  steps: number;
  /** Keyed by content, so that two paths to the same reading count once. */
  readings: Map<string, StoryFacts>;
  isSound: (told: StoryFacts) => boolean;
}

function isExhausted({ steps, clauses }: Reader): boolean {
  return steps > mostSteps * clauses.length;
}

interface Taken {
  clause: Clause;
  captures: readonly (string | undefined)[];
}

function explore(reader: Reader, from: number, taken: readonly Taken[]): void {
  const { text } = reader.story;
  const at = skip(joints, text, from);
  const isEnd = at === text.length || skip(endings, text, at) === text.length;
  if (isEnd) {
    const told = gather(reader.story, taken);
    if (told && reader.isSound(told)) reader.readings.set(signature(told), told);
    return;
  }
  for (const clause of clausesAt(text, at, reader.clauses)) {
    reader.steps += 1;
    if (isExhausted(reader)) return;
    const { pattern } = clause.wording();
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match)
      explore(reader, at + match[0].length, [...taken, { clause, captures: match.slice(1) }]);
  }
}

function skip(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  return match ? from + match[0].length : from;
}

interface Gathered {
  amounts: Map<string, Amount>;
  words: Map<string, string>;
  says: Map<string, string>;
}

/** Merges the facts of the clauses; null if they contradict each other, or one clause is used twice. */
function gather(story: StoryText, taken: readonly Taken[]): StoryFacts | null {
  const gathered: Gathered = { amounts: new Map(), words: new Map(), says: new Map() };
  const targets = taken.flatMap(({ clause }) => clause.asks);
  const isRepeated = new Set(taken.map(({ clause }) => clause)).size < taken.length;
  if (isRepeated || targets.length === 0 || new Set(targets).size < targets.length) return null;
  const isClear = taken.every((one) => {
    return (
      takesGaps(gathered, story, one) && isInOrder(gathered.words) && takesSayings(gathered, one)
    );
  });
  const { amounts, words, says } = gathered;
  return isClear ? { amounts, words, says: Object.fromEntries(says), targets } : null;
}

function takesGaps({ amounts, words }: Gathered, story: StoryText, taken: Taken): boolean {
  return taken.clause.wording().gaps.every(({ role, kind }, index) => {
    const capture = taken.captures[index];
    if (capture === undefined) return true;
    if (kind !== "amount") return agrees(words, role, { capture, text: story.text });
    const amount = story.amounts[Number(/\d+/.exec(capture)?.[0])];
    if (!amount || isOther(amounts.get(role), amount)) return false;
    amounts.set(role, amount);
    return true;
  });
}

function takesSayings({ says }: Gathered, { clause }: Taken): boolean {
  return Object.entries(clause.says).every(([key, value]) => {
    const known = says.get(key);
    says.set(key, value);
    return known === undefined || known === value;
  });
}

/** Persons are called A, B and C in order of appearance, so that a word problem has one reading and no mirror image. */
function isInOrder(words: ReadonlyMap<string, string>): boolean {
  const [a, b, c] = ["A", "B", "C"].map((role) => words.get(role));
  const isApart = b === undefined || (b !== a && c !== a && c !== b);
  return isApart && (b === undefined || a !== undefined) && (c === undefined || b !== undefined);
}

function isOther(known: Amount | undefined, amount: Amount): boolean {
  if (!known) return false;
  // A count may be repeated ("12 pens … the 12 pens"); a second price or rate is a different one.
  return (
    known.kind !== "number" || amount.kind !== "number" || !q.equals(known.value, amount.value)
  );
}

const pronouns = new Set(["he", "she", "they", "it", "i"]);

/** A repeated thing must have the same name, singular or plural; a person may also be a pronoun. */
function agrees(
  words: Map<string, string>,
  role: string,
  { capture, text }: { capture: string; text: string },
): boolean {
  const name = singularOf(capture.replaceAll("~", "").trim());
  if (pronouns.has(name)) return true;
  const known = words.get(role);
  if (known === undefined) words.set(role, capture.replaceAll("~", "").trim());
  if (known === undefined) return true;
  const other = singularOf(known);
  // "an old scooter" is repeated as "the scooter"; "red pens" after "pens" is only a part of the things given.
  return other === name || (other.endsWith(` ${name}`) && !isCounted(capture, text));
}

/** "12 red pens … 5 pens": counts or measures a different set of things, unless the text says "such pens". */
function isCounted(capture: string, text: string): boolean {
  const before = text
    .split(` ${capture}`)
    .slice(0, -1)
    .map((part) => part.replace(/ of$/, ""));
  return before.some((part) => /(?:^| )(?:[NWVLT]\d+(?:_\d+)?|many|much)$/.test(part));
}

/** The singular, accurate enough to tell whether two words are the same noun. */
export function singularOf(noun: string): string {
  return (
    noun
      .replace(/ies$/, "y")
      .replace(/(?<=s|x|z|ch|sh)es$/, "")
      .replace(/(?<=lo|po|to|go)es$/, "")
      .replace(/(?<!s)s$/, "")
      .replace(/^(?:men)$/, "man")
      .replace(/^women$/, "woman")
      .replace(/^children$/, "child")
      // The code above removes the last letters of "horses" and "prizes", so "horse" and "prize" lose them too.
      .replace(/(?<!s)se$/, "")
      .replace(/(?<=z)e$/, "")
  );
}

function signature({ amounts, says, targets }: StoryFacts): string {
  const roles = [...amounts].map(
    ([role, { start, value }]) => `${role}:${start}:${value.numerator}/${value.denominator}`,
  );
  const said = Object.entries(says).map(([key, value]) => `${key}-${value}`);
  return [...roles, ...said].toSorted().join(" ") + targets.join(",");
}
