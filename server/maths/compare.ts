import { spend, withBudget } from "./algebra/budget.ts";
import { compareRadians } from "./compare/angles.ts";
import { compareTimes } from "./compare/clock-times.ts";
import { compareWritten } from "./compare/expressions.ts";
import { compareFiniteSets } from "./compare/finite-sets.ts";
import { compareGeneralSolutions } from "./compare/general-solutions.ts";
import {
  different,
  equal,
  type Judgement,
  together,
  unfinished,
  unreadable,
} from "./compare/judgement.ts";
import { mayBeSame, readLabel } from "./compare/labels.ts";
import { compareLinesInSpace } from "./compare/lines.ts";
import { compareLists, isList, listItems } from "./compare/lists.ts";
import { compareMatrices } from "./compare/matrices.ts";
import { isDecimalNear } from "./compare/near.ts";
import { compareNumbers } from "./compare/numbers.ts";
import { compareOptions, compareToOption } from "./compare/options.ts";
import { compareParts } from "./compare/parts.ts";
import { plainText } from "./compare/plain-text.ts";
import { compareTuples } from "./compare/points.ts";
import { compareWorkings } from "./compare/products.ts";
import { compareQuantities, isQuantity } from "./compare/quantities.ts";
import { compareFormulas, compareReactions } from "./compare/reactions.ts";
import { compareRealSets } from "./compare/real-sets.ts";
import { compareRelations } from "./compare/relations.ts";
import { compareStatements } from "./compare/statements.ts";
import { compareSubshells } from "./compare/subshells.ts";
import { compareTruth } from "./compare/truth.ts";
import { compareCounted } from "./compare/units-apart.ts";
import { compareVectors } from "./compare/vectors.ts";
import { compareRoman, compareSaidNumber, compareWords } from "./compare/words.ts";
import { isInForm } from "./compare/written-form.ts";
import { limits } from "./limits.ts";
import type { AnswerKind, MathsAnswer } from "./outcome.ts";
import { lazily } from "./read/lazily.ts";
import { Refusal } from "./refusal.ts";

type Comparer = (expected: string, given: string, kind?: AnswerKind) => Judgement | null;

/** Each returns null if the expected answer is not of its kind; the more specific kinds come first. */
const wholeComparers: readonly Comparer[] = [
  (expected, given) => compareOptions(expected, given, compareOne),
  compareTruth,
  compareStatements,
  compareRoman,
  compareTimes,
  compareReactions,
  compareSubshells,
  compareFormulas,
  compareFiniteSets,
  compareRealSets,
  (expected, given) => compareRelations(expected, given, compareOne),
  compareGeneralSolutions,
  compareLinesInSpace,
  compareWorkings,
  (expected, given) => compareMatrices(expected, given, compareOne),
  compareSeveral,
  (expected, given, kind) => (isList(expected) ? null : compareOne(expected, given, kind)),
  compareWithList,
];

/** For one value, without its label. */
const valueComparers: readonly Comparer[] = [
  compareTimes,
  compareFormulas,
  (expected, given) => (/[∞∪]/.test(expected) ? compareRealSets(expected, given) : null),
  compareSaidNumber,
  (expected, given) => compareRadians(expected, given, compareOne),
  compareNumbers,
  compareQuantities,
  (expected, given) => compareVectors(expected, given, compareWritten),
  compareTuples,
  (expected, given) => compareCounted(expected, given, compareOne),
  // 62.5 m is not a product of letters, whatever the other answer is.
  (expected, given) => (isQuantity(expected) ? null : compareWritten(expected, given)),
  compareWords,
];

/**
 * Judges an answer against the expected one by meaning, in plain text, Unicode or LaTeX: numbers by exact
 * value, roots and points in any order, systems by letter, ratios in lowest terms, quantities in any unit, inequalities
 * as sets of numbers, expressions and equations by mathematical equality. With a `kind`, the order or the form
 * counts too, or rounding is accepted. Never throws, and takes a few milliseconds.
 */
export function compare(expected: string, given: string, kind?: AnswerKind): Judgement {
  return comparerTo(expected, kind)(given);
}

/** `compare` for many answers: the expected answer is prepared once. */
export function comparerTo(expected: string, kind?: AnswerKind): (given: string) => Judgement {
  const wanted = lazily(() => plainText(expected));
  return (given) => {
    if (Math.max(expected.length, given.length) > longest) return unreadable;
    if (given.trim() === "") return unreadable;
    if (expected.trim() === given.trim()) return equal;
    const found = withoutAnnouncement(plainText(given));
    if (found === "") return unreadable;
    return withBudget(() => judged(wanted(), found, kind));
  };
}

