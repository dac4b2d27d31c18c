import { canonical } from "../../algebra/canonical.ts";
import type { Quotient } from "../../algebra/form.ts";
import { coefficientsIn } from "../../algebra/in-one-variable.ts";
import * as form from "../../algebra/quotient.ts";
import { quadraticRoots } from "../../algebra/roots.ts";
import { toExpression } from "../../algebra/to-expression.ts";
import {
  countEquals,
  type Equation,
  equationLatex,
  equationVariables,
  readEquation,
  substitute,
} from "../../equations/equation.ts";
import { type Expression, integerLeaf, variablesIn } from "../../expressions/expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import * as q from "../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../numbers/written.ts";
import type { MathsStep } from "../../outcome.ts";
import type { Question } from "../../read/question.ts";
import type { Token } from "../../read/token.ts";
import { notSupported, Refusal } from "../../refusal.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../task/task.ts";
import { splitGivensAndTarget, splitGivens } from "./givens-and-target.ts";
import { readExpression } from "./one-letter-polynomial.ts";
import { bySumAndProduct, productName, valueWith, writtenWith } from "./symmetric-form.ts";
import { reasons } from "../../working/reasons.ts";

/** ax + by = sum and xy = product are given. With a single letter x, y is 1/x and the product 1. */
interface Problem {
  given: readonly Equation[];
  wanted: Expression;
  letters: readonly [string, string];
  /** The coefficients of both letters in the sum. */
  factors: readonly [q.Rational, q.Rational];
  /** The left side of the given sum as written. */
  sumWritten: Expression;
  sum: q.Rational;
  product: q.Rational;
  /** Whether the second letter is the reciprocal of the first. */
  isReciprocal: boolean;
}

interface Result {
  /** The requested expression in terms of the sum ax + by and the product xy. */
  form: Quotient;
  value: q.Rational;
}

/** The name of the reciprocal of a single letter. */
const reciprocalName = "r_1";

function recognise({ tokens }: Question): Problem | null {
  const equals = countEquals(tokens);
  if (equals === 0 || equals > 2) return null;
  const parts = splitGivensAndTarget(tokens);
  const wanted = parts && readExpression(parts.target);
  return wanted && wanted.kind !== "variable" ? withGiven(parts.givens, wanted) : null;
}

function withGiven(tokens: readonly Token[], wanted: Expression): Problem | null {
  const given = readEquations(tokens);
  if (!given) return null;
  const letters = [...new Set(given.flatMap(equationVariables))].toSorted();
  if (variablesIn(wanted).join() !== letters.join()) return null;
  return letters.length === 1
    ? withReciprocal(given, wanted)
    : withTwoLetters(given, wanted, letters);
}

