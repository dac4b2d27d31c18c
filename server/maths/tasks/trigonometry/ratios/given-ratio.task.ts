import { canonical } from "../../../algebra/canonical.ts";
import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { reduceTrigonometry } from "../../../algebra/reduce-trigonometry.ts";
import { rebuild } from "../../../algebra/substitute.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { type Expression, mapChildren, ungroup } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import { inBrackets, looksLike } from "../../../working/written.ts";
import { pick } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { isBasic } from "../identities/trigonometric-form.ts";
import { isTrigonometricCall } from "../reading/requested.ts";
import type { Name } from "../values/angle-of-call.ts";
import { type RatioProblem, recogniseRatios } from "./recognise-ratios.ts";
import { basicOf, ratiosOf, type SixRatios, sizeOf } from "./six-ratios.ts";

interface Result {
  ratios: SixRatios;
  values: Quotient[];
}

/** The values of all requested expressions. Refuses those that need a part of the angle. */
export function solve(problem: RatioProblem): Result {
  const ratios = ratiosOf(problem);
  return {
    ratios,
    values: problem.targets.map((target) => valueOf(target, problem.angle, ratios)),
  };
}

function valueOf(target: Expression, angle: string, ratios: SixRatios): Quotient {
  const opened = reduceTrigonometry(form.add(canonical(target), form.zero));
  const value = rebuild(withSingleAngle(opened), (atom) => {
    if (!isBasic(atom) || !form.equals(atom.argument, form.fromVariable(angle))) return null;
    return ratios[atom.name];
  });
  if (!form.isConstant(value)) {
    throw notSupported("I can find ratios of this angle, but not yet of a part of it.");
  }
  return value;
}

/** Functions of the double angle 2A expressed by functions of A. */
function withSingleAngle(value: Quotient): Quotient {
  return rebuild(value, (atom) => {
    if (!isBasic(atom)) return null;
    const { terms } = atom.argument.numerator;
    const times = terms[0]?.coefficient;
    if (terms.length !== 1 || times?.denominator !== 1n || times.numerator !== 2n) return null;
    const half = toExpression(form.divide(atom.argument, form.fromInteger(2n)));
    const of = (name: "sin" | "cos"): Quotient => canonical({ kind: "call", name, argument: half });
    const [s, c] = [of("sin"), of("cos")];
    const sine = form.multiply(form.fromInteger(2n), form.multiply(s, c));
    const cosine = form.subtract(form.multiply(c, c), form.multiply(s, s));
    if (atom.name === "tan") return form.divide(sine, cosine);
    return atom.name === "sin" ? sine : cosine;
  });
}

const closeness = 1e-9;

/** Proves the values by computing the angle with inverse functions and substituting it; null if one differs. */
export function prove(
  { givenRatio, quadrant, angle, targets }: RatioProblem,
  { values }: Result,
): Proof | null {
  const size = Math.abs(sizeOf(givenRatio.value));
  const acute = {
    sin: () => Math.asin(size),
    cos: () => Math.acos(size),
    tan: () => Math.atan(size),
    cosec: () => Math.asin(1 / size),
    sec: () => Math.acos(1 / size),
    cot: () => Math.atan(1 / size),
  }[givenRatio.name]();
  const turned =
    [acute, Math.PI - acute, Math.PI + acute, 2 * Math.PI - acute][quadrant - 1] ?? acute;
  const at = new Map([[angle, turned]]);
  const fits = targets.every((target, place) => {
    const [found, own] = [evaluateReal(target, at), sizeOf(values[place] ?? form.zero)];
    return found !== null && Math.abs(found - own) < closeness * Math.max(1, Math.abs(own));
  });
  if (!fits) return null;
  const degrees = ((turned * 180) / Math.PI).toFixed(2);
  return {
    method: "The angle worked out with decimals, and put in",
    lines: [
      `${letterLatex(angle)} \\approx ${degrees}^{\\circ}`,
      ...targets.map(
        (target, place) =>
          `${expressionLatex(target)} \\approx ${sizeOf(values[place] ?? form.zero).toFixed(4)}`,
      ),
    ],
  };
}

