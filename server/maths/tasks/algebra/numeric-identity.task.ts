import { type Expression, integerLeaf } from "../../expressions/expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import { integerLatex } from "../../numbers/written.ts";
import type { MathsStep } from "../../outcome.ts";
import type { Question } from "../../read/question.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readPositive } from "../../wording/written-number.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask } from "../../task/task.ts";

/** A computation by an algebraic identity instead of long multiplication. */
type Problem =
  | { kind: "square"; base: bigint }
  | { kind: "cube"; base: bigint }
  | { kind: "product"; first: bigint; second: bigint };

const by =
  "by|using|with|through [a|an|suitable|proper|appropriate] [suitable|algebraic|standard] identity|identities";
const asks = wordings({
  square: [
    `{base} ^ 2 ${by}`,
    `{base} ^ ( ² ) ${by}`,
    `square of {base} ${by}`,
    `( {base} ) ^ 2 ${by}`,
    `( {base} ) ^ ( ² ) ${by}`,
  ],
  cube: [
    `{base} ^ 3 ${by}`,
    `{base} ^ ( ³ ) ${by}`,
    `cube of {base} ${by}`,
    `( {base} ) ^ 3 ${by}`,
    `( {base} ) ^ ( ³ ) ${by}`,
  ],
  product: [
    `{first} × {second} ${by}`,
    `product {first} × {second} ${by}`,
    `{first} × {second} without [actual|direct|actually|directly] multiplication|multiplying [directly]`,
  ],
});
const earlier = wordings({
  square: ["using|by [a] [suitable] identity|identities [,] [find|evaluate] {base} ^ 2"],
  product: ["using|by [a] [suitable] identity|identities [,] [find|evaluate] {first} × {second}"],
});

const largest = 1_000_000n;

function recognise({ body, targets }: Question): Problem | null {
  if (targets.length > 0) return null;
  return asks(body, problemOf) ?? earlier(body, problemOf);
}

function problemOf(
  gaps: Parameters<Parameters<typeof asks>[1]>[0],
  kind: "square" | "cube" | "product",
): Problem | null {
  const read = (name: string): bigint | null => {
    const number = readPositive(gap(gaps, name));
    // A multiple of 10 needs no identity.
    const isUsual = number !== null && number % 10n !== 0n;
    return isUsual && number >= 11n && number <= largest ? number : null;
  };
  if (kind === "product") {
    const [first, second] = [read("first"), read("second")];
    return first === null || second === null ? null : { kind, first, second };
  }
  const base = read("base");
  return base === null ? null : { kind, base };
}

/**
 * Returns a nearby round number: the largest unit from 100 000 to 100 with a multiple at most 9 away, otherwise the
 * nearest multiple of 10.
 */
function roundNear(number: bigint): bigint {
  const nearest = (unit: bigint): bigint => ((number + unit / 2n) / unit) * unit;
  for (const unit of [100_000n, 10_000n, 1000n, 100n]) {
    const round = nearest(unit);
    const gap = number > round ? number - round : round - number;
    if (round > 0n && gap <= 9n) return round;
  }
  const round = nearest(10n);
  return round - number === 5n ? round - 10n : round;
}

function valueOf(problem: Problem): bigint {
  if (problem.kind === "square") return problem.base * problem.base;
  if (problem.kind === "cube") return problem.base ** 3n;
  return problem.first * problem.second;
}

/** Multiplies digit by digit of the second number, independently of the identity. */
function byDigits(first: bigint, second: bigint): bigint {
  return Array.from(second.toString()).reduce(
    (total, digit) => total * 10n + first * BigInt(digit),
    0n,
  );
}

function checkedValue(problem: Problem): bigint {
  if (problem.kind === "square") return byDigits(problem.base, problem.base);
  if (problem.kind === "cube") return byDigits(byDigits(problem.base, problem.base), problem.base);
  return byDigits(problem.first, problem.second);
}

function written(problem: Problem): string {
  if (problem.kind === "square") return `${problem.base}^{2}`;
  if (problem.kind === "cube") return `${problem.base}^{3}`;
  return `${problem.first} \\times ${problem.second}`;
}

interface Use {
  identity: string;
  split: string;
  opened: string;
  /** The values of the terms. */
  terms: bigint[];
}

