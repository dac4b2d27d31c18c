import { canonical } from "../../../algebra/canonical.ts";
import { imaginaryPart, realPart } from "../../../algebra/complex-parts.ts";
import * as complex from "../../../algebra/complex.ts";
import { evaluateComplex } from "../../../algebra/evaluate-complex.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { type Equation, equationLatex } from "../../../equations/equation.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import { letterLatex } from "../../../expressions/write-latex.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import { notSupported } from "../../../refusal.ts";
import { withImaginaryUnit } from "../../../wording/requested-expression.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { lettersOf, readEquality } from "../reading/read-equality.ts";
import { firstWording } from "../reading/requested.ts";
import { latexOf, sizeOf } from "./complex-form.ts";
import { withIota } from "./recognise-complex.ts";

interface Problem {
  equation: Equation;
  unknowns: readonly [string, string];
}

interface Result {
  /** Real and imaginary part of the difference of both sides, each of which must be 0. */
  real: Quotient;
  imaginary: Quotient;
  values: readonly [Quotient, Quotient];
}

const wordings = [
  "the real values of {letter:x} and {letter:y} if|when|given {equation}",
  "the real values of {letter:x} and {letter:y} for which {equation}",
  "the values of {letter:x} and {letter:y} if|when {equation}",
  "the values of {letter:x} and {letter:y} for which {equation}",
  "the real numbers {letter:x} and {letter:y} if|when {equation}",
  "the real numbers {letter:x} and {letter:y} such that {equation}",
  "real numbers {letter:x} and {letter:y} such that {equation}",
  "real {letter:x} and {letter:y} such that {equation}",
  "{letter:x} and {letter:y} if|when {equation}",
  "{letter:x} and {letter:y} such that {equation}",
  "{letter:x} , {letter:y} if|when {equation}",
  "{equation} where {letter:x} and {letter:y} are real numbers",
  "{equation} where {letter:x} and {letter:y} are real",
  "{equation} , where {letter:x} and {letter:y} are real numbers",
  "{equation} , where {letter:x} and {letter:y} are real",
  "{equation} and {letter:x} and {letter:y} are real numbers",
  "{equation}",
].map(phrase);

/** Recognises an equation between complex numbers with two real unknowns; null for other questions. */
export function recognise(question: Question): Problem | null {
  if (!/[iι]/i.test(question.text) || !question.text.includes("=")) return null;
  const gaps = firstWording(question.body.map(withIota), wordings);
  const equation = readEquality(gaps?.get("equation"));
  const unknowns = equation && unknownsOf(equation);
  if (!equation || !unknowns) return null;
  const named = ["x", "y"].flatMap((name) =>
    (gaps?.get(name) ?? []).flatMap((token) => (token.kind === "letter" ? [token.text] : [])),
  );
  if (!isAskedFor(unknowns, [...named, ...question.targets])) return null;
  const [left, right] = [equation.left, equation.right].map(withImaginaryUnit);
  return left && right ? { equation: { left, right }, unknowns } : null;
}

/** The two letters other than i; null if there are not exactly two. */
function unknownsOf(equation: Equation): readonly [string, string] | null {
  const letters = lettersOf(equation);
  const [x, y, more] = letters.filter((letter) => letter !== "i");
  const isComplex = letters.includes("i") && more === undefined;
  return isComplex && x !== undefined && y !== undefined ? [x, y] : null;
}

function isAskedFor(unknowns: readonly string[], named: readonly string[]): boolean {
  return (
    unknowns.every((one) => named.includes(one)) && named.every((one) => unknowns.includes(one))
  );
}

/** Solves the linear system of the real and the imaginary part by Cramer's rule. Refuses other equations. */
export function solve({ equation, unknowns: [x, y] }: Problem): Result {
  const difference = form.subtract(canonical(equation.left), canonical(equation.right));
  const whole = form.fromPolynomial(difference.numerator);
  const [real, imaginary] = [realPart(whole), imaginaryPart(whole)];
  const first = real && linearIn(real, x, y);
  const second = imaginary && linearIn(imaginary, x, y);
  if (!real || !imaginary || !first || !second) throw unsupported();
  const determinant = form.subtract(
    form.multiply(first.a, second.b),
    form.multiply(second.a, first.b),
  );
  if (form.isZero(determinant)) throw unsupported();
  const solution = (one: Quotient, other: Quotient): Quotient =>
    form.divide(form.subtract(one, other), determinant);
  const values = [
    solution(form.multiply(first.b, second.c), form.multiply(second.b, first.c)),
    solution(form.multiply(second.a, first.c), form.multiply(first.a, second.c)),
  ] as const;
  return { real, imaginary, values };
}

