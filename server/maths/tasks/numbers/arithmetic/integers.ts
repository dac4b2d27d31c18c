import { type Expression, integerLeaf } from "../../../expressions/expression.ts";
import { absolute } from "../../../numbers/integers.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import type { Approach } from "../../../outcome.ts";
import { chainOf } from "./chain.ts";
import { createWorking, type Move, type SchoolMethod, type SumToExplain } from "./school-method.ts";
import { settle } from "../../../expressions/settle.ts";

/** NCERT introduces integers and additive inverses in class 6; below it the number line is used. */
const firstClassOfIntegers = 6;

/** The longest move on the number line that is explained in words. */
const furthestOnLine = 20n;

const topicBelow = {
  topic: "Numbers below zero",
  idea: "Think of a number line: to the right numbers grow, to the left they get smaller, even below zero.",
  keyTerms: [],
};

/**
 * Works out additions and subtractions of integers with negative numbers: −7 − (−12), 5 − 9, 5 − (−3) + (−8). Returns
 * null for other sums.
 */
export function byAdditiveInverses(sum: SumToExplain): SchoolMethod | null {
  const terms = integerTerms(sum.expression);
  if (!terms || !goesBelowZero(terms)) return null;
  const line = onNumberLine(sum, terms);
  if (sum.grade < firstClassOfIntegers) {
    return { ...topicBelow, method: "Number line", steps: [...(line?.steps ?? sum.usual)] };
  }
  const subtracted = terms.find(({ isSubtracted }) => isSubtracted);
  return {
    topic: "Integers",
    method: subtracted ? "Adding the additive inverse" : "Addition of integers",
    idea: subtracted
      ? "To subtract an integer, add its additive inverse. Then there are only additions left."
      : "Look at the signs: integers with the same sign add up, integers with different signs take away from each other.",
    keyTerms,
    steps: integerSteps(sum.expression, terms),
    ...(line && { approaches: [line] }),
  };
}

const keyTerms = [
  { term: "Integer", meaning: "A whole number, which may be negative, zero or positive." },
  {
    term: "Additive inverse",
    meaning: "The number with the other sign. Together with it the sum is 0: $5 + (-5) = 0$.",
  },
];

interface Term {
  value: bigint;
  isSubtracted: boolean;
}

/** Returns the terms of a chain of additions and subtractions of integers; null for other sums. */
function integerTerms(expression: Expression): Term[] | null {
  const chain = chainOf(settle(expression));
  if (!chain || chain.terms.length < 2) return null;
  if (chain.terms.some(({ leaf }) => leaf.form.kind !== "integer")) return null;
  return chain.terms.map(({ leaf, isSubtracted }) => ({
    value: leaf.value.numerator,
    isSubtracted,
  }));
}

function goesBelowZero(terms: readonly Term[]): boolean {
  let total = 0n;
  return terms.some(({ value, isSubtracted }) => {
    total += isSubtracted ? -value : value;
    return value < 0n || total < 0n;
  });
}

function integerSteps(expression: Expression, terms: readonly Term[]): SchoolMethod["steps"] {
  const { steps, move } = createWorking(expression);
  const subtracted = terms.find(({ isSubtracted }) => isSubtracted);
  const addends = terms.map(({ value, isSubtracted }) => (isSubtracted ? -value : value));
  if (subtracted) {
    const [own, inverse] = [latex(subtracted.value), latex(-subtracted.value)];
    move(
      sumOf(addends),
      "Add the additive inverse instead of subtracting",
      `To subtract an integer, add its additive inverse. The additive inverse of $${own}$ is $${inverse}$, because together they make 0.`,
    );
  }
  const positive = addends.filter((value) => value > 0n);
  const negative = addends.filter((value) => value < 0n);
  const [gained, lost] = [positive, negative].map((values) =>
    values.reduce((total, value) => total + value, 0n),
  );
  if (gained === undefined || lost === undefined || gained === 0n || lost === 0n) {
    addSameSigns(
      addends.filter((value) => value !== 0n),
      move,
    );
    return steps;
  }
  if (positive.length + negative.length > 2) {
    move(
      sumOf([...positive, ...negative]),
      "Put the positive integers first, the negative ones after them",
      "Integers may be added in any order.",
    );
    move(
      sumOf([gained, lost]),
      "Add the positive integers, and add the negative integers",
      "Integers with the same sign add up and keep their sign.",
    );
  }
  addDifferentSigns(gained, lost, move);
  return steps;
}

function addSameSigns(addends: readonly bigint[], move: Move): void {
  const total = addends.reduce((sum, value) => sum + value, 0n);
  if (total < 0n && addends.length > 1) {
    const sizes = sumOf(addends.map(absolute));
    move(
      { kind: "negate", operand: { kind: "group", inner: sizes } },
      "Add without the signs, and keep the minus sign",
      "Integers with the same sign add up, and the sum has that sign too.",
    );
  }
  move(integerLeaf(total), "Add", "What is left is a sum of whole numbers.");
}

function addDifferentSigns(gained: bigint, lost: bigint, move: Move): void {
  const size = absolute(lost);
  if (gained === size) {
    move(integerLeaf(0n), "Add an integer and its additive inverse", "Together they make 0.");
    return;
  }
  const isPositive = gained > size;
  const [larger, smaller] = isPositive ? [gained, size] : [size, gained];
  const difference: Expression = {
    kind: "difference",
    left: integerLeaf(larger),
    right: integerLeaf(smaller),
  };
  move(
    isPositive ? difference : { kind: "negate", operand: { kind: "group", inner: difference } },
    "Subtract the smaller from the larger, without their signs",
    `The signs are different, so one takes away from the other. $${latex(larger)}$ is the larger of the two and its sign is ${isPositive ? "plus, so the sum is positive" : "minus, so the sum is negative"}.`,
  );
  move(integerLeaf(gained + lost), "Subtract", "What is left is a subtraction of whole numbers.");
}

function sumOf(values: readonly bigint[]): Expression {
  const [first = 0n, ...others] = values;
  return others.reduce<Expression>(
    (left, value) => ({ kind: "sum", left, right: integerLeaf(value) }),
    integerLeaf(first),
  );
}

function latex(value: bigint): string {
  return expressionLatex(integerLeaf(value));
}

/** Explains the sum of two small integers as a move on the number line; null for other sums. */
function onNumberLine(
  { expression, answer }: SumToExplain,
  [first, second, ...others]: readonly Term[],
): Approach | null {
  if (!first || !second || others.length > 0) return null;
  if ([first, second].some(({ value }) => absolute(value) > furthestOnLine)) return null;
  const count = absolute(second.value);
  const isNegative = second.value < 0n;
  const side = isNegative === second.isSubtracted ? "right" : "left";
  const operation = second.isSubtracted ? "Subtracting" : "Adding";
  return {
    method: "Number line",
    steps: [
      {
        title: `Start at $${latex(first.value)}$ and move ${count} ${count === 1n ? "step" : "steps"} to the ${side}`,
        why: isNegative
          ? `${operation} a negative number turns round and moves to the ${side}.`
          : `${operation} a positive number moves to the ${side}.`,
        before: expressionLatex(expression),
        after: answer,
      },
    ],
  };
}