function size(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function useOf(problem: Problem): Use {
  if (problem.kind === "square") return squareUse(problem.base);
  if (problem.kind === "cube") return cubeUse(problem.base);
  return productUse(problem.first, problem.second);
}

function squareUse(base: bigint): Use {
  const a = roundNear(base);
  const [sign, b] = [base < a ? "-" : "+", size(base - a)];
  return {
    identity: `(a ${sign} b)^{2} = a^{2} ${sign} 2ab + b^{2}`,
    split: `(${a} ${sign} ${b})^{2}`,
    opened: `${a}^{2} ${sign} 2 \\times ${a} \\times ${b} + ${b}^{2}`,
    terms: [a * a, 2n * a * (base - a), b * b],
  };
}

function cubeUse(base: bigint): Use {
  const a = roundNear(base);
  const d = base - a;
  const [sign, b] = [d < 0n ? "-" : "+", size(d)];
  return {
    identity: `(a ${sign} b)^{3} = a^{3} ${sign} 3a^{2}b + 3ab^{2} ${sign} b^{3}`,
    split: `(${a} ${sign} ${b})^{3}`,
    opened: `${a}^{3} ${sign} 3 \\times ${a}^{2} \\times ${b} + 3 \\times ${a} \\times ${b}^{2} ${sign} ${b}^{3}`,
    terms: [a ** 3n, 3n * a * a * d, 3n * a * d * d, d ** 3n],
  };
}

function productUse(first: bigint, second: bigint): Use {
  const middle = (first + second) / 2n;
  const isEven = (first + second) % 2n === 0n;
  if (isEven && middle % 10n === 0n && first !== second) {
    const b = size(first - middle);
    const [plus, minus] = [`(${middle} + ${b})`, `(${middle} - ${b})`];
    return {
      identity: "(a + b)(a - b) = a^{2} - b^{2}",
      split: first > second ? plus + minus : minus + plus,
      opened: `${middle}^{2} - ${b}^{2}`,
      terms: [middle * middle, -b * b],
    };
  }
  const x = roundNear(first > second ? second : first);
  const [a, b] = [first - x, second - x];
  const part = (value: bigint): string => `(${x} ${value < 0n ? "-" : "+"} ${size(value)})`;
  const grouped = (value: bigint): string => (value < 0n ? `(${value})` : `${value}`);
  return {
    identity: "(x + a)(x + b) = x^{2} + (a + b)x + ab",
    split: part(a) + part(b),
    opened: `${x}^{2} + (${a} + ${grouped(b)}) \\times ${x} + ${grouped(a)} \\times ${grouped(b)}`,
    terms: [x * x, (a + b) * x, a * b],
  };
}

function sumLatex(terms: readonly bigint[]): string {
  const leaves = terms.filter((term) => term !== 0n);
  const [first = 0n, ...others] = leaves;
  const sum = others.reduce<Expression>(
    (left, term) => ({
      kind: term < 0n ? "difference" : "sum",
      left,
      right: integerLeaf(size(term)),
    }),
    integerLeaf(first),
  );
  return expressionLatex(sum);
}

function stepsOf(problem: Problem, value: bigint): MathsStep[] {
  const { identity, split, opened, terms } = useOf(problem);
  const sum = sumLatex(terms);
  const steps = [
    step(
      "Write the numbers with a round number",
      "Round numbers are easy to multiply.",
      split,
      written(problem),
    ),
    step(`Use the identity $${identity}$`, "It is true for all numbers.", opened, split),
    step(
      "Work out each term",
      "Powers and products come before + and −. With a round number they are easy.",
      sum,
      opened,
    ),
    step("Add up", "Only + and − are left, done from left to right.", integerLatex(value), sum),
  ];
  return steps.filter(({ before, after }) => before !== after);
}

/** Computes products and powers of numbers near round ones by an algebraic identity. */
export const numericIdentity = defineTask<Problem, bigint>({
  name: "product-by-identity",
  recognise,
  reading: (problem) => `${written(problem)} \\text{ by an identity}`,
  solve: valueOf,
  prove: (problem, value) =>
    checkedValue(problem) === value
      ? {
          method: "Multiplied out digit by digit",
          lines: [`${written(problem)} = ${integerLatex(value)}`],
        }
      : null,
  explain: (problem, value) =>
    lesson({
      topic: "Algebraic Identities",
      method: "Using an identity",
      answer: { latex: integerLatex(value), plain: `${value}` },
      steps: stepsOf(problem, value),
      idea: "Write each number as a round number plus or minus a small one; then an identity does the rest.",
      firstMove: "Look for a round number near the given ones.",
      finalMove: "Add up the terms. What do you get?",
      terms: { Identity: "An equation that is true for all values of its letters." },
      next: ["Which other identity could be used here?"],
    }),
  vary: (problem, random) => {
    const round = wholeBetween(random, 3, 12) * 10;
    const near = wholeBetween(random, 1, 4);
    if (problem.kind === "square") return `Find ${round + near}^2 using an identity`;
    if (problem.kind === "cube") return `Find ${round - near}^3 using an identity`;
    return `Find ${round + near} × ${round - near} using a suitable identity`;
  },
  examples: ["Find 103 × 97 using a suitable identity", "Find 99^3 using an identity"],
});
