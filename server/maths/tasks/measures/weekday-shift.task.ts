import { lesson, step } from "../../lesson/lesson.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readPositive } from "../../wording/written-number.ts";
import { pick, wholeBetween } from "../../variation/random.ts";
import type { Token } from "../../read/token.ts";
import type { MathsStep } from "../../outcome.ts";
import { defineTask } from "../../task/task.ts";

interface DayShift {
  /** 0 for Sunday. */
  today: number;
  days: bigint;
  way: 1 | -1;
}

const names = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

/** The largest number of days that is accepted. */
const mostDays = 100_000n;

const asks = wordings({
  after: [
    "[if] today is {day~} [,] what|which day [of_week] will it be after {days} days",
    "[if] today is {day~} [,] what|which day will be after {days} days",
    "[if] today is {day~} [,] what|which day will it be {days} days from now|today",
    "[if] today is {day~} [,] what|which day will it be {days} days later",
    "[if] today is {day~} [,] after {days} days what|which day will it be",
    "[if] it is {day~} today [,] what|which day [of_week] will it be after {days} days",
    "[if] today is {day~} [,] what|which day [of_week] will fall|come after {days} days",
    "today is {day~} . what|which day [of_week] will it be after {days} days",
    "[if] today is {day~} ,|. what|which day will it be {days} days from now|today",
    "[if] today is {day~} ,|. what|which day will it be {days} days later",
    "what|which day [of_week] will it be after {days} days [,] if today is {day~}",
    "what|which day [of_week] will it be {days} days from now|today [,] if today is {day~}",
    "what|which day [of_week] will it be {days} days later|hence [,] if today is {day~}",
  ],
  before: [
    "[if] today is {day~} [,] what|which day [of_week] was it {days} days ago",
    "[if] today is {day~} [,] what|which day was it {days} days before|back",
    "today is {day~} . what|which day was it {days} days ago|back|before",
    "what|which day [of_week] was it {days} days ago|back|before [,] if today is {day~}",
  ],
});

function dayNamed(tokens: readonly Token[]): number | null {
  const [token, ...others] = tokens;
  if (token?.kind !== "word" || others.length > 0) return null;
  const day = names.findIndex((name) => name.toLowerCase() === token.text);
  return day < 0 ? null : day;
}

function solve({ today, days, way }: DayShift): number {
  const shift = Number(days % 7n) * way;
  return (today + shift + 7) % 7;
}

function forwards(way: 1 | -1): "forward" | "back" {
  return way > 0 ? "forward" : "back";
}

function lastStep({ today, days, way }: DayShift, day: number): MathsStep {
  const rest = days % 7n;
  const name = `\\text{${names[day] ?? ""}}`;
  const start = names[today] ?? "";
  if (rest === 0n)
    return step("Name the day", "Nothing is left over, so it is the same day.", name);
  const counted = `${rest} ${rest === 1n ? "day" : "days"}`;
  return step(
    `Count ${forwards(way)} by the remainder`,
    `From ${start}, count ${counted} ${forwards(way)}.`,
    `\\text{${start}} ${way > 0 ? "+" : "-"} \\text{${counted}}: ${name}`,
  );
}

/**
 * Proves the day of the week by the platform's calendar, from a week that begins on Sunday, 1 January 2023; null if it
 * differs.
 */
export function proveDay(
  { today, days, way }: DayShift,
  day: number,
): { method: string; lines: string[] } | null {
  const start = Date.UTC(2023, 0, 1 + today);
  const then = new Date(start + way * Number(days) * 86_400_000).getUTCDay();
  if (then !== day) return null;
  return {
    method: "Counted on a calendar",
    lines: [
      `\\text{${names[today] ?? ""}} ${way > 0 ? "+" : "-"} ${days} \\text{ days}: \\text{${names[day] ?? ""}}`,
    ],
  };
}

/** The day of the week a number of days after or before another. */
export const weekdayShift = defineTask<DayShift, number>({
  name: "weekday-shift",
  recognise: ({ body, targets }) => {
    if (targets.length > 0) return null;
    return asks(body, (gaps, name) => {
      const today = dayNamed(gap(gaps, "day"));
      const days = readPositive(gap(gaps, "days"));
      if (today === null || days === null || days > mostDays) return null;
      return { today, days, way: name === "after" ? 1 : -1 };
    });
  },
  reading: ({ today, days, way }) =>
    `\\text{${names[today] ?? ""}} ${way > 0 ? "+" : "-"} ${days} \\text{ days}`,
  solve,
  prove: proveDay,
  explain: ({ today, days, way }, day) => {
    const rest = days % 7n;
    const name = names[day] ?? "";
    return lesson({
      topic: "Time",
      method: "Odd days",
      answer: { latex: `\\text{${name}}`, plain: name },
      steps: [
        step(
          "Divide the days by 7",
          "A week has 7 days, and after every full week it is the same day again. Only the remainder counts.",
          `${days} = 7 \\times ${days / 7n} + ${rest}`,
        ),
        lastStep({ today, days, way }, day),
      ],
      idea: "After every 7 days the same day of the week comes again.",
      firstMove: "Divide the number of days by 7, and look at the remainder.",
      finalMove: `Which day is ${rest} ${rest === 1n ? "day" : "days"} ${way > 0 ? "after" : "before"} ${names[today] ?? "today"}?`,
      next: ["Which day will it be a year later?"],
    });
  },
  vary: ({ way }, random) => {
    const day = pick(random, ["Sunday", "Monday", "Tuesday", "Thursday", "Saturday"]);
    const days = wholeBetween(random, 10, 200);
    return way > 0
      ? `If today is ${day}, what day will it be after ${days} days?`
      : `If today is ${day}, what day was it ${days} days ago?`;
  },
  examples: [
    "If today is Monday, what day will it be after 45 days?",
    "If today is Wednesday, what day was it 100 days ago?",
  ],
});
