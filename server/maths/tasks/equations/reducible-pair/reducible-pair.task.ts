import { canonical } from "../../../algebra/canonical.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { equationLatex, substitute } from "../../../equations/equation.ts";
import { type Expression, valueLeaf } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import * as q from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { readQuestion } from "../../../read/question.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import { type Audience, defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { linearSystem } from "../linear-system/linear-system.task.ts";
import { type Below, readReduciblePair, type ReduciblePair, type Row } from "./read-pair.ts";

interface Result {
  /** 1 over each denominator. */
  helpers: readonly [q.Rational, q.Rational];
  /** The denominators themselves: for √x the value of x. */
  lines: readonly [Row, Row];
  values: readonly [q.Rational, q.Rational];
}

/** By determinants; null if there is not exactly one solution. */
function solveRows([one, two]: readonly [Row, Row]): readonly [q.Rational, q.Rational] | null {
  const cross = (a: q.Rational, d: q.Rational, b: q.Rational, c: q.Rational): q.Rational =>
    q.subtract(q.multiply(a, d), q.multiply(b, c));
  const [[a, b], [c, d]] = [one.factors, two.factors];
  const whole = cross(a, d, b, c);
  if (q.isZero(whole)) return null;
  return [
    q.divide(cross(one.right, d, b, two.right), whole),
    q.divide(cross(a, two.right, one.right, c), whole),
  ];
}

function solve({ names, below, rows }: ReduciblePair): Result {
  const helpers = solveRows(rows);
  if (!helpers) {
    throw notSupported(
      "These two equations have no single solution, so I can't find both letters.",
    );
  }
  const lines = below.map((one, at) => lineOf(one, helpers[at] ?? q.zero, names));
  const [first, second] = lines;
  const values = first && second ? solveRows([first, second]) : null;
  if (!first || !second || !values) {
    throw notSupported(
      "These two equations have no single solution, so I can't find both letters.",
    );
  }
  return { helpers, lines: [first, second], values };
}

/** ax + by = what the denominator is. */
function lineOf({ expression, value }: Below, helper: q.Rational, names: readonly string[]): Row {
  if (q.isZero(helper)) {
    throw notSupported("This pair has no solution: 1 over a number is never 0.");
  }
  const inverse = q.divide(q.one, helper);
  if (expression.kind === "root") {
    if (q.sign(inverse) < 0) {
      throw notSupported("This pair has no solution: a square root is never negative.");
    }
    return rowFor(canonical(expression.operand), q.multiply(inverse, inverse), names);
  }
  return rowFor(value, inverse, names);
}

function rowFor(value: Quotient, right: q.Rational, names: readonly string[]): Row {
  const [a, b] = names.map((name) => {
    const slope = coefficientsIn(value, name)?.[1];
    return (slope && form.asRational(slope)) ?? q.zero;
  });
  const zeros = new Map(names.map((name): [string, Expression] => [name, valueLeaf(q.zero)]));
  const constant = form.asRational(canonical(substitute(toExpression(value), zeros)));
  return { factors: [a ?? q.zero, b ?? q.zero], right: q.subtract(right, constant ?? q.zero) };
}

function prove({ equations, names }: ReduciblePair, { values }: Result): Proof | null {
  const put = new Map(
    names.map((name, at): [string, Expression] => [name, valueLeaf(values[at] ?? q.zero)]),
  );
  const sides = equations.map(({ left, right }) =>
    [left, right].map((side) => canonical(substitute(side, put))),
  );
  if (!sides.every(([left, right]) => left && right && form.equals(left, right))) return null;
  return {
    method: "Both values put back into both equations",
    lines: equations.map(
      ({ left }, at) =>
        `${expressionLatex(substitute(left, put))} = ${expressionLatex(toExpression(sides[at]?.[0] ?? form.zero))}`,
    ),
  };
}

/** Unused letters for the fractions. */
function helperNames(names: readonly string[]): readonly [string, string] {
  const free = ["u", "v", "p", "q"].filter((name) => !names.includes(name));
  return [free[0] ?? "u", free[1] ?? "v"];
}

function rowText({ factors, right }: Row, names: readonly [string, string]): string {
  const sum = names
    .map((name, at) => form.scale(form.fromVariable(name), factors[at] ?? q.zero))
    .reduce(form.add, form.zero);
  return `${expressionPlain(toExpression(sum, { fractions: "terms" }))} = ${rationalPlain(right)}`;
}

function rowLatex({ factors, right }: Row, names: readonly [string, string]): string {
  const sum = names
    .map((name, at) => form.scale(form.fromVariable(name), factors[at] ?? q.zero))
    .reduce(form.add, form.zero);
  return `${expressionLatex(toExpression(sum, { fractions: "terms" }))} = ${rationalLatex(right)}`;
}