/** The maximum length; answers of the solver may be longer than questions: a matrix, a division with its remainder. */
const longest = 2 * limits.questionLength;

/** "The answer is", "Ans:" and a full stop are not part of an answer. */
function withoutAnnouncement(given: string): string {
  return given
    .replace(
      /^(?:(?:so|hence|therefore|thus),?\s+)?(?:(?:the|my)\s+)?(?:(?:final|correct|right|required)\s+)?(?:answer|ans|solution|result|uttar)\b\.?\s*(?:is|are|=|:|hai|-)?\s*/i,
      "",
    )
    .replace(/(?<=[^\s.])\s*(?:\.|।)\s*$/, "")
    .replace(/\s+(?:hai|hoga|ans|answer)$/i, "")
    .trim();
}

/** 36 remainder 1, 36 R 1, Q = 36, R = 1: the result of a division with a remainder. */
const division =
  /^(?:quotient\s*[:=]?\s*|q\s*[:=]\s*)?(\d+)\s*,?\s*(?:and\s+)?(?:the\s+)?(?:remainder|rem\b\.?|r)\s*(?:[:=]|is\b)?\s*(\d+)$/i;

function withDivision(text: string): string {
  return text.replace(division, "quotient $1, remainder $2");
}

function judged(wanted: string, found: string, kind?: AnswerKind): Judgement {
  if (wanted === found) return equal;
  const isDivision = division.test(wanted);
  const [expected, given] = isDivision ? [wanted, found].map(withDivision) : [wanted, found];
  if (expected === undefined || given === undefined) return unreadable;
  const verdict = firstVerdict(wholeComparers, { expected, given, kind });
  return verdict.outcome === "equal" && kind === "as-asked" ? inForm(expected, given) : verdict;
}

interface Pair {
  expected: string;
  given: string;
  kind: AnswerKind | undefined;
}

/** The result of the first comparison that is not null. */
function firstVerdict(comparers: readonly Comparer[], { expected, given, kind }: Pair): Judgement {
  for (const comparer of comparers) {
    const found = attempted(comparer, { expected, given, kind });
    if (found && found.outcome !== "unreadable") return found;
  }
  return unreadable;
}

/** An expression that exceeds its budget counts as unreadable. */
function attempted(comparer: Comparer, { expected, given, kind }: Pair): Judgement | null {
  try {
    return comparer(expected, given, kind);
  } catch (error) {
    if (error instanceof Refusal) return unreadable;
    throw error;
  }
}

/** Roots, systems, shares, lists: first as numbers, then part by part. */
function compareSeveral(expected: string, given: string, kind?: AnswerKind): Judgement | null {
  const numbers = kind === "in-order" ? null : compareNumbers(expected, given);
  if (numbers && numbers.outcome !== "unreadable" && numbers.outcome !== "different")
    return numbers;
  const parts = compareLists(expected, given, {
    isOrdered: kind === "in-order",
    compareOne: (own, other) => compareOne(own, other, kind),
  });
  if (!parts || !numbers || numbers.outcome === "unreadable") return parts;
  return parts.outcome === "unfinished" && parts.missing === "exact" ? parts : numbers;
}

/** Several values where one is expected: another value next to the right one makes the answer wrong. */
function compareWithList(expected: string, given: string, kind?: AnswerKind): Judgement | null {
  const items = isList(expected) ? [] : listItems(given);
  if (items.length < 2 || items.length > mostAlternatives) return null;
  return together(items.map(({ value }) => compareOne(readLabel(expected).value, value, kind)));
}

/** An answer with more values than this is not accepted. */
const mostAlternatives = 12;

/** One value, whatever its label is. */
function compareOne(expected: string, given: string, kind?: AnswerKind): Judgement {
  if (expected === given) return equal;
  const places = comparePlaces(expected, given, kind);
  if (places) return places;
  const equation = /=/.test(expected) ? compareWritten(expected, given) : null;
  if (equation && equation.outcome !== "unreadable") return equation;
  const [wanted, found] = [readLabel(expected), readLabel(given)];
  if (!mayBeSame(wanted.label, found.label)) return different;
  return compareChain(wanted.value, found.value, kind);
}

/** "local maximum 19 at x = 1" is a value and its position. */
function comparePlaces(expected: string, given: string, kind?: AnswerKind): Judgement | null {
  const [value = "", place, ...more] = expected.split(/\s+at\s+/);
  if (place === undefined || more.length > 0) return null;
  const [own = "", at] = given.split(/\s+(?:at|when|for)\s+/);
  const verdict = compareOne(value, own, kind);
  return together([
    verdict,
    at === undefined ? unfinished("other-values") : compareOne(place, at, kind),
  ]);
}

