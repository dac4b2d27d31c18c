import { rationalLatex } from "../../../numbers/written.ts";
import * as q from "../../../numbers/rational.ts";
import type { Question } from "../../../read/question.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { clauses, numberOf, readWhole, type GapTexts } from "../../../wording/line-reader.ts";
import { questionLine } from "../../../wording/question-line.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";

/** A ratio of two letters in whole numbers. */
interface Link {
  letters: readonly [string, string];
  terms: readonly [bigint, bigint];
}

interface Problem {
  first: Link;
  second: Link;
  shared: string;
  asked: string[];
}

/** The terms of the letters that are requested, in their order and in lowest terms. */
type Result = bigint[];

function linkOf(
  one: string | undefined,
  other: string | undefined,
  terms: (string | undefined)[],
): Link | null {
  const [left, right] = terms.map(numberOf);
  const isWhole =
    left && right && [left, right].every((term) => q.isInteger(term) && q.sign(term) > 0);
  if (one === undefined || other === undefined || one === other || !isWhole) return null;
  return { letters: [one, other], terms: [left.numerator, right.numerator] };
}

function told({ a, b, c, d, p, r, s, t, x = "", y = "", z }: GapTexts): Problem | null {
  const [first, second] = [linkOf(a, b, [p, r]), linkOf(c, d, [s, t])];
  if (!first || !second) return null;
  const [shared, ...others] = first.letters.filter((letter) => second.letters.includes(letter));
  if (shared === undefined || others.length > 0) return null;
  const asked = [x, y, ...(z === undefined ? [] : [z])];
  const all = new Set([...first.letters, ...second.letters]);
  const isOfThem = asked.every((letter) => all.has(letter)) && new Set(asked).size === asked.length;
  return isOfThem ? { first, second, shared, asked } : null;
}

const link = (one: string, other: string, left: string, right: string): string =>
  `{${one}:letter} : {${other}:letter} =|is|:: {${left}} : {${right}}`;
const known = clauses<Problem>(
  [
    `[if|given] ${link("a", "b", "p", "r")} and|,|;|. [and] [if] ${link("c", "d", "s", "t")} [,|.] [then] [find|what_is|calculate|determine] [value|ratio] [of] {x:letter} : {y:letter} < : {z:letter} > [is|=]`,
    `find|what_is [ratio] [of] {x:letter} : {y:letter} < : {z:letter} > if|when|given [that] ${link("a", "b", "p", "r")} and|,|; [and] ${link("c", "d", "s", "t")}`,
  ],
  told,
);

function recognise(question: Question): Problem | null {
  return question.text.length < 200 && question.text.includes(":")
    ? readWhole(questionLine(question), known)
    : null;
}

/** The term of a letter in a link. */
function termOf({ letters, terms }: Link, letter: string): bigint | null {
  const at = letters.indexOf(letter);
  return terms[at] ?? null;
}

/** Both links with the same term for the letter that they share. */
function joined({ first, second, shared }: Problem): Map<string, bigint> {
  const [here, there] = [termOf(first, shared) ?? 1n, termOf(second, shared) ?? 1n];
  const scaled = (one: Link, factor: bigint): [string, bigint][] =>
    one.letters.map((letter) => [letter, (termOf(one, letter) ?? 1n) * factor]);
  return new Map([...scaled(first, there), ...scaled(second, here)]);
}

function solve(problem: Problem): Result {
  const all = joined(problem);
  const terms = problem.asked.map((letter) => all.get(letter) ?? 1n);
  const divisor = terms.reduce(commonDivisor);
  return terms.map((term) => term / divisor);
}

function commonDivisor(left: bigint, right: bigint): bigint {
  return right === 0n ? left : commonDivisor(right, left % right);
}

/** Each letter as a fraction of the shared one, which neither scaling nor cancelling has touched. */
function prove(problem: Problem, result: Result): Proof | null {
  const { first, second, shared, asked } = problem;
  const sizes = asked.map((letter) => {
    if (letter === shared) return q.rational(1n);
    const own = first.letters.includes(letter) ? first : second;
    return q.rational(termOf(own, letter) ?? 0n, termOf(own, shared) ?? 1n);
  });
  const [size, term] = [sizes[0], result[0]];
  if (!size || term === undefined || result.some((one) => one <= 0n)) return null;
  const isSame = sizes.every((one, at) =>
    q.equals(q.multiply(one, q.rational(term)), q.multiply(size, q.rational(result[at] ?? 0n))),
  );
  return isSame
    ? {
        method: `Each as a fraction of ${shared.toUpperCase()}`,
        lines: [`${sizes.map((one) => rationalLatex(one)).join(" : ")} = ${result.join(" : ")}`],
      }
    : null;
}

function ratioLatex(letters: readonly string[], terms: readonly bigint[]): string {
  return `${letters.map((letter) => letter.toUpperCase()).join(" : ")} = ${terms.join(" : ")}`;
}

function explain(problem: Problem, result: Result): Explanation {
  const { first, second, shared, asked } = problem;
  const all = joined(problem);
  const name = shared.toUpperCase();
  const made = ({ letters }: Link): string =>
    ratioLatex(
      letters,
      letters.map((letter) => all.get(letter) ?? 1n),
    );
  return lesson({
    topic: "Ratio and proportion",
    method: "Making the common term equal",
    difficulty: "intermediate",
    answer: { latex: result.join(" : "), plain: result.join(" : ") },
    steps: [
      step(
        `Make the term of ${name} the same in both ratios`,
        `Both terms of a ratio may be multiplied by one number. ${name} stands in both ratios.`,
        `${made(first)},\\quad ${made(second)}`,
        `${ratioLatex(first.letters, first.terms)},\\quad ${ratioLatex(second.letters, second.terms)}`,
      ),
      step(
        "Write the ratio that is asked for in lowest terms",
        `Now that ${name} is the same in both, the terms can be put side by side.`,
        ratioLatex(asked, result),
      ),
    ],
    idea: `Which letter stands in both ratios? Give it the same term in both.`,
    firstMove: `Multiply the two ratios so that the terms of ${name} are equal.`,
    finalMove: "Put the terms side by side and cancel. What do you get?",
    next: ["What would change if one of the two ratios were turned round?"],
  });
}

/** A ratio of letters from two ratios that share one of them. */
export const ratioChain = defineTask<Problem, Result>({
  name: "ratio-chain",
  recognise,
  reading: ({ first, second, asked }) =>
    `${ratioLatex(first.letters, first.terms)},\\quad ${ratioLatex(second.letters, second.terms)},\\quad ${asked.map((letter) => letter.toUpperCase()).join(" : ")} = \\text{?}`,
  solve,
  prove,
  explain,
  vary: (_, random) => {
    const [a, b, c, d] = [2, 3, 4, 5].map((least) => wholeBetween(random, least, least + 3));
    return `If A : B = ${a} : ${b} and B : C = ${c} : ${d}, find A : B : C`;
  },
  examples: [
    "If A : B = 2 : 3 and B : C = 4 : 5, find A : B : C",
    "If A : B = 3 : 4 and B : C = 8 : 9, find A : C",
  ],
});
