import { canonical } from "../../../algebra/canonical.ts";
import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import * as form from "../../../algebra/quotient.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import {
  type Expression,
  someWithin,
  valueLeaf,
  variablesIn,
} from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import * as q from "../../../numbers/rational.ts";
import { phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import type { Token } from "../../../read/token.ts";
import { notSupported } from "../../../refusal.ts";
import { pick } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { firstWording, readExpression } from "../reading/requested.ts";
import { turnOf } from "../identities/written-angle.ts";

interface Problem {
  to: "radians" | "degrees";
  /** The size in degrees or in radians, without the unit. */
  size: Quotient;
  given: Expression;
}

const radianWords = "radian|radians|radian";
const toRadians = [
  `convert|change|express {angle} into|to|in ${radianWords}`,
  "convert|change|express {angle} into|to|in radian measure",
  "the radian measure of {angle}",
  "radian measure of {angle}",
  "{angle} in|into|to radians|radian",
  "{angle} in radian measure",
  "the radian measure corresponding to {angle}",
  "{angle} ko radian mein badlo|likho",
].map(phrase);
const toDegrees = [
  "convert|change|express {angle} into|to|in degree|degrees",
  "convert|change|express {angle} into|to|in degree measure",
  "the degree measure of {angle}",
  "degree measure of {angle}",
  "the degree measure corresponding to {angle}",
  "{angle} in|into|to degrees|degree",
  "{angle} in degree measure",
  "{angle} ko degree mein badlo|likho",
].map(phrase);

function recognise({ body, text }: Question): Problem | null {
  if (!/radian|degree/i.test(text)) return null;
  const radians = readAngle(firstWording(body, toRadians)?.get("angle"), "degrees");
  if (radians) return { to: "radians", ...radians };
  const degrees = readAngle(firstWording(body, toDegrees)?.get("angle"), "radians");
  return degrees && { to: "degrees", ...degrees };
}

/** The size of an angle that is typed in the given unit; null if it is in the other one. */
function readAngle(
  given: readonly Token[] | undefined,
  unit: "degrees" | "radians",
): Pick<Problem, "size" | "given"> | null {
  const last = given?.at(-1);
  const isNamed = last?.kind === "word" && ["radian", "radians", "rad"].includes(last.text);
  const expression = readExpression(isNamed ? given?.slice(0, -1) : given);
  if (!expression || variablesIn(expression).length > 0 || has(expression, "call")) return null;
  return unit === "degrees" ? inDegrees(expression, isNamed) : inRadians(expression, isNamed);
}

function has(expression: Expression, kind: Expression["kind"]): boolean {
  return someWithin(expression, (part) => part.kind === kind);
}

function inDegrees(given: Expression, isNamed: boolean): Pick<Problem, "size" | "given"> | null {
  if (!has(given, "degrees") || isNamed) return null;
  const size = form.divide(canonical(given), form.scale(pi, q.rational(1n, 180n)));
  return form.asRational(size) ? { size, given } : null;
}

function inRadians(given: Expression, isNamed: boolean): Pick<Problem, "size" | "given"> | null {
  const isRadians = !has(given, "degrees") && (has(given, "constant") || isNamed);
  return isRadians ? { size: canonical(given), given } : null;
}

const pi = form.fromConstant("π");

interface Result {
  value: Quotient;
}

function solve({ to, size }: Problem): Result {
  if (to === "radians") return { value: form.scale(form.multiply(size, pi), q.rational(1n, 180n)) };
  const turn = turnOf(size);
  if (!turn) {
    throw notSupported("I can turn radians into degrees where they are a part of π, such as 7π/6.");
  }
  return { value: form.fromRational(q.multiply(turn, q.rational(180n))) };
}

function prove({ to, size }: Problem, { value }: Result): Proof | null {
  const [from, found] = [size, value].map((one) => evaluateReal(toExpression(one), new Map()));
  if (typeof from !== "number" || typeof found !== "number") return null;
  // A full turn is 360° or 2π, so both values must be the same fraction of it.
  const share = to === "radians" ? from / 360 : from / (2 * Math.PI);
  const again = to === "radians" ? found / (2 * Math.PI) : found / 360;
  if (Math.abs(share - again) > 1e-12 * Math.max(1, Math.abs(share))) return null;
  return {
    method: "Both are the same share of a full turn",
    lines: [`\\text{share of a full turn} \\approx ${share.toFixed(6)}`],
  };
}

function written({ to }: Problem, { value }: Result): { latex: string; plain: string } {
  const number = form.asRational(value);
  const shown = number ? valueLeaf(number, "decimal") : toExpression(value);
  const [latex, plain] = [expressionLatex(shown), expressionPlain(shown)];
  return to === "degrees" ? { latex: `${latex}^{\\circ}`, plain: `${plain}°` } : { latex, plain };
}

function explain(problem: Problem, result: Result): Explanation {
  const { to, given, size } = problem;
  const { latex, plain } = written(problem, result);
  const givenLatex = expressionLatex(given);
  const number = expressionLatex(toExpression(size));
  return {
    topic: "Measures of Angles",
    method: "180° = π radians",
    difficulty: "beginner",
    answer: { latex, plain, kind: "as-asked" },
    steps: [
      to === "radians"
        ? {
            title: "Multiply by π and divide by 180",
            why: "$180^{\\circ} = \\pi$ radians, so $1^{\\circ} = \\frac{\\pi}{180}$.",
            before: givenLatex,
            after: `${number} \\times \\frac{\\pi}{180} = ${latex}`,
          }
        : {
            title: "Put 180° for π",
            why: "$\\pi$ radians $= 180^{\\circ}$.",
            before: givenLatex,
            after: latex,
          },
    ],
    finalMove: ["Cancel the fraction. What is the angle?"],
    hints: {
      idea: ["A straight angle is $\\pi$ radians."],
      firstMove: ["Write down what a straight angle is in both measures."],
    },
    keyTerms: [{ term: "Radian", meaning: "The angle whose arc is as long as the radius." }],
    followUpQuestions: ["About how many degrees is one radian?"],
  };
}

const degrees = ["75°", "150°", "240°", "-60°", "22.5°", "315°", "36°"] as const;
const radians = ["7π/6", "5π/3", "3π/4", "11π/12", "2π/9", "-3π/2"] as const;

/** Conversion between degrees and radians. */
export const angleMeasure = defineTask({
  name: "angle-measure",
  recognise,
  reading: ({ given, to }) => `${expressionLatex(given)} \\text{ in ${to}}`,
  solve,
  prove,
  explain,
  vary: ({ to }, random) =>
    to === "radians"
      ? `Convert ${pick(random, degrees)} into radians`
      : `Convert ${pick(random, radians)} into degrees`,
  examples: ["Convert 240° into radians", "Convert 5π/3 into degrees"],
});
