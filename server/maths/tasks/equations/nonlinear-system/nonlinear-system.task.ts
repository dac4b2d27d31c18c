import { imaginaryPart } from "../../../algebra/complex-parts.ts";
import { signOf } from "../../../algebra/constant-value.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { asPolynomial, coefficientsIn } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { exactRoots } from "../../../algebra/roots.ts";
import { substitute } from "../../../algebra/substitute.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { equationLatex, equationPlain, substitute as putIn } from "../../../equations/equation.ts";
import type { Equation } from "../../../equations/equation.ts";
import { ungroup } from "../../../expressions/expression.ts";
import type { Expression } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import type { MathsStep } from "../../../outcome.ts";
import type { Question } from "../../../read/question.ts";
import { notSupported } from "../../../refusal.ts";
import { factoredExpression } from "../../../working/factored.ts";
import { varyNumbers } from "../../algebra/vary-numbers.ts";
import { defineTask } from "../../task.ts";
import type { Explanation } from "../../task.ts";
import { differenceOf, latexOf, pairAnswer, provePairs, readSystem } from "./pairs.ts";
import type { Pair } from "./pairs.ts";

interface Problem {
  equations: [Equation, Equation];
  /** In the order of the alphabet. */
  names: [string, string];
}

interface Result {
  /** The letter that is replaced, by what, and the one that is left. */
  replaced: string;
  by: Quotient;
  left: string;
  /** The equation in the letter that is left: this is 0. */
  reduced: Quotient;
  roots: Quotient[];
  /** In the order of `names`. */
  points: Pair[];
}

/** Two equations in two letters of which one at least is not linear; linear ones have methods of their own. */
function recognise({ body }: Question): Problem | null {
  const system = readSystem(body);
  if (!system) return null;
  const {
    equations,
    names: [first, second],
  } = system;
  const values = equations.map(differenceOf);
  const isLinear = values.every(
    (value) =>
      degreeIn(value, first) <= 1 && degreeIn(value, second) <= 1 && isSum(value, [first, second]),
  );
  return isLinear ? null : system;
}

function degreeIn(value: Quotient, name: string): number {
  const coefficients = coefficientsIn(value, name);
  return coefficients ? coefficients.length - 1 : Number.POSITIVE_INFINITY;
}

/** Whether the letters stand in terms of their own, not as xy. */
function isSum(value: Quotient, [first, second]: [string, string]): boolean {
  const factor = coefficientsIn(value, first)?.[1];
  return !factor || !form.variablesOf(factor).includes(second);
}

function solve({ equations, names }: Problem): Result {
  for (const [at, equation] of equations.entries()) {
    for (const replaced of handiestFirst(equation, names)) {
      const by = isolated(differenceOf(equation), replaced);
      const other = equations[1 - at];
      const left = names.find((name) => name !== replaced);
      if (by && other && left !== undefined) {
        const found = reduce({ replaced, by, left }, differenceOf(other));
        if (found) return withPoints(found, names);
      }
    }
  }
  throw notSupported(
    "I can solve such equations when a letter stands alone in one of them, or can be brought to.",
  );
}

/** A letter that stands alone on a side needs no rearranging. */
function handiestFirst({ left, right }: Equation, names: readonly string[]): string[] {
  const isAlone = (name: string): boolean =>
    [left, right].some((side) => side.kind === "variable" && side.name === name);
  return names.toSorted((a, b) => Number(isAlone(b)) - Number(isAlone(a)));
}

/** What the letter equals, where it occurs to the first power with a number before it. */
function isolated(value: Quotient, name: string): Quotient | null {
  const coefficients = coefficientsIn(value, name);
  const [rest, factor] = coefficients ?? [];
  if (!rest || !factor || coefficients?.length !== 2) return null;
  // In xy = 6 neither letter can be 0, so that it may stand below a bar.
  const isFactorOfNumber =
    factor.numerator.terms.length === 1 && form.isConstant(rest) && !form.isZero(rest);
  if (!form.isConstant(factor) && !isFactorOfNumber) return null;
  return form.negate(form.divide(rest, factor));
}

type Reduced = Omit<Result, "points">;

function reduce(
  { replaced, by, left }: { replaced: string; by: Quotient; left: string },
  other: Quotient,
): Reduced | null {
  const reduced = form.fromPolynomial(substitute(other, replaced, by).numerator);
  const polynomial = asPolynomial(reduced, left);
  const roots = polynomial && polynomial.length > 1 ? exactRoots(polynomial) : null;
  if (!roots) return null;
  const real = roots.map(({ root }) => root).filter(isReal);
  return {
    replaced,
    by,
    left,
    reduced,
    roots: real.toSorted((a, b) => signOf(form.subtract(a, b)) ?? 0),
  };
}

