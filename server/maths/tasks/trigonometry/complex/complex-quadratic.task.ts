import { canonical } from "../../../algebra/canonical.ts";
import * as complex from "../../../algebra/complex.ts";
import { evaluateComplex } from "../../../algebra/evaluate-complex.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { asPolynomial } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { quadraticRoots } from "../../../algebra/roots.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { type Equation, equationLatex } from "../../../equations/equation.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import * as q from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { lettersOf, readEquality } from "../reading/read-equality.ts";
import { firstWording } from "../reading/requested.ts";
import { reasons } from "../../../working/reasons.ts";

interface Problem {
  equation: Equation;
  unknown: string;
  coefficients: { a: q.Rational; b: q.Rational; c: q.Rational };
}

interface Result {
  discriminant: q.Rational;
  roots: readonly [Quotient, Quotient];
}

const endings = [
  "in complex numbers",
  "in the set of complex numbers",
  "over the complex numbers",
  "over complex numbers",
  "for complex roots",
  "in complex number system",
  "in c",
  "over c",
];
const wordings = [
  ...endings.map((ending) => `{equation} ${ending}`),
  ...endings.map((ending) => `the equation {equation} ${ending}`),
  "the complex roots|solutions of {equation}",
  "complex roots|solutions of {equation}",
  "the complex roots|solutions of the equation {equation}",
  "the imaginary roots of {equation}",
].map(phrase);

function recognise({ body, text }: Question): Problem | null {
  if (!/complex|imaginary|\bc\b/i.test(text) || !text.includes("=")) return null;
  const equation = readEquality(firstWording(body, wordings)?.get("equation"));
  const [unknown, more] = equation ? lettersOf(equation) : [];
  if (!equation || unknown === undefined || more !== undefined || unknown === "i") return null;
  const coefficients = quadraticIn(equation, unknown);
  return coefficients && { equation, unknown, coefficients };
}

function quadraticIn({ left, right }: Equation, unknown: string): Problem["coefficients"] | null {
  const whole = asPolynomial(form.subtract(canonical(left), canonical(right)), unknown);
  const [last, middle, a] = whole ?? [];
  return a && whole?.length === 3 ? { a, b: middle ?? q.zero, c: last ?? q.zero } : null;
}

function solve({ coefficients: { a, b, c: constant } }: Problem): Result {
  const { discriminant, roots } = quadraticRoots(a, b, constant);
  return { discriminant, roots };
}

const closeness = 1e-9;

function prove({ equation, unknown }: Problem, { roots }: Result): Proof | null {
  const values = roots.map((root) => evaluateComplex(toExpression(root), new Map()));
  const fits = values.every((value) => {
    if (!value) return false;
    const at = new Map([[unknown, value]]);
    const [left, right] = [equation.left, equation.right].map((side) => evaluateComplex(side, at));
    return (
      left &&
      right &&
      complex.size(complex.subtract(left, right)) < closeness * Math.max(1, complex.size(left))
    );
  });
  if (!fits) return null;
  return {
    method: "Both roots put back into the equation",
    lines: roots.map(
      (root) => `${letterLatex(unknown)} = ${latexOf(root)}: \\quad \\text{LHS} - \\text{RHS} = 0`,
    ),
  };
}

function latexOf(root: Quotient): string {
  return expressionLatex(toExpression(root));
}

function distinctRoots({ roots: [one, other] }: Result): Quotient[] {
  return form.equals(one, other) ? [one] : [one, other];
}

function rootsLatex({ unknown }: Problem, result: Result): string {
  return distinctRoots(result)
    .map((root) => `${letterLatex(unknown)} = ${latexOf(root)}`)
    .join(" \\text{ or } ");
}

/** A substituted coefficient, in brackets unless it is a whole number without a sign. */
function inBrackets(coefficient: string): string {
  return /^\d+$/.test(coefficient) ? coefficient : `(${coefficient})`;
}

function stepsFor(problem: Problem, result: Result): MathsStep[] {
  const { a, b, c: last } = problem.coefficients;
  const [p, r, s] = [rationalLatex(a), rationalLatex(b), rationalLatex(last)];
  const [found, size] = [result.discriminant, q.absolute(result.discriminant)].map((one) =>
    rationalLatex(one),
  );
  const isComplex = q.sign(result.discriminant) < 0;
  const root = `\\sqrt{${size ?? ""}}${isComplex ? "\\,i" : ""}`;
  return [
    {
      title: "Work out the discriminant",
      why: `$D = b^{2} - 4ac$ with $a = ${p}$, $b = ${r}$, $c = ${s}$.`,
      before: equationLatex(problem.equation),
      after: `D = ${inBrackets(r)}^{2} - 4 \\times ${inBrackets(p)} \\times ${inBrackets(s)} = ${found ?? ""}`,
    },
    {
      title: "Put it into the quadratic formula",
      why: isComplex
        ? `$D$ is negative, so its root is imaginary: $\\sqrt{${found ?? ""}} = ${root}$.`
        : "$x = \\frac{-b \\pm \\sqrt{D}}{2a}$.",
      before: null,
      after: `${letterLatex(problem.unknown)} = \\frac{-(${r}) \\pm ${root}}{2 \\times (${p})}`,
    },
    { title: "Simplify", why: reasons.lowest, before: null, after: rootsLatex(problem, result) },
  ];
}

function explain(problem: Problem, result: Result): Explanation {
  const { unknown } = problem;
  return {
    topic: "Complex Numbers and Quadratic Equations",
    method: "Quadratic formula",
    difficulty: "intermediate",
    answer: {
      latex: rootsLatex(problem, result),
      plain: distinctRoots(result)
        .map((root) => `${unknown} = ${expressionPlain(toExpression(root))}`)
        .join(" or "),
    },
    steps: stepsFor(problem, result),
    finalMove: ["Simplify both roots. What are they?"],
    hints: {
      idea: [
        "The quadratic formula works with negative discriminants too: their roots are imaginary.",
      ],
      firstMove: ["Work out the discriminant first."],
    },
    keyTerms: [
      {
        term: "Discriminant",
        meaning: "$b^{2} - 4ac$; where it is negative the roots are complex.",
      },
    ],
    followUpQuestions: ["Why do the complex roots come as a pair of conjugates?"],
  };
}

/** Quadratic equations over the complex numbers, if the question requests complex roots. */
export const complexQuadratic = defineTask({
  name: "complex-quadratic",
  recognise,
  reading: ({ equation }) => `${equationLatex(equation)} \\text{ in complex numbers}`,
  solve,
  prove,
  explain,
  vary: ({ unknown }, random) => {
    const [b, constant] = [wholeBetween(random, 2, 5), wholeBetween(random, 7, 20)];
    return `Solve ${unknown}² + ${b}${unknown} + ${constant} = 0 in complex numbers`;
  },
  examples: [
    "Solve x² + x + 1 = 0 in complex numbers",
    "Solve 2x² − 4x + 5 = 0 in complex numbers",
  ],
});
