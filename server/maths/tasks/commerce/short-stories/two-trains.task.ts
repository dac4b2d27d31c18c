import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { step } from "../../../lesson/lesson.ts";
import { storyTask, type ShortStory } from "../../../story/story-task.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import type { Proof } from "../../../task/task.ts";
import { numberOf, type GapTexts } from "../../../wording/line-reader.ts";
import { latex, whole, withUnit } from "./written.ts";

interface Crossing {
  /** In metres. */
  lengths: readonly [Rational, Rational];
  /** In km/h. */
  speeds: readonly [Rational, Rational];
  way: "opposite" | "same" | "standing";
}

const factor = q.rational(5n, 18n);

/** The distance, and the speed at which it is passed; null if a word problem could not have them. */
function measured({
  lengths,
  speeds,
  way,
}: Crossing): { distance: Rational; relative: Rational } | null {
  const [first, second] = speeds;
  const relative = way === "same" ? q.absolute(q.subtract(first, second)) : q.add(first, second);
  // "minus 30 km/h" is no speed of a word problem.
  const known = way === "standing" ? [first, ...lengths] : [first, second, relative, ...lengths];
  const areFit = known.every((one) => q.sign(one) > 0);
  return areFit ? { distance: q.add(...lengths), relative } : null;
}

function joinStep({ lengths, way }: Crossing, distance: Rational): MathsStep {
  return step(
    way === "standing" ? "Add the lengths" : "Add the lengths of the trains",
    way === "standing"
      ? "The train has crossed when its last coach has passed the far end."
      : "They have crossed when the last coaches have passed each other.",
    `${latex(lengths[0])} + ${latex(lengths[1])} = ${latex(distance)}\\text{ m}`,
  );
}

function relativeStep({ speeds, way }: Crossing, relative: Rational): MathsStep[] {
  if (way === "standing") return [];
  const [fast, slow] = speeds.toSorted((a, b) => q.order(b, a));
  const sign = way === "same" ? "-" : "+";
  return [
    step(
      "Find the relative speed",
      way === "same"
        ? "In the same direction the speeds are subtracted."
        : "In opposite directions the speeds are added.",
      `${latex(fast ?? q.zero)} ${sign} ${latex(slow ?? q.zero)} = ${latex(relative)}\\text{ km/h}`,
    ),
  ];
}

/** Kilometres in hours, instead of metres in seconds. */
function proveTime(distance: Rational, relative: Rational, time: Rational): Proof | null {
  const hours = q.divide(time, whole(3600));
  const moved = q.multiply(q.multiply(relative, hours), whole(1000));
  if (!q.equals(moved, distance)) return null;
  return {
    method: "The way made in that time, in km and hours, is the length to be passed",
    lines: [`${latex(relative)} \\times ${latex(hours)} \\times 1000 = ${latex(distance)}`],
  };
}

function told(crossing: Crossing): ShortStory | null {
  const found = measured(crossing);
  if (!found) return null;
  const { distance, relative } = found;
  const metric = q.multiply(relative, factor);
  return {
    reading: `\\text{distance } ${latex(distance)}\\text{ m},\\quad \\text{speed } ${latex(relative)}\\text{ km/h},\\quad \\text{time?}`,
    solve: () => q.divide(distance, metric),
    prove: (time) => proveTime(distance, relative, time),
    teach: (time) => ({
      topic: "Speed, distance and time",
      method: crossing.way === "standing" ? "Speed, distance and time" : "Relative speed",
      difficulty: "intermediate",
      answer: withUnit(time, "seconds"),
      steps: [
        joinStep(crossing, distance),
        ...relativeStep(crossing, relative),
        step(
          "Change km/h into m/s",
          "1 km is 1000 m and 1 hour is 3600 s, so multiply by $\\frac{1000}{3600} = \\frac{5}{18}$.",
          `${latex(relative)} \\times \\frac{5}{18} = ${latex(metric)}\\text{ m/s}`,
        ),
        step(
          "Divide the distance by the speed",
          "Time = distance ÷ speed.",
          withUnit(time, "seconds").latex,
          `${latex(distance)} \\div ${latex(metric)}`,
        ),
      ],
      idea: "Think of the distance that has to be passed, and how fast it is passed.",
      firstMove: "Add the lengths: that is the distance.",
      finalMove:
        "Divide the distance in metres by the speed in metres per second. What do you get?",
      terms: { "Relative speed": "How fast the distance between two moving things changes." },
      next: ["What changes when one of the speeds is doubled?"],
    }),
  };
}

function pair({ a, b, s, t }: GapTexts, way: Crossing["way"]): ShortStory | null {
  return told({
    lengths: [numberOf(a), numberOf(b ?? a)],
    speeds: [numberOf(s), numberOf(t)],
    way,
  });
}

const metres = "m|metres|meters|metre";
const speed = "km/h|km_/_h|km_/_hr|kmph|km_per_hour|km_/_hour";
const trains = `[if] 2 trains [of_lengths|of_length|are|having_lengths] {a} [${metres}] and {b} ${metres} [long|in_length] [are] [running|moving|travelling|run|move|travel]`;
const speeds = `[at] [speeds|speed] [of] {s} [${speed}] and {t} ${speed} [respectively]`;
const ask =
  "[in|find|how] [what|how|much|long] [much|long] [time] [taken] [will|do|it|to] [they] [take] [to] cross|pass each_other [completely]";
const opposite =
  "[in] opposite directions|direction [to_each_other] [on_parallel_tracks|on_parallel_lines]";
const same = "[in] same direction [on_parallel_tracks|on_parallel_lines]";
const askTime =
  "[find|how|in|what|calculate] [long|much|what] [will|does|is] [it] [take] [time] [taken] [by] [train|it] [will_it_take] [to] [cross|pass] [it|bridge|platform|tunnel]";

/** Trains that pass each other, and bridges. */
export const twoTrains = storyTask({
  name: "trains-passing",
  about: /\btrains?\b/i,
  wordings: [
    [
      [`${trains} ${opposite} ${speeds} . ${ask}`, `${trains} ${speeds} ${opposite} . ${ask}`],
      (taken) => pair(taken, "opposite"),
    ],
    [
      [`${trains} ${same} ${speeds} . ${ask}`, `${trains} ${speeds} ${same} . ${ask}`],
      (taken) => pair(taken, "same"),
    ],
    [
      [
        `[a] train {a} ${metres} long [is] [moving|running|travelling] [at] [a] [speed_of] {s} ${speed} crosses|passes [a] bridge|platform|tunnel [of_length] {b} ${metres} [long] . ${askTime}`,
      ],
      ({ a, b, s }) =>
        told({
          lengths: [numberOf(a), numberOf(b)],
          speeds: [numberOf(s), q.zero],
          way: "standing",
        }),
    ],
  ],
  vary: (random) =>
    `Two trains ${wholeBetween(random, 8, 15) * 10} m and ${wholeBetween(random, 8, 15) * 10} m long are running in ${pick(random, ["opposite directions", "the same direction"])} at ${wholeBetween(random, 8, 12) * 9} km/h and ${wholeBetween(random, 3, 7) * 9} km/h. In how much time will they cross each other?`,
  examples: [
    "Two trains 100 m and 120 m long are running in opposite directions at 42 km/h and 30 km/h. In how much time will they cross each other?",
    "Two trains 100 m and 80 m long are running in the same direction at 72 km/h and 36 km/h. In how much time will they cross each other?",
  ],
});
