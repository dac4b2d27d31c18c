import { exactSquareRoot, greatestCommonDivisor } from "../../numbers/integers.ts";
import * as q from "../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../numbers/written.ts";
import { lazily } from "../../read/lazily.ts";
import { notSupported } from "../../refusal.ts";
import { lesson } from "../../lesson/lesson.ts";
import { wholeBetween } from "../../variation/random.ts";
import {
  type Clause,
  clauses,
  numberOf,
  readWhole,
  type GapTexts,
} from "../../wording/line-reader.ts";
import { questionLine } from "../../wording/question-line.ts";
import { defineTask, type Explanation, type Proof } from "../../task/task.ts";
import {
  type ReciprocalRoots,
  type Reciprocal,
  reciprocalEquation,
  reciprocalSteps,
  rootsOf,
} from "./reciprocal-steps.ts";

const mostDigits = 10n ** 9n;
const find = "[.|,] [then] [find|what_is|determine] [number|numbers|it|that_number|this_number]";
const gaps = { own: "a (?:positive |natural |real |rational )?number " };

const wordings = lazily((): readonly Clause<Reciprocal>[] => [
  ...clauses(
    [
      `[if] sum of {p:own} and its [own] reciprocal is|= {t} ${find}`,
      `find {p:own} such that sum of number and its reciprocal is {t}`,
      `find {p:own} whose sum with its reciprocal is {t}`,
    ],
    (taken) => problemOf(taken, 1),
    gaps,
  ),
  ...clauses(
    [
      `[if] {p:own} exceeds its [own] reciprocal by {t} ${find}`,
      `[if] {p:own} is {t} more|greater than its [own] reciprocal ${find}`,
    ],
    (taken) => problemOf(taken, -1),
    gaps,
  ),
]);

function problemOf({ p = "", t }: GapTexts, sign: 1 | -1): Reciprocal | null {
  const total = numberOf(t);
  const isSmall = total.numerator < mostDigits && total.denominator < mostDigits;
  if (!isSmall || q.sign(total) <= 0) return null;
  const among = /positive|natural/.exec(p)?.[0];
  return { sign, total, among: among === "positive" || among === "natural" ? among : "all" };
}

/**
 * Solves d·x² − n·x ± d = 0 by the quadratic formula, where n/d is the total. Throws a refusal if no rational root
 * exists or none is allowed.
 */
function solve({ sign, total, among }: Reciprocal): ReciprocalRoots {
  const { numerator: n, denominator: d } = total;
  const discriminant = n * n - 4n * BigInt(sign) * d * d;
  if (discriminant < 0n)
    throw notSupported(
      "No real number is like that: a positive number and its reciprocal make at least 2.",
    );
  const root = exactSquareRoot(discriminant);
  if (root === null) {
    throw notSupported(
      "The number is no fraction here. Solve the equation by the quadratic formula.",
    );
  }
  const common = greatestCommonDivisor(n + root, 2n * d);
  const [a, b] = [(n + root) / common, (2n * d) / common];
  const numbers = rootsOf({ sign, a, b }).filter((one) => {
    return among === "all" || (q.sign(one) > 0 && (among === "positive" || q.isInteger(one)));
  });
  if (numbers.length === 0)
    throw notSupported("No natural number is like that. Check the question.");
  return { a, b, numbers };
}

function prove({ sign, total }: Reciprocal, { numbers }: ReciprocalRoots): Proof | null {
  const fits = numbers.every((one) => {
    const other = q.divide(q.rational(BigInt(sign)), one);
    return q.equals(q.add(one, other), total);
  });
  if (!fits || numbers.length === 0) return null;
  return {
    method: "Each number and its reciprocal put back into the question",
    lines: numbers.map((one) => {
      const other = q.divide(q.one, one);
      const added =
        q.sign(other) < 0 ? `\\left(${rationalLatex(other)}\\right)` : rationalLatex(other);
      return `${rationalLatex(one)} ${sign > 0 ? "+" : "-"} ${added} = ${rationalLatex(total)}`;
    }),
  };
}

function explain(problem: Reciprocal, found: ReciprocalRoots): Explanation {
  const { numbers } = found;
  return lesson({
    topic: "Quadratic Equations",
    method: "Quadratic equation by factorisation",
    difficulty: "intermediate",
    answer: {
      latex: numbers.map((one) => rationalLatex(one)).join(" \\text{ or } "),
      plain: numbers.map((one) => rationalPlain(one)).join(", "),
    },
    steps: reciprocalSteps(problem, found),
    idea: "Call the number $x$. Its reciprocal is 1 divided by it, and the sentence becomes an equation.",
    firstMove: "Write the sentence of the question as an equation in $x$.",
    finalMove: "Solve the equation. Which numbers fit the question?",
    terms: { Reciprocal: "1 divided by the number: the reciprocal of 3/4 is 4/3." },
    next: ["What do you notice when you multiply the two roots?"],
  });
}

/** Finds a number from the sum of it and its reciprocal, or from their difference. */
export const reciprocalNumber = defineTask<Reciprocal, ReciprocalRoots>({
  name: "reciprocal-story",
  recognise: (question) => {
    if (question.text.length > 200 || !/reciprocal/i.test(question.text)) return null;
    return readWhole(questionLine(question), wordings());
  },
  reading: reciprocalEquation,
  solve,
  prove,
  explain,
  vary: ({ sign }, random) => {
    const b = wholeBetween(random, 1, 6);
    const a = b + wholeBetween(random, 1, 5);
    const total = q.rational(BigInt(sign > 0 ? a * a + b * b : a * a - b * b), BigInt(a * b));
    return sign > 0
      ? `The sum of a number and its reciprocal is ${rationalPlain(total)}. Find the number.`
      : `A positive number exceeds its reciprocal by ${rationalPlain(total)}. Find the number.`;
  },
  examples: [
    "The sum of a number and its reciprocal is 17/4. Find the number.",
    "A positive number exceeds its reciprocal by 21/10. Find the number.",
  ],
});