function answerOf({ targets }: RatioProblem, { values }: Result): MathsAnswer {
  const expressions = values.map((value) => toExpression(value));
  const [only] = expressions;
  if (expressions.length === 1 && only) {
    return { latex: expressionLatex(only), plain: expressionPlain(only) };
  }
  return {
    latex: targets
      .map((target, at) => `${expressionLatex(target)} = ${latexOf(values[at])}`)
      .join(",\\; "),
    plain: targets
      .map(
        (target, at) =>
          `${expressionPlain(target)} = ${expressionPlain(expressions[at] ?? target)}`,
      )
      .join(", "),
  };
}

function latexOf(value: Quotient | null | undefined): string {
  return value ? expressionLatex(toExpression(value)) : "\\text{not defined}";
}

function callLatex(name: Name, angle: string): string {
  return expressionLatex({ kind: "call", name, argument: { kind: "variable", name: angle } });
}

const quadrants = ["", "first", "second", "third", "fourth"];

function stepsFor(problem: RatioProblem, result: Result): MathsStep[] {
  const { givenRatio, angle, quadrant, source, targets } = problem;
  const { ratios } = result;
  const f = (name: Name): string => callLatex(name, angle);
  const givenEquation = `${f(givenRatio.name)} = ${latexOf(givenRatio.value)}`;
  const where =
    source === "said"
      ? `The angle lies in the ${quadrants[quadrant] ?? ""} quadrant, which gives the signs.`
      : "The angle is taken to be acute, as in a right triangle: all ratios are positive.";
  const basic = basicOf[givenRatio.name];
  const pythagoras =
    basic === "tan"
      ? "$\\sec^{2} \\theta = 1 + \\tan^{2} \\theta$, and $\\sin \\theta = \\tan \\theta\\cos \\theta$"
      : "$\\sin^{2} \\theta + \\cos^{2} \\theta = 1$";
  const steps: MathsStep[] = [
    {
      title: "Find sine and cosine by Pythagoras",
      why: `${pythagoras}. ${where}`,
      before: givenEquation,
      after: pythagorasLatex(basic, angle, ratios),
    },
  ];
  const isRead = targets.length > 1;
  return [
    ...steps,
    ...targets.flatMap((target, at) =>
      isRead && isSineOrCosine(target) ? [] : [targetStep(problem, result, { target, at })],
    ),
  ];
}

/** LaTeX of a Pythagorean identity with values: cos² A = 1 − sin² A = 16/25, cos A = 4/5. */
function pythagorasLatex(
  basic: "sin" | "cos" | "tan",
  angle: string,
  { sin, cos, tan, sec }: SixRatios,
): string {
  const f = (name: Name): string => callLatex(name, angle);
  const squared = (name: Name): string => f(name).replace(/^(\\[a-z]+)/, "$1^{2}");
  const square = (value: Quotient | null): string => latexOf(value && form.multiply(value, value));
  if (basic === "tan") {
    return `${squared("sec")} = 1 + ${square(tan)} = ${square(sec)},\\; ${f("cos")} = ${latexOf(cos)},\\; ${f("sin")} = ${latexOf(sin)}`;
  }
  const [own, other] = basic === "sin" ? (["sin", "cos"] as const) : (["cos", "sin"] as const);
  const values = { sin, cos };
  return `${squared(other)} = 1 - ${squared(own)} = 1 - ${square(values[own])} = ${square(values[other])},\\; ${f(other)} = ${latexOf(values[other])}`;
}

function isSineOrCosine(target: Expression): boolean {
  const isOne = isTrigonometricCall(target) && (target.name === "sin" || target.name === "cos");
  return isOne && target.argument.kind === "variable";
}

function targetStep(
  { angle }: RatioProblem,
  { ratios, values }: Result,
  { target, at }: { target: Expression; at: number },
): MathsStep {
  const [value, targetLatex] = [latexOf(values[at]), expressionLatex(target)];
  const put = withRatios(target, angle, ratios);
  const middle = looksLike(put, target) ? value : expressionLatex(ungroup(put));
  return {
    title: `Work out $${targetLatex}$`,
    why: reasonFor(target),
    before: targetLatex,
    after: middle === value ? value : `${middle} = ${value}`,
  };
}

