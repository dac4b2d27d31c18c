import * as q from "../../numbers/rational.ts";
import type { MathsStep } from "../../outcome.ts";
import { unitNamed } from "../../quantities/unit-table.ts";
import type { Unit } from "../../quantities/unit.ts";
import type { Question } from "../../read/question.ts";
import { notUnderstood } from "../../refusal.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { type Amount, inBaseUnits, readUnits } from "./amount.ts";
import { clockLatex, clockText, type ClockTime, minutesOfDay, readClock } from "./clock.ts";
import { amountLatex, amountPlain, partInto, withoutZeros } from "./written-amount.ts";

const hour = unitNamed("h");
const minute = unitNamed("min");

interface DurationProblem {
  start: ClockTime;
  end: ClockTime;
  /** Whether the end is on the next day. */
  overnight: boolean;
  units: readonly [Unit, ...Unit[]];
}

const durationAsks = wordings({
  units: [
    "how many {units*} are there between {start*} and {end*}",
    "how many {units*} between {start*} and {end*}",
    "how many {units*} are there from {start*} to|till|until {end*}",
    "how many {units*} from {start*} to|till|until {end*}",
    "time|duration [in] {units*} between {start*} and {end*}",
  ],
  time: [
    "time|duration|time_duration|time_interval|time_elapsed|elapsed_time between {start*} and|to {end*}",
    "time|duration|time_duration|time_interval|time_elapsed|elapsed_time from {start*} to|till {end*}",
    "how much time is|passes there between {start*} and {end*}",
    "how much time is|passes between|from {start*} and|to {end*}",
    "how long is it from {start*} to|till|until {end*}",
    "{start*} se {end*} tak kitna samay|time hua|hai|hota_hai",
  ],
});

function recogniseDuration({ body, targets }: Question): DurationProblem | null {
  if (targets.length > 0) return null;
  return durationAsks(body, (gaps) => {
    const start = readClock(gap(gaps, "start"));
    const end = readClock(gap(gaps, "end"));
    const named = gaps.get("units");
    const units = named ? readUnits(named) : ([hour, minute] as const);
    if (!start || !end || !units || start.minutes === end.minutes) return null;
    if (!units.every(({ symbol }) => ["h", "min", "s"].includes(symbol))) return null;
    const overnight = end.minutes < start.minutes;
    // An end before the start is certainly on the next day only from afternoon or evening to morning.
    if (overnight && !(start.minutes >= 720 && end.minutes < 720)) {
      throw notUnderstood(
        "The second time is earlier than the first. Say whether it is on the next day.",
      );
    }
    return { start, end, overnight, units };
  });
}

function solveDuration({ start, end, overnight, units }: DurationProblem): Amount {
  const minutes = end.minutes - start.minutes + (overnight ? minutesOfDay : 0);
  return partInto(q.rational(BigInt(minutes) * 60n), units);
}

/** Proves the duration by counting on from the start, first hours and then minutes; null if the end is not reached. */
export function proveDuration({ start, end }: DurationProblem, result: Amount): Proof | null {
  const seconds = inBaseUnits(result);
  if (!q.isInteger(seconds) || q.sign(seconds) <= 0) return null;
  const minutes = Number(seconds.numerator / 60n);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const reached =
    ((Math.floor(start.minutes / 60) + hours) % 24) * 60 + (start.minutes % 60) + rest;
  if (reached % minutesOfDay !== end.minutes || minutes >= minutesOfDay) return null;
  return {
    method: "Counted on from the start, first the hours, then the minutes",
    lines: [
      `${clockLatex(start.minutes, start.clock)} + ${hours}\\,\\mathrm{h} + ${rest}\\,\\mathrm{min} = ${clockLatex(end.minutes, end.clock)}`,
    ],
  };
}

