import {
  type Equation,
  equationLatex,
  equationVariables,
  readEquation,
} from "../../../equations/equation.ts";
import * as q from "../../../numbers/rational.ts";
import { isRational, multiplySurds, reciprocal, surd, type Surd } from "../../../numbers/surd.ts";
import { surdLatex, surdPlain } from "../../../numbers/written.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import type { Question } from "../../../read/question.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { wordedEquations } from "../worded-equation.ts";
import {
  coefficientIn,
  factorLatex,
  gapAt,
  gapTerms,
  isZero,
  multiply,
  type Polynomial,
  polynomialLatex,
  quadraticAt,
  rootsOf,
  subtract,
  valueAt,
} from "./polynomial.ts";
import { reasons } from "../../../working/reasons.ts";

interface EqualRoots {
  equation: Equation;
  unknown: string;
  parameter: string;
  a: Polynomial;
  b: Polynomial;
  c: Polynomial;
}

const condition = String.raw`(?:two )?(?:real and )?(?:equal|repeated|coincident)(?: real)?(?: roots)?`;
const find = "(?:find|determine|calculate|write|what is)";

const wordings: readonly RegExp[] = [
  new RegExp(
    `^(?:${find} )?(?:value|values)(?: of)? ([a-z])(?: for which| so that| such that| if| when| for that)? (?:roots of )?EQ (?:has|have|are|will have|should have|may have) ${condition}$`,
  ),
  new RegExp(
    `^(?:for )?(?:what|which) (?:value|values) of ([a-z])(?: does| do| will| is| are)? (?:roots of )?EQ (?:has |have |are )?${condition}$`,
  ),
  new RegExp(
    `^${find} ([a-z]) (?:so that|such that|if|when|for which) (?:roots of )?EQ (?:has|have|are) ${condition}$`,
  ),
  new RegExp(
    `^(?:if )?(?:roots of )?EQ (?:has|have|are) ${condition} (?:then )?${find} (?:value|values)?(?: of)? ?([a-z])$`,
  ),
];

function recognise(question: Question): EqualRoots | null {
  if (!/equal|repeated|coincident/i.test(question.text)) return null;
  const worded = wordedEquations(question);
  const [tokens] = worded?.equations ?? [];
  if (!worded || !tokens || worded.equations.length > 1) return null;
  const parameter = wordings
    .map((pattern) => pattern.exec(worded.line)?.[1])
    .find((letter) => letter !== undefined);
  return parameter === undefined ? null : problemOf(readEquation(tokens), parameter);
}

function problemOf(equation: Equation, parameter: string): EqualRoots | null {
  const names = equationVariables(equation);
  const [unknown, ...more] = names.filter((name) => name !== parameter);
  if (unknown === undefined || more.length > 0 || !names.includes(parameter)) return null;
  const terms = gapTerms(equation);
  const isQuadratic = terms.every(({ letters }) => letters.split(unknown).length <= 3);
  const [a, b, c] = [unknown + unknown, unknown, ""].map((letters) =>
    coefficientIn(terms, letters, parameter),
  );
  if (!isQuadratic || !a || !b || !c || isZero(a)) return null;
  return { equation, unknown, parameter, a, b, c };
}

interface Found {
  discriminant: Polynomial;
  roots: readonly Surd[];
  /** Roots of D for which the equation is no quadratic any more. */
  rejected: readonly Surd[];
}

function solve({ a, b, c }: EqualRoots): Found {
  const discriminant = subtract(multiply(b, b), multiply([q.rational(4n)], multiply(a, c)));
  const all = rootsOf(discriminant);
  const isKept = (root: Surd): boolean => {
    const leading = valueAt(a, root);
    return leading !== null && !isNone(leading);
  };
  const roots = all.filter(isKept);
  if (roots.length === 0) {
    throw notSupported(
      "No real value of this letter makes the roots equal. Check the equation once more.",
    );
  }
  return { discriminant, roots, rejected: all.filter((root) => !isKept(root)) };
}

function isNone(value: Surd): boolean {
  return q.isZero(value.rational) && q.isZero(value.coefficient);
}

/** With each value the turning point lies on the axis; and D, made again from values of the typed equation, is the same. */
function prove(problem: EqualRoots, { discriminant, roots }: Found): Proof | null {
  const { parameter, a, b, c } = problem;
  const touches = roots.every((root) => {
    const parts = [a, b, c].map((part) => valueAt(part, root));
    const turn = turningPoint(parts[0], parts[1]);
    const height = turn && quadraticAt(parts, turn);
    return height !== null && isNone(height);
  });
  const isSame = [-2n, -1n, 0n, 1n, 3n].every((at) => {
    const value = valueAt(discriminant, surd(q.rational(at)));
    return value !== null && q.equals(value.rational, sampledDiscriminant(problem, at));
  });
  if (!touches || !isSame || roots.length === 0) return null;
  return {
    method: "Each value put into the discriminant",
    lines: roots.map((root) => `${parameter} = ${surdLatex(root)}: \\quad D = 0`),
  };
}

