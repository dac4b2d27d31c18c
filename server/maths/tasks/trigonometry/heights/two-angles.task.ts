import { greatestCommonDivisor } from "../../../numbers/integers.ts";
import * as q from "../../../numbers/rational.ts";
import { equalSurds, negateSurd, surd, type Surd } from "../../../numbers/surd.ts";
import { rationalLatex, rationalPlain, surdLatex, surdPlain } from "../../../numbers/written.ts";
import type { MathsAnswer } from "../../../outcome.ts";
import { lesson } from "../../../lesson/lesson.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { drawTwoAngles } from "./draw-two-angles.ts";
import {
  cotangent,
  over,
  plus,
  solve,
  tangent,
  tangentLatex,
  times,
  type TwoAnglesResult,
} from "./solve-two-angles.ts";
import { readTwoAngles, type StoryKind, type TwoAngles } from "./two-angle-stories.ts";
import { twoAngleSteps } from "./two-angle-steps.ts";

/** Proves the result by the second right triangle: with the result, its tangent must be that of the given angle. */
export function prove(
  { kind, angles: [first, second], length }: TwoAngles,
  { value }: TwoAnglesResult,
): Proof | null {
  const givenLength = surd(length);
  const [low, high] = first < second ? [first, second] : [second, first];
  const hold = (
    sides: readonly (readonly [up: typeof givenLength, along: typeof givenLength, angle: number])[],
  ): boolean => sides.every(([up, along, angle]) => equalSurds(over(up, along), tangent(angle)));
  const near = times(value, cotangent(high));
  const shore = times(givenLength, cotangent(high));
  const fits: Record<StoryKind, () => boolean> = {
    nearer: () => hold([[value, plus(near, givenLength), low]]),
    between: () => hold([[value, plus(givenLength, negateSurd(near)), low]]),
    apart: () => hold([[givenLength, plus(shore, value), low]]),
    across: () => hold([[givenLength, plus(value, negateSurd(shore)), low]]),
    "on-top": () => hold([[plus(givenLength, value), over(givenLength, tangent(first)), second]]),
    below: () => hold([[plus(value, givenLength), times(value, cotangent(first)), second]]),
    facing: () =>
      hold([[plus(value, negateSurd(givenLength)), over(givenLength, tangent(second)), first]]),
  };
  if (!fits[kind]()) return null;
  const angle = kind === "on-top" || kind === "below" ? second : kind === "facing" ? first : low;
  return {
    method: "The other right triangle, measured with the result, has the given angle",
    lines: [`\\tan ${angle}^{\\circ} = ${tangentLatex(angle)}`],
  };
}

function answerOf({ value, approximation }: TwoAnglesResult): MathsAnswer {
  if (approximation) {
    return {
      latex: `${rationalLatex(approximation, "decimal")} \\text{ m}`,
      plain: `${rationalPlain(approximation, "decimal")} m`,
    };
  }
  const { latex, plain } = factored(value);
  return { latex: `${latex} \\text{ m}`, plain: `${plain} m` };
}

/** The result with a common factor taken out, as in 75(√3 - 1). */
function factored(value: Surd): MathsAnswer {
  const { rational: a, coefficient: b } = value;
  if (q.isZero(a) || q.isZero(b)) return { latex: surdLatex(value), plain: surdPlain(value) };
  const common = commonFactor(a, b);
  const root = surd(q.zero, q.divide(b, common), 3n);
  const whole = surd(q.divide(a, common));
  // The positive term is written first.
  const [first, second] = q.sign(b) < 0 ? [whole, root] : [root, whole];
  const isNegative = q.sign(a) !== q.sign(b) || q.sign(b) < 0;
  const size = isNegative ? negateSurd(second) : second;
  const sign = isNegative ? "-" : "+";
  const isOne = q.equals(common, q.one);
  return {
    latex: `${isOne ? "" : rationalLatex(common, "decimal")}\\left(${surdLatex(first)} ${sign} ${surdLatex(size)}\\right)`,
    plain: `${isOne ? "" : rationalPlain(common, "decimal")}(${surdPlain(first)} ${sign} ${surdPlain(size)})`,
  };
}

