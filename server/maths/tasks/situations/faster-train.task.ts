import { exactSquareRoot } from "../../numbers/integers.ts";
import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { rationalLatex } from "../../numbers/written.ts";
import type { MathsStep } from "../../outcome.ts";
import { step } from "../../lesson/lesson.ts";
import { storyTask, type ShortStory } from "../../story/story-task.ts";
import { pick } from "../../variation/random.ts";
import type { GapTexts } from "../../wording/line-reader.ts";
import { factoringSteps, standardForm } from "./monic-quadratic.ts";
import { readable } from "./number-atoms.ts";

interface Journey {
  way: Rational;
  /** The change of the speed; negative for a lower speed. */
  change: Rational;
  /** The difference of the times, in hours. */
  hours: Rational;
}

const most = q.rational(10n ** 7n);

function journeyOf(taken: GapTexts): Journey | null {
  const [way, change, time] = ["d", "k", "t"].map((name) => positive(taken[name]));
  if (!way || !change || !time || !isOneStory(taken)) return null;
  const hours = inHours(time, taken["u"] ?? "");
  return { way, change: isFaster(taken) ? change : q.negate(change), hours };
}

function isFaster({ more }: GapTexts): boolean {
  return more === "more" || more === "faster";
}

/** Whether the story is consistent: a higher speed takes less time, and both sentences are about the same vehicle. */
function isOneStory(taken: GapTexts): boolean {
  const { late, v, w } = taken;
  return isFaster(taken) !== (late === "more") && (w === undefined || w === v);
}

function inHours(time: Rational, unit: string): Rational {
  return unit.startsWith("min") ? q.divide(time, q.rational(60n)) : time;
}

function positive(atom: string | undefined): Rational | null {
  const value = readable(atom ?? "0");
  return value && q.sign(value) > 0 && q.order(value, most) <= 0 ? value : null;
}

/** Returns the roots of v² + kv − Dk/t = 0, if they are integers; otherwise null. */
function rootsOf({ way, change, hours }: Journey): [bigint, bigint] | null {
  const product = q.divide(q.multiply(way, change), hours);
  if (!q.isInteger(change) || !q.isInteger(product)) return null;
  const [k, p] = [
    change.numerator,
    product.numerator < 0n ? -product.numerator : product.numerator,
  ];
  const root = exactSquareRoot(k * k + 4n * p);
  return root === null ? null : [(root - k) / 2n, (-root - k) / 2n];
}

function problemOf(taken: GapTexts): ShortStory | null {
  const journey = journeyOf(taken);
  const roots = journey && rootsOf(journey);
  if (!journey || !roots || roots[0] <= 0n || roots[0] + journey.change.numerator <= 0n)
    return null;
  const speed = roots[0];
  return {
    reading: equationOf(journey),
    solve: () => q.rational(speed),
    prove: (value) => prove(journey, value),
    teach: () => ({
      topic: "Quadratic Equations",
      method: "Quadratic equation by factorisation",
      difficulty: "advanced",
      answer: { latex: `${speed}\\text{ km/h}`, plain: `${speed} km/h` },
      steps: [
        ...formingSteps(journey, roots),
        ...factoringSteps(roots),
        step(
          "Take the positive root",
          "A speed is not negative, so the negative root is rejected.",
          `x = ${speed}`,
        ),
      ],
      idea: "Write both times as distance ÷ speed. Their difference is known, and gives an equation.",
      firstMove: "Call the speed $x$, and write the time of each journey with it.",
      finalMove: "Which root can be a speed?",
      next: ["How long do both journeys take?"],
    }),
  };
}

/** Returns the other speed in terms of x: x + 5, or x − 5. */
function otherSpeed({ change }: Journey): string {
  return `x ${q.sign(change) > 0 ? "+" : "-"} ${rationalLatex(q.absolute(change))}`;
}

function equationOf(journey: Journey): string {
  const { way, change, hours } = journey;
  const other = otherSpeed(journey);
  const [slow, fast] = q.sign(change) > 0 ? ["x", other] : [other, "x"];
  const [all, time] = [rationalLatex(way), rationalLatex(hours)];
  return `\\frac{${all}}{${slow}} - \\frac{${all}}{${fast}} = ${time}`;
}