/** -b/2a */
function turningPoint(a: Surd | null | undefined, b: Surd | null | undefined): Surd | null {
  const below = a ? reciprocal(a) : null;
  const quotient = below && b ? multiplySurds(b, below) : null;
  return quotient && multiplySurds(quotient, surd(q.rational(-1n, 2n)));
}

/** D from the values of the typed equation at -1, 0 and 1. */
function sampledDiscriminant({ equation, unknown, parameter }: EqualRoots, at: bigint): q.Rational {
  const value = (x: bigint): q.Rational =>
    gapAt(
      equation,
      new Map([
        [unknown, x],
        [parameter, at],
      ]),
    );
  const [low, c, high] = [value(-1n), value(0n), value(1n)];
  const half = q.rational(1n, 2n);
  const a = q.subtract(q.multiply(q.add(low, high), half), c);
  const b = q.multiply(q.subtract(high, low), half);
  return q.subtract(q.multiply(b, b), q.multiply(q.rational(4n), q.multiply(a, c)));
}

function answerOf({ parameter }: EqualRoots, { roots }: Found): MathsAnswer {
  return {
    latex: roots.map((root) => `${parameter} = ${surdLatex(root)}`).join(" \\text{ or } "),
    plain: roots.map((root) => `${parameter} = ${surdPlain(root)}`).join(" or "),
  };
}

function steps(problem: EqualRoots, found: Found): MathsStep[] {
  const { unknown, parameter, a, b, c } = problem;
  const named = Object.entries({ a, b, c }).map(
    ([name, part]) => `${name} = ${isZero(part) ? "0" : polynomialLatex(part, parameter)}`,
  );
  const shown = (part: Polynomial): string => (isZero(part) ? "0" : factorLatex(part, parameter));
  const open = `${shown(b)}^{2} - 4 \\times ${shown(a)} \\times ${shown(c)} = 0`;
  const condition = `${polynomialLatex(found.discriminant, parameter)} = 0`;
  const all = rootsOf(found.discriminant)
    .map((root) => `${parameter} = ${surdLatex(root)}`)
    .join(" \\text{ or } ");
  const { latex } = answerOf(problem, found);
  return [
    step(
      `Compare with $a${unknown}^{2} + b${unknown} + c = 0$`,
      "With all terms on the left side, the coefficients are the numbers and letters before the powers of the unknown.",
      named.join(", \\quad "),
    ),
    step(
      "Put the discriminant equal to 0",
      "The roots are equal exactly where $D = b^{2} - 4ac = 0$.",
      open,
    ),
    ...(open === condition ? [] : [step("Simplify", reasons.likeTerms, condition, open)]),
    step(
      `Solve for $${parameter}$`,
      `Only $${parameter}$ is unknown in this equation.`,
      all,
      condition,
    ),
    ...(found.rejected.length === 0
      ? []
      : [
          step(
            "Leave out what does not fit",
            `$a$ must not be 0, else the equation is not quadratic.`,
            latex,
          ),
        ]),
  ];
}

/** For which value of a letter a quadratic equation has equal roots. */
export const equalRoots = defineTask<EqualRoots, Found>({
  name: "equal-roots",
  recognise,
  reading: ({ equation, parameter }) =>
    `${equationLatex(equation)}, \\quad ${parameter} \\text{ for equal roots}`,
  solve,
  prove,
  explain: (problem, found) =>
    lesson({
      topic: "Quadratic Equations",
      method: "Discriminant",
      difficulty: found.roots.every(isRational) ? "intermediate" : "advanced",
      answer: answerOf(problem, found),
      steps: steps(problem, found),
      idea: "Equal roots mean that the discriminant vanishes. That is an equation for the letter.",
      firstMove: "Read off $a$, $b$ and $c$, with the letter in them.",
      finalMove: "Solve the equation for the letter. Which values do you get?",
      terms: {
        Discriminant: "The number $b^{2} - 4ac$; its sign tells what kind of roots there are.",
      },
      next: ["Which root does the equation have then?"],
    }),
  vary: ({ unknown: x, parameter: k }, random) => {
    const [a, root] = [wholeBetween(random, 1, 4), wholeBetween(random, 1, 6)];
    return `Find the value of ${k} for which ${a}${x}² + ${k}${x} + ${a * root * root} = 0 has equal roots`;
  },
  examples: [
    "Find the value of k for which 2x² + kx + 3 = 0 has two equal roots",
    "Find the value of k for which kx(x - 2) + 6 = 0 has equal roots",
  ],
});