function isReal(value: Quotient): boolean {
  const imaginary = imaginaryPart(value);
  return imaginary === null || form.isZero(imaginary);
}

function withPoints(found: Reduced, names: [string, string]): Result {
  const below = form.fromPolynomial(found.by.denominator);
  const isZeroBelow = (root: Quotient): boolean => form.isZero(substitute(below, found.left, root));
  const roots = found.roots.filter((root) => !isZeroBelow(root));
  const points = roots.map((root): Pair => {
    const other = substitute(found.by, found.left, root);
    return found.left === names[0] ? [root, other] : [other, root];
  });
  return { ...found, roots, points };
}

function explain({ equations, names }: Problem, result: Result): Explanation {
  const { points } = result;
  const answer = pairAnswer(names, points);
  return {
    topic: "Simultaneous Equations",
    method: "Substitution",
    difficulty: "advanced",
    answer,
    steps: stepsOf(equations, result, answer.latex),
    finalMove: ["Which pairs do you get when each value is put back?"],
    hints: {
      idea: ["Replace a letter by what it equals. Then an equation with a single letter is left."],
      firstMove: [`Bring $${letterLatex(result.replaced)}$ to stand alone where it is easy.`],
    },
    keyTerms: [
      { term: "Substitution", meaning: "Putting what a letter equals in its place." },
      { term: "Solution pair", meaning: "Two numbers that make both equations true." },
    ],
    followUpQuestions: [
      "What do the two equations look like as curves, and where do these meet?",
      "How many solutions could there be at most?",
    ],
  };
}

function stepsOf(equations: readonly Equation[], result: Result, answer: string): MathsStep[] {
  const { replaced, by, left, reduced, roots } = result;
  const name = letterLatex(left);
  const factored = `${expressionLatex(factoredExpression(reduced.numerator))} = 0`;
  const standard = `${latexOf(reduced)} = 0`;
  const found =
    roots.length === 0
      ? "\\text{No real root}"
      : roots.map((root) => `${name} = ${latexOf(root)}`).join(" \\text{ or } ");
  const lines: MathsStep[] = [
    {
      title: `Bring $${letterLatex(replaced)}$ to stand alone`,
      why: "From the equation in which it is easiest.",
      before: equations.map(equationLatex).join(", \\quad "),
      after: `${letterLatex(replaced)} = ${latexOf(by)}`,
    },
    {
      title: "Put it into the other equation",
      why: `Then only $${name}$ is left.`,
      before: null,
      after: putLine(equations, result),
    },
    {
      title: "Bring everything to the left side and simplify",
      why: "A product can be made of it when 0 is on the other side.",
      before: putLine(equations, result),
      after: standard,
    },
    { title: "Factorise", why: "Or use the quadratic formula.", before: standard, after: factored },
    {
      title: "Put each factor equal to 0",
      why: "Zero-product rule: a product is 0 only when one of its factors is 0.",
      before: factored,
      after: found,
    },
    {
      title: `Find $${letterLatex(replaced)}$ for each value`,
      why: `From $${letterLatex(replaced)} = ${latexOf(by)}$.`,
      before: found,
      after: answer,
    },
  ];
  return lines.filter(({ before, after }) => before !== after);
}

/** The other equation with the expression in the place of the letter. */
function putLine(equations: readonly Equation[], { replaced, by, reduced }: Result): string {
  const value = new Map<string, Expression>([
    [replaced, { kind: "group", inner: toExpression(by) }],
  ]);
  const lines = equations.map(({ left, right }) => ({
    left: putIn(left, value),
    right: putIn(right, value),
  }));
  const other = lines.find((line) => !form.isZero(differenceOf(line)));
  return other ? equationLatex(withoutOuterBrackets(other)) : `${latexOf(reduced)} = 0`;
}

function withoutOuterBrackets({ left, right }: Equation): Equation {
  return { left: ungroup(left), right: ungroup(right) };
}

/** A straight line or a curve solved for a letter, together with another curve. */
export const nonlinearSystem = defineTask({
  name: "nonlinear-system",
  takesBareMaths: true,
  recognise,
  reading: ({ equations }) => equations.map(equationLatex).join(", \\quad "),
  solve,
  prove: ({ equations, names }, { points }) => provePairs(equations, names, points),
  explain,
  vary: ({ equations }, random) =>
    `Solve ${equations
      .map(({ left, right }) =>
        equationPlain({ left: varyNumbers(left, random), right: varyNumbers(right, random) }),
      )
      .join(", ")}`,
  examples: ["Solve y = x^2, y = x + 2", "Solve x^2 + y^2 = 25, y = x + 1"],
});