/** In 8/2 = 4 and 10√3 ≈ 17.32 each side must equal the value; the last exact side shows how far it is simplified. */
function compareChain(expected: string, given: string, kind?: AnswerKind): Judgement {
  const [exact = "", ...near] = given
    .split("≈")
    .map((side) => side.trim())
    .filter((side) => side !== "");
  const sides = exact
    .split("=")
    .map((side) => side.trim())
    .filter((side) => side !== "");
  if (sides.length + near.length > mostSides) return unreadable;
  const verdicts = (/=/.test(expected) ? [exact] : sides).map((side) =>
    compareValue(expected, side, kind),
  );
  const verdict =
    verdicts.find(({ outcome }) => outcome !== "equal" && outcome !== "unfinished") ??
    verdicts.at(-1);
  const isNear = near.every((side) => {
    const { outcome } = compareValue(expected, side, "rounded");
    return outcome === "equal" || outcome === "unfinished";
  });
  return isNear ? (verdict ?? unreadable) : different;
}

/** A longer chain of equalities is no answer. */
const mostSides = 8;

function compareValue(expected: string, given: string, kind?: AnswerKind): Judgement {
  if (expected === given) return equal;
  // Each reading is fast by itself; the budget limits how many are tried.
  spend(100 + 2 * (expected.length + given.length));
  const verdict = firstVerdict(valueComparers, { expected, given, kind });
  const isOpen = verdict.outcome === "different" || verdict.outcome === "unreadable";
  return isOpen && isDecimalNear(expected, given) ? unfinished("exact") : verdict;
}

/** Equal in value, and also in the requested form. */
function inForm(expected: string, given: string): Judgement {
  const last = (text: string): string => text.split("=").at(-1) ?? text;
  const [wanted, found] = [last(expected), last(given)];
  return isInForm(wanted, found) ? equal : unfinished("form");
}

/**
 * `compare` with an answer of the solver: the order and the form count if the answer requires it. If the answer shows
 * a decimal after ≈, both the decimal and the exact value are accepted, although money is rounded to paise.
 */
export function compareToAnswer(answer: MathsAnswer, given: string): Judgement {
  const { parts, option, ...value } = answer;
  if (parts) return compareParts(parts, given, compareToAnswer);
  const toValue = (text: string): Judgement => compareToValue(value, text);
  return option ? compareToOption(option, given, toValue) : toValue(given);
}

function compareToValue({ latex, plain, kind }: MathsAnswer, given: string): Judgement {
  const shown = shownBeside(latex);
  const isRounded = /\\approx(?![a-zA-Z])|≈/.test(latex);
  const verdict = compare(plain, given, kind ?? (isRounded ? "rounded" : undefined));
  const isOtherForm = verdict.outcome === "unfinished" && verdict.missing === "form";
  if (verdict.outcome === "equal" || isOtherForm) return verdict;
  const verdicts = shown.flatMap(({ exact, near }) => [
    compare(near, given, "rounded"),
    compare(exact, given),
  ]);
  return verdicts.find(({ outcome }) => outcome === "equal") ?? verdict;
}

const severalValues = /,\s|\\;|\\quad|\\text\{ ?(?:or|and)/;

/** The additional content of the LaTeX compared with the plain answer: one decimal after ≈, the value of an option. */
function shownBeside(latex: string): { exact: string; near: string }[] {
  if (/^\\text\{\([a-e]\)/.test(latex)) return [{ exact: latex, near: latex }];
  const [exact = "", near, ...more] = latex.split(/\\approx(?![a-zA-Z])|≈/);
  // Several values after the signs can't be matched here.
  const isOne = near !== undefined && more.length === 0 && !severalValues.test(near);
  return isOne && exact !== "" ? [{ exact, near }] : [];
}

/** Whether a text is a mathematical answer that can be judged by meaning: no words, and no single letter. */
export function isMathematics(text: string): boolean {
  if (
    text.length > limits.questionLength ||
    (/^[^a-z]*[a-z][^a-z]*$/i.test(text) && !/\d/.test(text))
  ) {
    return false;
  }
  const plain = plainText(text);
  return withBudget(() =>
    mathematical.some((comparer) => {
      const verdict = attempted(comparer, { expected: plain, given: `${plain} `, kind: undefined });
      return verdict?.outcome === "equal";
    }),
  );
}

const mathematical: readonly Comparer[] = [
  compareRealSets,
  compareNumbers,
  compareQuantities,
  compareTuples,
  compareWritten,
  (expected, given) => compareMatrices(expected, given, compareOne),
];

/** `compare` without the details of what is missing. */
export function compareAnswers(
  expected: string,
  given: string,
  kind?: AnswerKind,
): Judgement["outcome"] {
  return compare(expected, given, kind).outcome;
}