/** The steps: the full hours from the start, then the remaining minutes. */
function durationSteps({ start, end, overnight }: DurationProblem, result: Amount): MathsStep[] {
  const finish = end.minutes + (overnight ? minutesOfDay : 0);
  const total = finish - start.minutes;
  const [hours, rest] = [Math.floor(total / 60), total % 60];
  const middle = (start.minutes + hours * 60) % minutesOfDay;
  const fullHours = [
    step(
      "Count the full hours",
      overnight
        ? "The end is on the next day, so count on past midnight."
        : "Go on in whole hours as far as they fit.",
      `\\text{${clockText(start.minutes, start.clock)} to ${clockText(middle, start.clock)}: } ${hours}\\,\\mathrm{h}`,
    ),
  ];
  if (rest === 0 && result.length > 1) return fullHours;
  return [
    ...fullHours,
    step(
      "Count the minutes that are left",
      "One more full hour would go past the end.",
      `\\text{${clockText(middle, start.clock)} to ${clockText(end.minutes, end.clock)}: } ${rest}\\,\\mathrm{min}`,
    ),
    lastDurationStep(hours, rest, result),
  ];
}

/** The question of the last step, in the requested unit. */
function lastMove({ start, end, overnight }: DurationProblem, result: Amount): string {
  const total = end.minutes + (overnight ? minutesOfDay : 0) - start.minutes;
  const middle = clockText((total - (total % 60) + start.minutes) % minutesOfDay, start.clock);
  return result.length === 1 && result[0].unit.symbol === "min"
    ? `${Math.floor(total / 60)} hours have how many minutes? Add the ${total % 60} minutes that are left.`
    : `How many minutes is it from ${middle} to ${clockText(end.minutes, end.clock)}? Put them together with the hours.`;
}

/** The step that joins hours and minutes: "165 min" is their sum, "2 h 45 min" only combines them. */
function lastDurationStep(hours: number, rest: number, result: Amount): MathsStep {
  const parts = `${hours}\\,\\mathrm{h} + ${rest}\\,\\mathrm{min}`;
  const isInMinutes = result.length === 1 && result[0].unit.symbol === "min";
  const why = isInMinutes
    ? `1 hour has 60 minutes, so $${hours}\\,\\mathrm{h} = ${hours * 60}\\,\\mathrm{min}$.`
    : "Write both parts as one time.";
  const shown = amountLatex(result.length > 1 ? withoutZeros(result) : result);
  return step("Put hours and minutes together", why, `${parts} = ${shown}`);
}

function anyTime(random: () => number, least: number, most: number): string {
  return clockText(wholeBetween(random, least, most), "12");
}

/** The time between two times of day. */
export const duration = defineTask<DurationProblem, Amount>({
  name: "time-between",
  recognise: recogniseDuration,
  reading: ({ start, end }) =>
    `\\text{time from ${clockText(start.minutes, start.clock)} to ${clockText(end.minutes, end.clock)}}`,
  solve: solveDuration,
  prove: proveDuration,
  explain: (problem, result) => {
    const shown = result.length > 1 ? withoutZeros(result) : result;
    return lesson({
      topic: "Time",
      method: "Counting on",
      answer: { latex: amountLatex(shown), plain: amountPlain(shown) },
      steps: durationSteps(problem, result),
      idea: "Count on from the start: first in whole hours, then the minutes that are left.",
      firstMove:
        "Start at the first time and go on in whole hours, as long as the end is not passed.",
      finalMove: lastMove(problem, result),
      terms: { Duration: "How long something takes, from its start to its end." },
      next: ["How do you write both times on the 24-hour clock?"],
    });
  },
  vary: ({ units }, random) => {
    const [start, end] = [anyTime(random, 300, 700), anyTime(random, 725, 1380)];
    return units.length === 1
      ? `How many ${units[0].names.plural} are there between ${start} and ${end}?`
      : `Find the duration from ${start} to ${end}`;
  },
  examples: [
    "How many minutes are there between 6:20 AM and 9:05 AM?",
    "Find the duration from 10:45 AM to 2:15 PM",
  ],
});
