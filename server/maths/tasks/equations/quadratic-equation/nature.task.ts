import { equationLatex } from "../../../equations/equation.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import { lesson } from "../../../lesson/lesson.ts";
import { nonZeroBetween, wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import {
  areCoefficients,
  comparedSteps,
  discriminantLine,
  discriminantOf,
  factor,
  standardLatex,
} from "./coefficients.ts";
import { type Nature, type NatureProblem, readNatureQuestion } from "./nature-question.ts";

interface NatureResult {
  discriminant: Rational;
  sum: Rational;
  product: Rational;
  nature: Nature;
}

function solve({ quadratic }: NatureProblem): NatureResult {
  const discriminant = discriminantOf(quadratic);
  const sign = q.sign(discriminant);
  return {
    discriminant,
    sum: q.divide(q.negate(quadratic.b), quadratic.a),
    product: q.divide(quadratic.c, quadratic.a),
    nature: sign > 0 ? "distinct" : sign === 0 ? "equal" : "none",
  };
}

/** The turning point of the parabola tells how often it meets the axis, without the discriminant. */
function prove(problem: NatureProblem, result: NatureResult): Proof | null {
  const { equation, unknown, quadratic, ask } = problem;
  const { discriminant, nature } = result;
  if (ask.kind === "relations") return proveRelations(problem, result);
  const { a, b, c } = quadratic;
  if (!areCoefficients(equation, unknown, quadratic)) return null;
  const turn = q.divide(q.negate(b), q.add(a, a));
  const height = q.add(q.multiply(q.add(q.multiply(a, turn), b), turn), c);
  const side = q.sign(q.multiply(a, height));
  const expected: Nature = side < 0 ? "distinct" : side === 0 ? "equal" : "none";
  const fits = q.equals(q.multiply(height, q.multiply(q.rational(-4n), a)), discriminant);
  if (expected !== nature || !fits) return null;
  const value = `${factor(a)} \\times \\left(${rationalLatex(turn)}\\right)^{2} + ${factor(b)} \\times \\left(${rationalLatex(turn)}\\right) + ${factor(c)}`;
  return {
    method: `The lowest or highest point of the parabola, at $${unknown} = ${rationalLatex(turn)}$, ${meetings[nature]}`,
    lines: [`${value} = ${rationalLatex(height)}`],
  };
}

/** The quadratic is made again from the sum and the product of its roots. */
function proveRelations(
  { equation, unknown, quadratic: { a } }: NatureProblem,
  { sum, product }: NatureResult,
): Proof | null {
  const made = { a, b: q.negate(q.multiply(a, sum)), c: q.multiply(a, product) };
  if (!areCoefficients(equation, unknown, made)) return null;
  const inner = `${unknown}^{2} - ${factor(sum)}${unknown} + ${factor(product)}`;
  return {
    method: `A quadratic with these roots is a number times $${unknown}^{2} - (\\text{sum})${unknown} + \\text{product}$; opened, it is the given one`,
    lines: [`${factor(a)}\\left(${inner}\\right) = ${standardLatex(made, unknown)}`],
  };
}

const meetings: Record<Nature, string> = {
  distinct: "lies on the side of the axis from which the curve crosses it twice",
  equal: "lies on the axis, so the curve touches it once",
  none: "lies on the side of the axis from which the curve never reaches it",
};

const natureWords: Record<Nature, string> = {
  distinct: "two distinct real roots",
  equal: "two equal real roots",
  none: "no real roots",
};

const rules: Record<Nature, { sign: string; words: string }> = {
  distinct: {
    sign: "> 0",
    words:
      "A positive discriminant has two square roots, so the formula gives two different roots.",
  },
  equal: { sign: "= 0", words: "With $D = 0$ the formula gives the same root for plus and minus." },
  none: {
    sign: "< 0",
    words: "A negative number has no real square root, so the formula gives no real root.",
  },
};

function relation(
  { quadratic: { a, b, c } }: NatureProblem,
  { sum, product }: NatureResult,
  which: "sum" | "product",
): { value: Rational; line: string; rule: string } {
  const below = rationalLatex(a);
  return which === "sum"
    ? { value: sum, line: `-\\frac{${rationalLatex(b)}}{${below}}`, rule: "-\\frac{b}{a}" }
    : { value: product, line: `\\frac{${rationalLatex(c)}}{${below}}`, rule: "\\frac{c}{a}" };
}

function relationsOf(problem: NatureProblem): ("sum" | "product")[] {
  const { ask } = problem;
  if (ask.kind !== "relations") return [];
  return [...(ask.sum ? (["sum"] as const) : []), ...(ask.product ? (["product"] as const) : [])];
}

function answerOf(problem: NatureProblem, result: NatureResult): MathsAnswer {
  const { ask } = problem;
  const { discriminant, nature } = result;
  if (ask.kind === "discriminant") {
    return { latex: `D = ${rationalLatex(discriminant)}`, plain: rationalPlain(discriminant) };
  }
  if (ask.kind === "nature")
    return { latex: `\\text{${natureWords[nature]}}`, plain: natureWords[nature] };
  if (ask.kind === "has") {
    const isTrue = ask.natures.includes(nature);
    return { latex: isTrue ? "\\text{Yes}" : "\\text{No}", plain: isTrue ? "true" : "false" };
  }
  const asked = relationsOf(problem).map((which) => ({
    which,
    value: relation(problem, result, which).value,
  }));
  const isOne = asked.length === 1;
  return {
    latex: asked
      .map(({ which, value }) => `\\text{${which}} = ${rationalLatex(value)}`)
      .join(", \\quad "),
    plain: asked
      .map(({ which, value }) => `${isOne ? "" : `${which} = `}${rationalPlain(value)}`)
      .join(", "),
  };
}

function steps(problem: NatureProblem, result: NatureResult): MathsStep[] {
  const { equation, unknown, quadratic, ask } = problem;
  const compared = comparedSteps(equation, unknown, quadratic);
  if (ask.kind === "relations") {
    const found = relationsOf(problem).map((which): MathsStep => {
      const { value, line, rule } = relation(problem, result, which);
      return {
        title: `Find the ${which} of the roots`,
        why: `Relation between roots and coefficients: the ${which} is $${rule}$.`,
        before: null,
        after: `${line} = ${rationalLatex(value)}`,
      };
    });
    return [...compared, ...found];
  }
  const value = rationalLatex(result.discriminant);
  const find: MathsStep = {
    title: "Find the discriminant",
    why: "The discriminant is $D = b^{2} - 4ac$.",
    before: null,
    after: `D = ${discriminantLine(quadratic)} = ${value}`,
  };
  if (ask.kind === "discriminant") return [...compared, find];
  const { sign, words } = rules[result.nature];
  const see: MathsStep = {
    title: "See what the discriminant says",
    why: words,
    before: sign === "= 0" ? "D = 0" : `D = ${value} ${sign}`,
    after: answerOf(problem, result).latex,
  };
  return [...compared, find, see];
}

/** Nature of the roots, discriminant, sum and product of the roots: what can be said without solving. */
export const natureOfRoots = defineTask<NatureProblem, NatureResult>({
  name: "nature-of-roots",
  recognise: readNatureQuestion,
  reading: ({ equation }) => equationLatex(equation),
  solve,
  prove,
  explain: (problem, result) =>
    lesson({
      topic: "Quadratic Equations",
      method:
        problem.ask.kind === "relations"
          ? "Relation between roots and coefficients"
          : "Discriminant",
      difficulty: "intermediate",
      answer: answerOf(problem, result),
      steps: steps(problem, result),
      idea:
        problem.ask.kind === "relations"
          ? "The coefficients tell the sum and the product of the roots without solving the equation."
          : "The sign of the discriminant tells what the roots are like without solving the equation.",
      firstMove:
        "Bring everything to the left side and read off $a$, $b$ and $c$ with their signs.",
      finalMove:
        problem.ask.kind === "relations"
          ? "Divide the coefficients, and mind the signs. What do you get?"
          : "Put $a$, $b$ and $c$ into the discriminant. What does it say?",
      terms: {
        Discriminant: "The number $b^{2} - 4ac$; its sign tells what kind of roots there are.",
      },
      next: ["How could you change the constant so that the roots become equal?"],
    }),
  vary: ({ unknown, line }, random) => {
    const [a, b, c] = [
      wholeBetween(random, 1, 5),
      nonZeroBetween(random, -9, 9),
      nonZeroBetween(random, -6, 9),
    ];
    const middle = `${b < 0 ? "-" : "+"} ${Math.abs(b)}${unknown}`;
    const equation = `${a}${unknown}² ${middle} ${c < 0 ? "-" : "+"} ${Math.abs(c)} = 0`;
    return line.replace("EQ", equation);
  },
  examples: [
    "Find the nature of the roots of 2x² - 4x + 3 = 0",
    "Find the discriminant of 3x² - 5x + 2 = 0",
    "Find the sum and product of the roots of 2x² - 8x + 6 = 0",
  ],
});
