import * as q from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { unitNamed } from "../../../quantities/unit-table.ts";
import type { Question } from "../../../read/question.ts";
import { clockText, minutesOfDay } from "../../measures/clock.ts";
import { amountLatex, amountPlain, partInto, withoutZeros } from "../../measures/written-amount.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { type ClockStory, readClockStory } from "./clock-story.ts";

const units = [unitNamed("h"), unitNamed("min")] as const;

/** The requested value in minutes: a duration, or a time of day. */
interface Found {
  value: number;
  isTimeOfDay: boolean;
}

function recognise({ text }: Question): ClockStory | null {
  return /\d ?(?:a\.?m|p\.?m)|noon/i.test(text) ? readClockStory(text) : null;
}

function solve({ start, end, length, pause, overnight }: ClockStory): Found {
  if (start !== null && end !== null) {
    return { value: end - start + (overnight ? minutesOfDay : 0) - pause, isTimeOfDay: false };
  }
  if (start !== null) return { value: (start + (length ?? 0)) % minutesOfDay, isTimeOfDay: true };
  return { value: ((end ?? 0) - (length ?? 0) + minutesOfDay) % minutesOfDay, isTimeOfDay: true };
}

/** Proves the result by counting the minutes on a 24-hour clock. */
function prove(story: ClockStory, found: Found): Proof | null {
  const { start, end, length } = stretch(story, found);
  if (length <= 0 || length > minutesOfDay || (!found.isTimeOfDay && found.value <= 0)) return null;
  let at = start;
  for (let left = length; left > 0; left -= 1) at = at + 1 === minutesOfDay ? 0 : at + 1;
  if (at !== end) return null;
  return {
    method: "Counted on from the start on the clock",
    lines: [
      `\\text{${clockText(start, "12")}} + ${latex(length)} = \\text{${clockText(end, "12")}}`,
    ],
  };
}

/** Start, end and duration, with the result in the place of the unknown one. */
function stretch(
  { start, end, length, pause }: ClockStory,
  { value, isTimeOfDay }: Found,
): { start: number; end: number; length: number } {
  if (!isTimeOfDay) return { start: start ?? 0, end: end ?? 0, length: value + pause };
  return { start: start ?? value, end: end ?? value, length: length ?? 0 };
}

function partsOf(minutes: number) {
  return withoutZeros(partInto(q.rational(BigInt(minutes) * 60n), units));
}

function latex(minutes: number): string {
  return amountLatex(partsOf(minutes));
}

function steps(story: ClockStory, found: Found): MathsStep[] {
  return found.isTimeOfDay ? shiftSteps(story, found) : lengthSteps(story, found);
}

function lengthSteps({ start, end, pause, overnight }: ClockStory, { value }: Found): MathsStep[] {
  const [from, total] = [start ?? 0, value + pause];
  const hours = Math.floor(total / 60);
  const middle = (from + hours * 60) % minutesOfDay;
  const counted = [
    step(
      "Count the full hours",
      overnight
        ? "The end is on the next day, so count on past midnight."
        : "Go on in whole hours as far as they fit.",
      `\\text{${clockText(from, "12")} to ${clockText(middle, "12")}: } ${hours}\\,\\mathrm{h}`,
    ),
    step(
      "Count the minutes that are left, and put both together",
      "1 hour has 60 minutes.",
      `\\text{${clockText(from, "12")} to ${clockText(end ?? 0, "12")}: } ${latex(total)}`,
    ),
  ];
  if (pause === 0) return counted;
  return [
    ...counted,
    step(
      "Take away the break",
      "In the break no time counts.",
      `${latex(total)} - ${latex(pause)} = ${latex(value)}`,
    ),
  ];
}

function shiftSteps({ start, end, length }: ClockStory, { value }: Found): MathsStep[] {
  const time = length ?? 0;
  const sign = start === null ? -1 : 1;
  const from = start ?? end ?? 0;
  const hours = Math.floor(time / 60);
  const middle = (from + sign * hours * 60 + 2 * minutesOfDay) % minutesOfDay;
  const way = sign > 0 ? "on" : "back";
  return [
    step(
      `Go ${way} by the full hours`,
      "A full hour changes only the hours; the minutes stay.",
      `\\text{${clockText(from, "12")}, ${hours} h ${way}: ${clockText(middle, "12")}}`,
    ),
    step(
      `Go ${way} by the minutes`,
      "1 hour has 60 minutes.",
      `\\text{${clockText(middle, "12")}, ${time % 60} min ${way}: ${clockText(value, "12")}}`,
    ),
  ];
}

/** The question of the last step: subtract the break, or count the minutes after the full hours. */
function lastMove(
  { start, end, pause, length }: ClockStory,
  { value, isTimeOfDay }: Found,
): string {
  if (isTimeOfDay) {
    return `The full hours are counted. Go ${start === null ? "back" : "on"} by the ${(length ?? 0) % 60} minutes that are left. What does the clock show?`;
  }
  if (pause > 0)
    return `What is ${amountPlain(partsOf(value + pause))} less the break of ${amountPlain(partsOf(pause))}?`;
  const middle = ((start ?? 0) + Math.floor(value / 60) * 60) % minutesOfDay;
  return `How many minutes is it from ${clockText(middle, "12")} to ${clockText(end ?? 0, "12")}? Put them together with the full hours.`;
}

function answer({ value, isTimeOfDay }: Found): { latex: string; plain: string } {
  if (isTimeOfDay)
    return { latex: `\\text{${clockText(value, "12")}}`, plain: clockText(value, "12") };
  return { latex: latex(value), plain: amountPlain(partsOf(value)) };
}

function reading({ start, end, length, pause, overnight }: ClockStory): string {
  const parts = [
    `\\text{start: ${start === null ? "?" : clockText(start, "12")}}`,
    `\\text{end: ${end === null ? "?" : clockText(end, "12")}${overnight ? " on the next day" : ""}}`,
    `\\text{time: }${length === null ? "?" : latex(length)}`,
  ];
  return [...parts, ...(pause > 0 ? [`\\text{break: }${latex(pause)}`] : [])].join(",\\; ");
}

function anyTime(random: () => number, least: number, most: number): string {
  return clockText(5 * wholeBetween(random, least / 5, most / 5), "12");
}

/** The duration of a journey or a working day, or its start or end. */
export const clockStory = defineTask<ClockStory, Found>({
  name: "story-of-the-clock",
  recognise,
  reading,
  solve,
  prove,
  explain: (story, found) =>
    lesson({
      topic: "Time",
      method: "Counting on",
      answer: answer(found),
      steps: steps(story, found),
      idea: "Count in whole hours first, then in minutes.",
      firstMove: "Write down the time you know, and go on (or back) in whole hours.",
      finalMove: lastMove(story, found),
      terms: { Duration: "How long something takes, from its start to its end." },
      next: [
        "How do you write the times on the 24-hour clock?",
        "What if the break were twice as long?",
      ],
    }),
  vary: (_, random) =>
    `A bus starts at ${anyTime(random, 360, 700)} and reaches at ${anyTime(random, 760, 1200)} the same day. How long was the journey?`,
  examples: [
    "A bus starts at 9:45 am and reaches at 2:15 pm the same day. How long was the journey?",
    "Mohan started work at 8:30 am and took a lunch break of 45 minutes. He finished at 5:00 pm. How long did he work?",
  ],
});
