import { lineDrawing } from "../../../drawing/line-drawing.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { Drawing } from "../../../plot/plot.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { line, lineValue } from "../../../story/line.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { readSignedStory, type SignedStory } from "./signed-line.ts";

/** The position after each change. */
type Positions = readonly Rational[];

/** A typed number with at most three decimal places, as an exact fraction. */
function exact(value: number): Rational {
  return q.rational(BigInt(Math.round(value * 1000)), 1000n);
}

function lineOf(before: Rational, change: number): string {
  const size = exact(Math.abs(change));
  return change > 0 ? line`${before} + ${size}` : line`${before} - ${size}`;
}

function solve({ start, changes }: SignedStory): Positions {
  let now = exact(start);
  return changes.map((change) => {
    now = lineValue(lineOf(now, change));
    return now;
  });
}

/** Proves the result in one sum: all rises minus all falls. */
function prove({ start, changes }: SignedStory, positions: Positions): Proof | null {
  const ups = changes
    .filter((change) => change > 0)
    .reduce((sum, change) => q.add(sum, exact(change)), q.zero);
  const downs = changes
    .filter((change) => change < 0)
    .reduce((sum, change) => q.add(sum, exact(-change)), q.zero);
  const written = line`${exact(start)} + ${ups} - ${downs}`;
  const end = positions.at(-1);
  if (!end || !q.equals(lineValue(written), end)) return null;
  return {
    method: "Put all that goes up together, and all that goes down",
    lines: [`${written} = ${line`${end}`}`],
  };
}

function withUnit(value: Rational, { unit }: SignedStory): { latex: string; plain: string } {
  const number = line`${value}`.replace(/^\((.*)\)$/, "$1");
  return unit === "m"
    ? { latex: `${number}\\,\\mathrm{m}`, plain: `${number} m` }
    : { latex: `${number}\\,^{\\circ}\\mathrm{C}`, plain: `${number} °C` };
}

function answered(story: SignedStory, positions: Positions): { latex: string; plain: string } {
  const end = positions.at(-1) ?? q.zero;
  return withUnit(story.target === "below" ? q.negate(end) : end, story);
}

const signed = (value: number): string => String(value).replace("-", "−");

function onNumberLine({ start, changes, unit }: SignedStory, positions: Positions): Drawing | null {
  const places = [start, ...positions.map(q.toNumber)];
  const end = places.at(-1) ?? start;
  const name = unit === "m" ? "m" : "°C";
  return lineDrawing({
    title: "On the number line",
    description: `A number line in ${name}, from ${signed(start)} on: ${changes.map((change) => `${Math.abs(change)} ${change > 0 ? "up, to the right" : "down, to the left"}`).join(", then ")}. It ends at ${signed(end)}.`,
    shows: "solution",
    points: [start, end]
      .filter((at, index) => index === 0 || at !== start)
      .map((at) => ({ at, text: signed(at) })),
    jumps: changes.map((change, at) => ({
      from: places[at] ?? 0,
      to: places[at + 1] ?? 0,
      text: `${change > 0 ? "+" : "−"} ${Math.abs(change)}`,
    })),
    ...(unit !== "m" && { unit: 1 }),
  });
}

/** Temperatures and heights that rise and fall, also below zero. */
export const signedLine = defineTask<SignedStory, Positions>({
  name: "up-and-down",
  recognise: ({ text }) => {
    if (!/temperature|sea/i.test(text)) return null;
    const story = readSignedStory(text);
    if (!story) return null;
    const end = solve(story).at(-1) ?? q.zero;
    return story.target === "below" && q.sign(end) >= 0 ? null : story;
  },
  reading: (story) => {
    const moves = story.changes.map((change) =>
      change > 0 ? `+${line`${exact(change)}`}` : `-${line`${exact(-change)}`}`,
    );
    return `\\text{start: }${withUnit(exact(story.start), story).latex},\\; \\text{changes: }${moves.join(",\\; ")}`;
  },
  solve,
  prove,
  explain: (story, positions) => {
    const before = [exact(story.start), ...positions];
    return lesson({
      topic: "Integers",
      method: "Number line",
      plot: onNumberLine(story, positions),
      answer: answered(story, positions),
      steps: positions.map((position, at) => ({
        ...step(
          (story.changes[at] ?? 0) > 0 ? "Go up: add" : "Go down: subtract",
          at === 0 && story.start < 0
            ? "What is below zero is written with a minus sign."
            : (story.changes[at] ?? 0) > 0
              ? "Up on the number line the numbers grow."
              : "Down on the number line the numbers get smaller, also below zero.",
          withUnit(position, story).latex,
        ),
        before: lineOf(before[at] ?? q.zero, story.changes[at] ?? 0),
      })),
      idea: "Think of a number line that goes up and down: rising is adding, falling is subtracting.",
      firstMove: "Write where it is at first, with a minus sign if it is below zero.",
      finalMove: "Make the last move on the number line. Where does it end?",
      terms: { Integer: "A whole number: positive, negative or zero." },
      next: [
        "How far is it from the start in the end?",
        "Which single change would have led there?",
      ],
    });
  },
  vary: ({ unit }, random) =>
    unit === "m"
      ? `A submarine is ${10 * wholeBetween(random, 20, 60)} m below sea level. It rises ${10 * wholeBetween(random, 5, 19)} m. What is its position?`
      : `The temperature was ${pick(random, [-8, -6, -5, -3, 2, 4])}°C in the morning. It rose by ${wholeBetween(random, 8, 16)} degrees by noon and fell by ${wholeBetween(random, 5, 20)} degrees by night. What was it at night?`,
  examples: [
    "The temperature was -4°C in the morning. It rose by 11 degrees by noon and fell by 9 degrees by night. What was it at night?",
    "A submarine is 300 m below sea level. It rises 120 m. What is its position?",
  ],
});
