import * as q from "../../numbers/rational.ts";
import type { MathsStep } from "../../outcome.ts";
import { unitNamed } from "../../quantities/unit-table.ts";
import type { Question } from "../../read/question.ts";
import { countWithNoun } from "../../story/nouns.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { type Amount, inBaseUnits, readAmount } from "./amount.ts";
import { clockLatex, clockText, type ClockTime, minutesOfDay, readClock } from "./clock.ts";
import { amountLatex } from "./written-amount.ts";

const minute = unitNamed("min");

interface ShiftProblem {
  time: ClockTime;
  amount: Amount;
  minutes: number;
  direction: "before" | "after";
}

const shiftAsks = wordings({
  before: [
    "[time] {amount*} before|earlier_than {time*}",
    "what time is|was it {amount*} before {time*}",
    "time was|is [it] {amount*} before {time*}",
  ],
  after: [
    "[time] {amount*} after|later_than {time*}",
    "what time is|will [it] [be] {amount*} after {time*}",
    "time is|will|would [it] [be] {amount*} after {time*}",
    "{time*} ke {amount*} baad [ka] [time|samay]",
  ],
});

function recogniseShift({ body, targets }: Question): ShiftProblem | null {
  if (targets.length > 0) return null;
  return shiftAsks(body, (gaps, direction) => {
    const time = readClock(gap(gaps, "time"));
    const amount = time && readAmount(gap(gaps, "amount"));
    if (!time || !amount || !amount.every(({ unit }) => ["h", "min"].includes(unit.symbol)))
      return null;
    const minutes = q.divide(inBaseUnits(amount), minute.scale);
    if (!q.isInteger(minutes) || minutes.numerator <= 0n || minutes.numerator > 100000n)
      return null;
    return { time, amount, minutes: Number(minutes.numerator), direction };
  });
}

function remainder(value: number): number {
  return ((value % minutesOfDay) + minutesOfDay) % minutesOfDay;
}

function solveShift({ time, minutes, direction }: ShiftProblem): number {
  return remainder(time.minutes + (direction === "after" ? minutes : -minutes));
}

/** Proves the time by counting back to the start, first hours and then minutes; null if it is not reached. */
export function proveShift(
  { time, minutes, direction }: ShiftProblem,
  found: number,
): Proof | null {
  if (found < 0 || found >= minutesOfDay) return null;
  const sign = direction === "after" ? -1 : 1;
  const [hours, rest] = [Math.floor(minutes / 60) % 24, minutes % 60];
  const shifted = (Math.floor(found / 60) + sign * hours) * 60 + (found % 60) + sign * rest;
  if (remainder(shifted) !== time.minutes) return null;
  return {
    method: `Counted ${direction === "after" ? "back" : "on"} from the answer, first the hours, then the minutes`,
    lines: [
      `${clockLatex(found, time.clock)} ${sign < 0 ? "-" : "+"} ${Math.floor(minutes / 60)}\\,\\mathrm{h} ${sign < 0 ? "-" : "+"} ${rest}\\,\\mathrm{min} = ${clockLatex(time.minutes, time.clock)}`,
    ],
  };
}

function shiftSteps(problem: ShiftProblem, found: number): MathsStep[] {
  const { time, amount, minutes, direction } = problem;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const middle = remainder(time.minutes + (direction === "after" ? hours : -hours) * 60);
  const isParted = amount.length > 1 || amount[0].unit.symbol === "h";
  const parts = step(
    "Part the time into hours and minutes",
    "1 hour has 60 minutes.",
    `${minutes} = 60 \\times ${hours} + ${rest}`,
  );
  const moveHours = moveStep(problem, {
    from: time.minutes,
    to: middle,
    size: hours,
    unit: "hour",
  });
  const moveMinutes = moveStep(problem, { from: middle, to: found, size: rest, unit: "minute" });
  return [...(hours > 0 && !isParted ? [parts] : []), ...moveHours, ...moveMinutes];
}

/** The question of the last step: only the minutes are left, unless the duration is in whole hours. */
function lastMove({ time, minutes, direction }: ShiftProblem): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (rest === 0)
    return `What does the clock show ${hours} h ${direction} ${clockText(time.minutes, time.clock)}?`;
  const middle = remainder(time.minutes + (direction === "after" ? hours : -hours) * 60);
  return `What does the clock show ${countWithNoun(rest, "minute")} ${direction} ${clockText(middle, time.clock)}?`;
}

interface Move {
  from: number;
  to: number;
  size: number;
  unit: "hour" | "minute";
}

function moveStep({ time, direction }: ShiftProblem, { from, to, size, unit }: Move): MathsStep[] {
  if (size === 0) return [];
  const [word, sign] = direction === "after" ? ["forward", "+"] : ["back", "-"];
  const symbol = unit === "hour" ? "h" : "min";
  return [
    step(
      `Go ${word} ${countWithNoun(size, unit)}`,
      crossing({ from, to, unit }, time.clock),
      `${clockLatex(from, time.clock)} ${sign} ${size}\\,\\mathrm{${symbol}} = ${clockLatex(to, time.clock)}`,
    ),
  ];
}

/** The reason of a step: what changes where noon or midnight is passed. */
function crossing({ from, to, unit }: Omit<Move, "size">, written: ClockTime["clock"]): string {
  const isSameHalf = from < noon === to < noon;
  if (isSameHalf) {
    return unit === "hour"
      ? "A full hour changes only the hours; the minutes stay."
      : "60 minutes make a new hour.";
  }
  return written === "12"
    ? "AM changes into PM at 12 noon, and PM into AM at 12 midnight."
    : "The hours go from 0 to 23, and begin again at midnight.";
}

const noon = 720;

/** The time of day a given duration before or after another. */
export const clockShift = defineTask<ShiftProblem, number>({
  name: "time-before-after",
  recognise: recogniseShift,
  reading: ({ time, amount, direction }) =>
    `${amountLatex(amount)} \\text{ ${direction} } ${clockLatex(time.minutes, time.clock)}`,
  solve: solveShift,
  prove: proveShift,
  explain: (problem, found) => {
    const { time, direction } = problem;
    return lesson({
      topic: "Time",
      method: direction === "after" ? "Counting on" : "Counting back",
      answer: { latex: clockLatex(found, time.clock), plain: clockText(found, time.clock) },
      steps: shiftSteps(problem, found),
      idea: "Part the time into hours and minutes. Move the hours, then the minutes, and mind when noon or midnight is passed.",
      firstMove: "See how many whole hours are in the time that is given.",
      finalMove: lastMove(problem),
      next: ["How is this time written on the 24-hour clock?"],
    });
  },
  vary: ({ direction, minutes }, random) => {
    const amount = wholeBetween(random, 15, Math.max(60, Math.min(minutes, 700)));
    return `What is ${amount} minutes ${direction} ${clockText(wholeBetween(random, 1, 1439), "12")}?`;
  },
  examples: ["What is 95 minutes after 10:40 AM?", "What is 2 hours 30 minutes before 1:15 PM?"],
});