function reasonFor(target: Expression): string {
  if (!isTrigonometricCall(target)) return "Put in the ratios.";
  const reasons: Partial<Record<string, string>> = {
    tan: "$\\tan \\theta = \\frac{\\sin \\theta}{\\cos \\theta}$.",
    cot: "$\\cot \\theta = \\frac{\\cos \\theta}{\\sin \\theta}$.",
    sec: "$\\sec \\theta = \\frac{1}{\\cos \\theta}$.",
    cosec: "$\\operatorname{cosec} \\theta = \\frac{1}{\\sin \\theta}$.",
  };
  return reasons[target.name] ?? "";
}

/** The expression with the ratios replaced by their values. */
function withRatios(target: Expression, angle: string, ratios: SixRatios): Expression {
  const visit = (part: Expression): Expression => {
    const isOwn =
      isTrigonometricCall(part) &&
      part.argument.kind === "variable" &&
      part.argument.name === angle;
    if (!isOwn) return mapChildren(part, visit);
    const names: readonly Name[] = ["sin", "cos", "tan", "cosec", "sec", "cot"];
    const name = names.find((one) => one === part.name);
    const value = name ? ratios[name] : null;
    return value ? inBrackets({ kind: "group", inner: toExpression(value) }) : part;
  };
  return visit(target);
}

function explain(problem: RatioProblem, result: Result): Explanation {
  const steps = stepsFor(problem, result);
  return {
    topic: "Trigonometric Ratios",
    method: problem.source === "said" ? "Pythagorean identity and quadrants" : "Right triangle",
    difficulty: steps.length < 3 ? "beginner" : "intermediate",
    answer: answerOf(problem, result),
    steps,
    finalMove: ["Put the ratios in, and simplify. What do you get?"],
    hints: {
      idea: [
        "The known ratio gives the sides of a right triangle; Pythagoras gives the missing side.",
      ],
      firstMove: ["Draw a right triangle and write the known sides into it."],
    },
    keyTerms: [
      { term: "Hypotenuse", meaning: "The side opposite the right angle." },
      { term: "Pythagorean identity", meaning: "$\\sin^{2} \\theta + \\cos^{2} \\theta = 1$." },
    ],
    followUpQuestions: ["What changes if the angle lies in another quadrant?"],
  };
}

type Triple = readonly [name: string, value: string, first: string, second: string];

const triples: readonly [Triple, ...Triple[]] = [
  ["sin", "5/13", "cos", "tan"],
  ["cos", "8/17", "sin", "tan"],
  ["tan", "3/4", "sin", "cos"],
  ["sin", "7/25", "cos", "cot"],
  ["cos", "20/29", "sin", "cosec"],
];
const quotients = [
  "(sin θ + cos θ)/(sin θ - cos θ)",
  "(2sin θ + cos θ)/(3sin θ + 2cos θ)",
] as const;

function vary({ targets, angle }: RatioProblem, random: () => number): string {
  const [name, value, first, second] = pick<Triple>(random, triples);
  const isPlain = targets.every(isTrigonometricCall);
  return isPlain
    ? `If ${name} ${angle} = ${value}, find ${first} ${angle} and ${second} ${angle}`
    : `If tan θ = ${pick(random, ["3/4", "5/12", "2/3", "7/24"])}, find ${pick(random, quotients)}`;
}

/** Other ratios of an angle, and expressions in them, from a given ratio. */
export const givenRatio = defineTask({
  name: "given-trigonometric-ratio",
  recognise: recogniseRatios,
  reading: ({ givenRatio, angle, targets }) =>
    `${callLatex(givenRatio.name, angle)} = ${latexOf(givenRatio.value)}: \\quad ${targets.map(expressionLatex).join(",\\; ")}`,
  solve,
  prove,
  explain,
  vary,
  examples: [
    "If sin A = 3/5, find cos A and tan A",
    "If tan θ = 4/3, find the value of (sin θ + cos θ)/(sin θ − cos θ)",
    "If cos x = −3/5 and x lies in the third quadrant, find the other five trigonometric functions",
  ],
});