function unsupported(): Error {
  return notSupported(
    "I can find two real unknowns only where they stand in the first power, as in 4x + i(3x - y) = 3 - 6i.",
  );
}

/** The coefficients of a·x + b·y + c; null if the value is not linear in both letters. */
function linearIn(
  value: Quotient,
  x: string,
  y: string,
): { a: Quotient; b: Quotient; c: Quotient } | null {
  const inX = coefficientsUpTo(value, x);
  const inY = inX && coefficientsUpTo(inX.constant, y);
  if (!inX || !inY) return null;
  const found = { a: inX.factor, b: inY.factor, c: inY.constant };
  return Object.values(found).every(form.isConstant) ? found : null;
}

/** The coefficients of constant + factor·letter; null for a higher degree. */
function coefficientsUpTo(
  value: Quotient,
  letter: string,
): { constant: Quotient; factor: Quotient } | null {
  const [constant = form.zero, factor = form.zero, more] = coefficientsIn(value, letter) ?? [];
  return more || !coefficientsIn(value, letter) ? null : { constant, factor };
}

const closeness = 1e-9;

/** Proves the solution by substitution with floating-point numbers; null if the sides differ. */
export function prove({ equation, unknowns }: Problem, { values }: Result): Proof | null {
  const at = new Map(
    unknowns.map((name, place) => [name, complex.complex(sizeOf(values[place] ?? form.zero))]),
  );
  const [left, right] = [equation.left, equation.right].map((side) => evaluateComplex(side, at));
  if (
    !left ||
    !right ||
    complex.size(complex.subtract(left, right)) > closeness * Math.max(1, complex.size(left))
  )
    return null;
  const shown = `${left.re.toFixed(4)} ${left.im < 0 ? "-" : "+"} ${Math.abs(left.im).toFixed(4)}i`;
  return {
    method: "Both values put back into the equation",
    lines: [`\\text{LHS} \\approx ${shown}, \\quad \\text{RHS} \\approx ${shown}`],
  };
}

function explain(
  { equation, unknowns }: Problem,
  { real, imaginary, values }: Result,
): Explanation {
  const latex = unknowns.map(
    (name, at) => `${letterLatex(name)} = ${latexOf(values[at] ?? form.zero)}`,
  );
  const plain = unknowns.map(
    (name, at) => `${name} = ${expressionPlain(toExpression(values[at] ?? form.zero))}`,
  );
  return {
    topic: "Complex Numbers",
    method: "Comparing real and imaginary parts",
    difficulty: "intermediate",
    answer: { latex: latex.join(",\\; "), plain: plain.join(", ") },
    steps: [
      {
        title: "Bring everything to one side, and compare the real parts",
        why: "Two complex numbers are equal only where their real parts are equal and their imaginary parts are.",
        before: equationLatex(equation),
        after: `${latexOf(real)} = 0`,
      },
      {
        title: "Compare the imaginary parts",
        why: "What stands with $i$ must be equal too.",
        before: null,
        after: `${latexOf(imaginary)} = 0`,
      },
      {
        title: "Solve the two equations",
        why: "By elimination or substitution.",
        before: `${latexOf(real)} = 0,\\; ${latexOf(imaginary)} = 0`,
        after: latex.join(",\\; "),
      },
    ],
    finalMove: ["Solve both equations. What are the unknowns?"],
    hints: {
      idea: ["Compare what stands with $i$ and what stands without it: each makes an equation."],
      firstMove: ["Multiply out, and put together what has no $i$ in it."],
    },
    keyTerms: [
      { term: "Real part", meaning: "$a$ in $a + ib$." },
      { term: "Imaginary part", meaning: "$b$ in $a + ib$." },
    ],
    followUpQuestions: ["Why does a complex equation settle both unknowns?"],
  };
}

/** Two real unknowns in one equation between complex numbers. */
export const complexEquality = defineTask({
  name: "complex-equality",
  takesBareMaths: true,
  recognise,
  reading: ({ equation }) => equationLatex(equation),
  solve,
  prove,
  explain,
  vary: (_, random) => {
    const [a, b, d, e] = [2, 2, 1, 1].map((least) => wholeBetween(random, least, 9));
    return `If ${a ?? 2}x + i(${b ?? 3}x - y) = ${d ?? 3} - ${e ?? 6}i, find x and y`;
  },
  examples: [
    "If 4x + i(3x − y) = 3 − 6i, find x and y",
    "Find the real numbers x and y such that (x + iy)(2 − 3i) = 4 + i",
  ],
});