function formingSteps(journey: Journey, roots: readonly [bigint, bigint]): MathsStep[] {
  const { way, change, hours } = journey;
  const other = otherSpeed(journey);
  const isOne = q.equals(hours, q.one);
  const time = rationalLatex(hours);
  return [
    step(
      "Let the speed be $x$ km/h",
      `Time = distance ÷ speed. The slower journey takes $${time}$ h more than the faster one.`,
      equationOf(journey),
    ),
    step(
      `Multiply both sides by $x(${other})$`,
      "That removes the fractions. On the left, the terms with $x$ cancel out.",
      `${rationalLatex(q.multiply(way, q.absolute(change)))} = ${isOne ? "" : time}x(${other})`,
    ),
    step(
      "Bring it to standard form",
      `${isOne ? "Open" : `Divide both sides by $${time}$, open`} the bracket, and take all to one side.`,
      standardForm(roots),
    ),
  ];
}

/** Computes both times from the speed; their difference must be the given one. */
function prove({ way, change, hours }: Journey, speed: Rational): ReturnType<ShortStory["prove"]> {
  const other = q.add(speed, change);
  if (q.sign(speed) <= 0 || q.sign(other) <= 0) return null;
  const [slow, fast] = q.order(speed, other) < 0 ? [speed, other] : [other, speed];
  const difference = q.subtract(q.divide(way, slow), q.divide(way, fast));
  if (!q.equals(difference, hours)) return null;
  const part = (one: Rational): string => `\\frac{${rationalLatex(way)}}{${rationalLatex(one)}}`;
  return {
    method: "The difference of both times, in hours",
    lines: [`${part(slow)} - ${part(fast)} = ${rationalLatex(hours)}`],
  };
}

const kmh = "km/h|km_/_h|km_/_hr|kmph|km_per_hour|km_/_hour";
const went = "travels|covers|travelled|covered";
const uniform = "at|with [a] [uniform|constant|certain|same] speed";
const find = "[.|,] [then] find|what_is [original|usual|uniform] speed [of_it] < of {w:vehicle} >";

const wordings: readonly string[] = [
  `a|an {v:vehicle} ${went} [a] [distance_of] {d} km < ${uniform} > [.|,] if [its] speed had_been|were|was|is {k} ${kmh} {more:pace} [.|,] [then] it would [have] take|taken {t} {u:unit} {late:pace} [for_same_journey|to_cover_same_distance|for_journey] ${find}`,
];

/** Finds the speed of a journey from the time it would save or lose at another speed. */
export const fasterTrain = storyTask({
  name: "faster-journey",
  about: /\bspeed\b.*\bspeed\b/is,
  gaps: {
    vehicle: "(?:train|car|bus|aeroplane|plane|motorboat|cyclist|truck|express train) ",
    pace: "(?:more|less|faster|slower) ",
    unit: "(?:hours?|hrs?|h|minutes?|mins?|min) ",
  },
  wordings: [[wordings, problemOf]],
  vary: (random) =>
    pick(random, [
      "A train travels 360 km at a uniform speed. If the speed had been 5 km/h more, it would have taken 1 hour less. Find the speed of the train.",
      "A train travels 300 km at a uniform speed. If the speed had been 5 km/h more, it would have taken 2 hours less. Find the speed of the train.",
      "A train travels 480 km at a uniform speed. If the speed had been 8 km/h less, it would have taken 3 hours more. Find the speed of the train.",
      "A bus travels 150 km at a uniform speed. If the speed had been 10 km/h more, it would have taken 30 minutes less. Find the speed of the bus.",
    ]),
  examples: [
    "A train travels 360 km at a uniform speed. If the speed had been 5 km/h more, it would have taken 1 hour less. Find the speed of the train.",
    "A train travels 480 km at a uniform speed. If the speed had been 8 km/h less, it would have taken 3 hours more. Find the speed of the train.",
  ],
});