function readEquations(tokens: readonly Token[]): Equation[] | null {
  const full = splitGivens(tokens);
  if (full.some((part) => countEquals(part) !== 1)) return null;
  try {
    return full.map(readEquation);
  } catch (error) {
    // Another task may understand the tokens.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function withReciprocal(given: readonly Equation[], wanted: Expression): Problem | null {
  const [equation, ...more] = given;
  const [letter] = equation ? equationVariables(equation) : [];
  const sum = equation && form.asRational(canonical(equation.right));
  if (!equation || letter === undefined || !sum || more.length > 0) return null;
  const left = inReciprocal(canonical(equation.left), letter);
  const factors = left && factorsOf(left, [letter, reciprocalName]);
  if (!factors) return null;
  return {
    given,
    wanted,
    letters: [letter, reciprocalName],
    factors,
    sumWritten: equation.left,
    sum,
    product: q.one,
    isReciprocal: true,
  };
}

function withTwoLetters(
  given: readonly Equation[],
  wanted: Expression,
  letters: readonly string[],
): Problem | null {
  const [first, second, ...others] = letters;
  if (first === undefined || second === undefined || others.length > 0) return null;
  const pair = [first, second] as const;
  const readings = given.map(({ left, right }) => {
    const value = canonical(left);
    const number = form.asRational(canonical(right));
    const scale = productScale(value, pair);
    return { left, factors: factorsOf(value, pair), number, scale };
  });
  const total = readings.find(({ factors }) => factors !== null);
  const times = readings.find(({ scale }) => scale !== null);
  if (!total?.factors || !times?.scale || !total.number || !times.number) return null;
  return {
    given,
    wanted,
    letters: pair,
    factors: total.factors,
    sumWritten: total.left,
    sum: total.number,
    product: q.divide(times.number, times.scale),
    isReciprocal: false,
  };
}

/** The coefficients of ax + by; null unless both occur and nothing else does. */
function factorsOf(value: Quotient, [x, y]: readonly [string, string]): Problem["factors"] | null {
  const inX = linearIn(value, x);
  const inY = inX && linearIn(inX.rest, y);
  if (!inY || !form.isZero(inY.rest)) return null;
  const [a, b] = [form.asRational(inX.slope), form.asRational(inY.slope)];
  return a && b ? [a, b] : null;
}

function linearIn(value: Quotient, name: string): { rest: Quotient; slope: Quotient } | null {
  const [rest, slope, ...higher] = coefficientsIn(value, name) ?? [];
  return rest && slope && higher.length === 0 ? { rest, slope } : null;
}

/** The coefficient k in kxy; null for other values. */
function productScale(value: Quotient, [x, y]: readonly [string, string]): q.Rational | null {
  const over = form.divide(value, form.multiply(form.fromVariable(x), form.fromVariable(y)));
  return form.asRational(over);
}

const highestPower = 17;

/** Writes a sum of powers of x and 1/x with a letter for 1/x; null for other values. */
function inReciprocal(value: Quotient, x: string): Quotient | null {
  const above = coefficientsIn(form.fromPolynomial(value.numerator), x);
  const below = coefficientsIn(form.fromPolynomial(value.denominator), x);
  const power = (below?.length ?? 0) - 1;
  const lead = below?.at(-1);
  const isPower = below?.slice(0, -1).every(form.isZero) === true;
  if (!above || !lead || !isPower || Math.max(power, above.length) > highestPower) return null;
  return above.reduce((total, coefficient, at) => {
    const name = at >= power ? x : reciprocalName;
    const part = form.raise(form.fromVariable(name), Math.abs(at - power));
    return form.add(total, form.multiply(form.divide(coefficient, lead), part));
  }, form.zero);
}

function solve({ wanted, letters, factors, sum, product, isReciprocal }: Problem): Result {
  const value = isReciprocal ? inReciprocal(canonical(wanted), letters[0]) : canonical(wanted);
  const written = value && bySumAndProduct(scaled(value, letters, factors), letters);
  if (!written) {
    throw notSupported(
      "I can't write this by the sum and the product that are given. Try an expression such as a² + b².",
    );
  }
  // The product of ax and by is ab·xy.
  const [a, b] = factors;
  const one = form.fromRational(q.multiply(a, b));
  const ownProduct = isReciprocal ? one : form.multiply(one, form.fromVariable(productName));
  const own = replaced(written, ownProduct);
  const number = valueWith(own, sum, product);
  const rational = number && form.asRational(number);
  if (!rational) throw notSupported("This expression has no value here: it would divide by 0.");
  return { form: own, value: rational };
}

/** Substitutes x/a for x and y/b for y. */
function scaled(
  value: Quotient,
  letters: readonly [string, string],
  factors: readonly [q.Rational, q.Rational],
): Quotient {
  const values = new Map(
    letters.map((name, at) => [
      name,
      toExpression(form.scale(form.fromVariable(name), q.divide(q.one, factors[at] ?? q.one))),
    ]),
  );
  return canonical(substitute(toExpression(value), values));
}

function replaced(value: Quotient, product: Quotient): Quotient {
  const values = new Map([[productName, toExpression(product)]]);
  return canonical(substitute(toExpression(value), values));
}

/**
 * Proves the value by computing the letters as roots of t² − (sum)t + (product) and substituting them; null if the
 * value differs.
 */
function prove(
  { wanted, letters, factors, sum, product, isReciprocal }: Problem,
  { value }: Result,
): Proof | null {
  const [a, b] = factors;
  const [first, second] = quadraticRoots(
    q.one,
    q.negate(sum),
    q.multiply(q.multiply(a, b), product),
  ).roots;
  const x = form.scale(first, q.divide(q.one, a));
  const y = form.scale(second, q.divide(q.one, b));
  const values = new Map([
    [letters[0], toExpression(x)],
    ...(isReciprocal ? [] : [[letters[1], toExpression(y)] as const]),
  ]);
  const again = canonical(substitute(wanted, values));
  if (!form.equals(again, form.fromRational(value))) return null;
  const names = isReciprocal ? [letters[0]] : letters;
  return {
    method: "Numbers that fit what is given, put into the expression",
    lines: [
      ...names.map((name, at) => `${name} = ${expressionLatex(toExpression(at === 0 ? x : y))}`),
      `${expressionLatex(wanted)} = ${expressionLatex(toExpression(again))}`,
    ],
  };
}

function stepsOf(
  { wanted, letters, sumWritten, sum, product, isReciprocal }: Problem,
  result: Result,
): MathsStep[] {
  const [left, right] = letters.map((name): Expression => ({ kind: "variable", name }));
  if (!left || !right) return [];
  const own: Expression = isReciprocal
    ? integerLeaf(1n)
    : { kind: "product", sign: "implicit", left, right };
  const written = expressionLatex(writtenWith(result.form, sumWritten, own));
  const numbers = expressionLatex(writtenWith(result.form, numberOf(sum), numberOf(product)));
  const value = rationalLatex(result.value);
  return [
    step(
      "Write the expression by what is given",
      isReciprocal
        ? "Use an identity such as $(a + b)^{2} = a^{2} + 2ab + b^{2}$; the letter times 1 over the letter is 1."
        : "Use an identity such as $(a + b)^{2} = a^{2} + 2ab + b^{2}$, rearranged.",
      `${expressionLatex(wanted)} = ${written}`,
    ),
    step(
      "Put in the values that are given",
      reasons.backIn,
      value,
      numbers === value ? null : numbers,
    ),
  ];
}

function numberOf(value: q.Rational): Expression {
  return toExpression(form.fromRational(value));
}

function explain(problem: Problem, result: Result): Explanation {
  return lesson({
    topic: "Algebraic Identities",
    method: "Identities",
    difficulty: "intermediate",
    answer: { latex: rationalLatex(result.value), plain: rationalPlain(result.value) },
    steps: stepsOf(problem, result),
    idea: "An identity joins what is given and what is wanted, so the letters need not be found.",
    firstMove: "Raise the given sum to the power that occurs in the expression, by an identity.",
    finalMove: "Put the given values into the identity. What do you get?",
    terms: { Identity: "An equation that is true for all values of its letters." },
    next: ["Which identity would the next higher power need?"],
  });
}

/** The value of an expression by an identity: x² + 1/x² from x + 1/x, a² + b² from a + b and ab. */
export const identityValue = defineTask<Problem, Result>({
  name: "value-by-identity",
  recognise,
  reading: ({ given, wanted }) =>
    `${given.map(equationLatex).join(",\\; ")},\\; \\text{find } ${expressionLatex(wanted)}`,
  solve,
  prove,
  explain,
  vary: ({ isReciprocal }, random) => {
    const [a, b] = [wholeBetween(random, 2, 9), wholeBetween(random, 2, 9)];
    return isReciprocal
      ? `If x + 1/x = ${a + 1}, find x^2 + 1/x^2`
      : `If a + b = ${a + b} and ab = ${a * b}, find a^2 + b^2`;
  },
  examples: ["If x + 1/x = 5, find x^2 + 1/x^2", "If a + b = 7 and ab = 12, find a^2 + b^2"],
});