/** The largest factor that leaves whole numbers; 1 if one of the numbers is no terminating decimal. */
function commonFactor(a: q.Rational, b: q.Rational): q.Rational {
  if (!q.isTerminating(a) || !q.isTerminating(b)) return q.one;
  const common = greatestCommonDivisor(a.numerator * b.denominator, b.numerator * a.denominator);
  return q.rational(common, a.denominator * b.denominator);
}

const stories: Record<StoryKind, (length: number, angles: readonly [number, number]) => string> = {
  nearer: (length, [a, b]) =>
    `The angle of elevation of the top of a tower from a point on the ground is ${a}°. On walking ${length} m towards the tower, it becomes ${b}°. Find the height of the tower.`,
  between: (length, [a, b]) =>
    `The angles of elevation of the top of a tower from two points ${length} m apart on opposite sides of it are ${a}° and ${b}°. Find the height of the tower.`,
  apart: (length, [a, b]) =>
    `From the top of a ${length} m high lighthouse, the angles of depression of two ships on the same side are ${a}° and ${b}°. Find the distance between the two ships.`,
  across: (length, [a, b]) =>
    `From the top of a ${length} m high lighthouse, the angles of depression of two ships on opposite sides are ${a}° and ${b}°. Find the distance between the two ships.`,
  "on-top": (length, [a, b]) =>
    `From a point on the ground, the angles of elevation of the bottom and the top of a transmission tower fixed at the top of a ${length} m high building are ${a}° and ${b}° respectively. Find the height of the tower.`,
  below: (length, [a, b]) =>
    `A statue, ${length} m tall, stands on the top of a pedestal. From a point on the ground, the angle of elevation of the top of the statue is ${b}° and from the same point the angle of elevation of the top of the pedestal is ${a}°. Find the height of the pedestal.`,
  facing: (length, [a, b]) =>
    `From the top of a ${length} m high building, the angle of elevation of the top of a cable tower is ${a}° and the angle of depression of its foot is ${b}°. Find the height of the tower.`,
};

/** Heights and distances from two angles of 30°, 45° or 60°. */
export const twoAngles = defineTask<TwoAngles, TwoAnglesResult>({
  name: "heights-and-distances-two-angles",
  recognise: readTwoAngles,
  reading: ({ angles, length }) =>
    `${angles.map((angle) => `${angle}^{\\circ}`).join(",\\; ")}, \\quad ${rationalLatex(length, "decimal")} \\text{ m}`,
  solve,
  prove,
  explain: (story, result) => {
    const answer = answerOf(result);
    return lesson({
      topic: "Some Applications of Trigonometry",
      method: "Two right triangles",
      difficulty: "advanced",
      answer,
      steps: twoAngleSteps(story, result, answer.latex),
      idea: "There are right triangles with a common side. The tangent links the height with the distance in each of them.",
      firstMove:
        "Draw the figure, name the unknown lengths, and write the tangent in each right triangle.",
      finalMove: "Put the numbers in and work it out. What do you get?",
      terms: {
        "Angle of elevation": "The angle by which one looks up from the horizontal.",
        "Angle of depression": "The angle by which one looks down from the horizontal.",
      },
      plot: drawTwoAngles(story, result),
      next: ["How would the result change if both angles were smaller?"],
    });
  },
  vary: ({ kind, angles }, random) => {
    const [low, high] = pick<readonly [number, number]>(random, [
      [30, 60],
      [45, 60],
      [30, 45],
    ]);
    const isFixed = kind === "facing" || kind === "between";
    const length = kind === "below" ? wholeBetween(random, 2, 9) : wholeBetween(random, 2, 15) * 10;
    return stories[kind](length, isFixed ? angles : [low, high]);
  },
  examples: [
    stories.nearer(40, [30, 60]),
    stories.apart(75, [30, 45]),
    stories.facing(7, [60, 45]),
    stories["on-top"](20, [45, 60]),
    stories.below(2, [45, 60]),
  ],
});