/** The steps of the school for two linear equations; those where only one letter is left need none. */
function systemSteps(
  rows: readonly [Row, Row],
  names: readonly [string, string],
  audience: Audience,
): MathsStep[] {
  if (rows.some(({ factors }) => factors.some(q.isZero))) return singleSteps(rows, names);
  const question = readQuestion(`Solve ${rows.map((row) => rowText(row, names)).join(" and ")}`);
  const outcome = linearSystem.attempt(question, audience);
  if (outcome?.kind === "solved") return outcome.solution.steps;
  return singleSteps(rows, names);
}

/** Without a method: the values of both letters. */
function singleSteps(rows: readonly [Row, Row], names: readonly [string, string]): MathsStep[] {
  const values = solveRows(rows) ?? [q.zero, q.zero];
  return [
    step(
      "Solve the two equations",
      "By substitution or elimination, as for any two linear equations.",
      valuesLatex(values, names),
      rows.map((row) => rowLatex(row, names)).join(", \\quad "),
    ),
  ];
}

function valuesLatex(values: readonly q.Rational[], names: readonly string[]): string {
  return names
    .map((name, at) => `${letterLatex(name)} = ${rationalLatex(values[at] ?? q.zero)}`)
    .join(",\\; ");
}

function stepsOf(pair: ReduciblePair, result: Result, audience: Audience): MathsStep[] {
  const { equations, names, below, rows } = pair;
  const { helpers, lines, values } = result;
  const letters = helperNames(names);
  const named = below.map(
    ({ expression }, at) => `\\frac{1}{${expressionLatex(expression)}} = ${letters[at] ?? ""}`,
  );
  const back = below.map(
    ({ expression }, at) =>
      `${expressionLatex(expression)} = ${rationalLatex(q.divide(q.one, helpers[at] ?? q.one))}`,
  );
  const end = valuesLatex(values, names);
  const backLine = back.join(",\\; ");
  return [
    step(
      `Put $${named.join("$ and $")}$`,
      "With new letters for the fractions, the equations become linear.",
      rows.map((row) => rowLatex(row, letters)).join(", \\quad "),
    ),
    ...systemSteps(rows, letters, audience),
    step(
      "Go back to the first letters",
      "What was put in has the value found; both sides are turned over.",
      backLine,
      null,
    ),
    ...(backLine === end ? [] : backSteps(below, lines, names, audience)),
  ].filter(
    ({ before, after }) => before !== after && after !== equations.map(equationLatex).join(),
  );
}

function backSteps(
  below: readonly Below[],
  lines: readonly [Row, Row],
  names: readonly [string, string],
  audience: Audience,
): MathsStep[] {
  const isRoot = below.some(({ expression }) => expression.kind === "root");
  if (!isRoot) return systemSteps(lines, names, audience);
  return [
    step(
      "Square both sides",
      "A square undoes a square root.",
      valuesLatex(solveRows(lines) ?? [], names),
    ),
  ];
}

function explain(pair: ReduciblePair, result: Result, audience: Audience): Explanation {
  const { names } = pair;
  const plain = names.map((name, at) => `${name} = ${rationalPlain(result.values[at] ?? q.zero)}`);
  return lesson({
    topic: "Pair of Linear Equations in Two Variables",
    method: "Reducing to linear equations",
    difficulty: "advanced",
    answer: { latex: valuesLatex(result.values, names), plain: plain.join(", ") },
    steps: stepsOf(pair, result, audience),
    idea: "Give the fractions that occur in both equations letters of their own.",
    firstMove: "Look which denominators occur in both equations, and put a letter for 1 over each.",
    finalMove: "Go back from the new letters to the first ones. What are their values?",
    terms: { Substitution: "Putting one letter in the place of a whole expression." },
    next: ["Why may none of the denominators be 0?"],
  });
}

/** Two equations with the unknowns below fraction bars, linear in new letters. */
export const reduciblePair = defineTask<ReduciblePair, Result>({
  name: "pair-reducible-to-linear",
  recognise: readReduciblePair,
  reading: ({ equations }) => equations.map(equationLatex).join(", \\quad "),
  solve,
  prove,
  explain,
  vary: ({ below }, random) => {
    const [a, b] = [wholeBetween(random, 2, 5), wholeBetween(random, 2, 5)];
    const [c, d] = [wholeBetween(random, 2, 7), pick(random, [-1, 1, -2])];
    const isRoot = below.some(({ expression }) => expression.kind === "root");
    const [first, second] = isRoot ? ["√x", "√y"] : ["x", "y"];
    const right = (m: number, n: number): number => m * a + n * b;
    const sign = d < 0 ? "-" : "+";
    return `Solve 2/${first} + 3/${second} = ${right(2, 3)} and ${c}/${first} ${sign} ${Math.abs(d)}/${second} = ${right(c, d)}`;
  },
  examples: [
    "Solve 2/x + 3/y = 13 and 5/x - 4/y = -2",
    "Solve 10/(x + y) + 2/(x - y) = 4 and 15/(x + y) - 5/(x - y) = -2",
  ],
});
