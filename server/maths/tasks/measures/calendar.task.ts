import { rational } from "../../numbers/rational.ts";
import type { MathsStep } from "../../outcome.ts";
import type { Question } from "../../read/question.ts";
import { notSupported } from "../../refusal.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { lesson, numberAnswer, step } from "../../lesson/lesson.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readPositive } from "../../wording/written-number.ts";
import {
  type CalendarDate,
  dateText,
  dayNumber,
  daysInMonth,
  monthNamed,
  monthNames,
  platformDayNumber,
  readDate,
} from "./calendar-date.ts";

type CountProblem =
  | { kind: "between"; start: CalendarDate; end: CalendarDate }
  | { kind: "month"; month: number; year: number };

const countAsks = wordings({
  between: ["[how_many|number_of] days [are] [there] between {start*} and {end*}"],
  month: [
    "how many days are|were there in {month~} [,] {year}",
    "how many days [are|were] in {month~} [,] {year}",
    "how many days does|did {month~} [,] {year} have",
    "number of days in {month~} [,] {year}",
  ],
});

function recogniseCount({ body, targets }: Question): CountProblem | null {
  if (targets.length > 0) return null;
  return countAsks(body, (gaps, name) => {
    if (name === "month") {
      const month = monthNamed(gap(gaps, "month"));
      const year = readPositive(gap(gaps, "year"));
      const isKnown = month !== null && year !== null && year >= 1753n && year <= 9999n;
      return isKnown ? { kind: "month", month, year: Number(year) } : null;
    }
    const start = readDate(gap(gaps, "start"));
    const end = readDate(gap(gaps, "end"));
    if (!start || !end) return null;
    if (dayNumber(end) <= dayNumber(start)) {
      throw notSupported("The second date must be later than the first. Check the dates.");
    }
    return { kind: "between", start, end };
  });
}

function solveCount(problem: CountProblem): number {
  return problem.kind === "month"
    ? daysInMonth(problem.month, problem.year)
    : dayNumber(problem.end) - dayNumber(problem.start);
}

/** Proves a number of days by the platform's calendar; null if it differs. */
export function proveCount(problem: CountProblem, days: number): Proof | null {
  const [start, end] =
    problem.kind === "between"
      ? [problem.start, problem.end]
      : [
          { day: 1, month: problem.month, year: problem.year },
          problem.month === 12
            ? { day: 1, month: 1, year: problem.year + 1 }
            : { day: 1, month: problem.month + 1, year: problem.year },
        ];
  if (platformDayNumber(end) - platformDayNumber(start) !== days) return null;
  return {
    method: "Counted a second time with another calendar",
    lines: [`\\text{${dateText(start)}} + ${days} \\text{ days} = \\text{${dateText(end)}}`],
  };
}

function monthStep(month: number, year: number, days: number): MathsStep {
  const name = monthNames[month - 1] ?? "";
  return step(
    `Recall the length of ${name}`,
    month === 2
      ? "February has 28 days, and 29 in a leap year."
      : "April, June, September and November have 30 days; the other months but February have 31.",
    `\\text{${name} ${year}: } ${days} \\text{ days}`,
  );
}

/** The largest number of months that are counted one by one. */
const mostMonths = 12;

/** The steps that count the remaining days of each month, or the difference of day numbers over long times. */
function countSteps(problem: CountProblem, days: number): MathsStep[] {
  if (problem.kind === "month") return [monthStep(problem.month, problem.year, days)];
  const { start, end } = problem;
  const count = (end.year - start.year) * 12 + end.month - start.month;
  if (count > mostMonths) {
    return [
      step(
        "Count the days of both dates from one beginning",
        "A year has 365 days, a leap year 366.",
        `${dayNumber(end)} - ${dayNumber(start)} = ${days}`,
      ),
    ];
  }
  const parts = Array.from({ length: count + 1 }, (_, at) => daysWithin(problem, at, count));
  const counts = parts.map((part, at) =>
    step(
      `Count the days in ${part.name}`,
      at === 0
        ? "The first date itself is not counted, the last one is."
        : at === count
          ? "The last date is counted too."
          : "All of this month lies between the two dates.",
      `\\text{${part.name}: } ${part.days} \\text{ days}`,
    ),
  );
  if (count === 0) return counts;
  return [
    ...counts,
    step(
      "Add the days",
      "The months follow one another, so their days go together.",
      `${days}`,
      parts.map((part) => part.days).join(" + "),
    ),
  ];
}

/** The days that count in one month, `at` months after the first. */
function daysWithin(
  { start, end }: Extract<CountProblem, { kind: "between" }>,
  at: number,
  last: number,
): { name: string; days: number } {
  const month = ((start.month - 1 + at) % 12) + 1;
  const year = start.year + Math.floor((start.month - 1 + at) / 12);
  const until = at === last ? end.day : daysInMonth(month, year);
  return {
    name: `${monthNames[month - 1] ?? ""} ${year}`,
    days: until - (at === 0 ? start.day : 0),
  };
}

/** The number of days between two dates, or in a month. */
export const daysBetween = defineTask<CountProblem, number>({
  name: "days-between",
  recognise: recogniseCount,
  reading: (problem) =>
    problem.kind === "month"
      ? `\\text{days in ${monthNames[problem.month - 1] ?? ""} ${problem.year}}`
      : `\\text{days from ${dateText(problem.start)} to ${dateText(problem.end)}}`,
  solve: solveCount,
  prove: proveCount,
  explain: (problem, days) =>
    lesson({
      topic: "Time",
      method: "Counting days by months",
      answer: {
        ...numberAnswer(rational(BigInt(days))),
        latex: `${days} \\text{ days}`,
        plain: `${days} days`,
      },
      steps: countSteps(problem, days),
      idea: "Count the days month by month. Remember how many days each month has, and look out for leap years.",
      firstMove:
        problem.kind === "month"
          ? "Recall the knuckle rule, and check whether the year is a leap year."
          : "Begin with the days that are left in the first month.",
      finalMove:
        problem.kind === "month"
          ? `How many days does ${monthNames[problem.month - 1] ?? "the month"} have in ${problem.year}?`
          : "Add the days of all the months. How many are there?",
      next: [
        "How many weeks and days is that?",
        "On which day of the week does the last date fall?",
      ],
    }),
  vary: (problem, random) => {
    const year = wholeBetween(random, 1990, 2040);
    if (problem.kind === "month") {
      return `How many days are there in ${monthNames[wholeBetween(random, 0, 11)] ?? "May"} ${year}?`;
    }
    const [first, last] = [wholeBetween(random, 0, 5), wholeBetween(random, 6, 11)];
    return `How many days are there between ${wholeBetween(random, 1, 28)} ${monthNames[first] ?? ""} ${year} and ${wholeBetween(random, 1, 28)} ${monthNames[last] ?? ""} ${year}?`;
  },
  examples: [
    "How many days are there between 12 March 2024 and 5 May 2024?",
    "How many days are there in February 2024?",
  ],
});

const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

const weekdayAsks = wordings({
  weekday: [
    "what|which day [of_week] is|was [it] [on] {date*}",
    "what|which day [of_week] will it be on {date*}",
    "what|which day [of_week] will {date*} be",
    "day of week [on|of|for] {date*}",
    "day [of_week] on {date*}",
    "{date*} ko kaun|konsa|kaunsa [sa] din tha|hai|hoga",
  ],
});

/** The numbers of multiples of 4, 100 and 400 up to a year, in words. */
function quarters(year: number): string {
  const counts = [4, 100, 400].map((step) => `${Math.floor(year / step)} multiples of ${step}`);
  return `up to ${year} there are ${counts.slice(0, 2).join(", ")} and ${counts[2] ?? ""}`;
}

/** The day of the year as a sum of the months before it: 31 + 28 + 15 = 74. */
function daysOfYear({ year, month, day }: CalendarDate, total: number): string {
  const months = Array.from({ length: month - 1 }, (_, at) => daysInMonth(at + 1, year));
  const sum = [...months, day].join(" + ");
  return months.length === 0 ? `${total} \\text{ days}` : `${sum} = ${total}`;
}

/** The day of the week of a date. */
export const weekday = defineTask<CalendarDate, number>({
  name: "day-of-week",
  recognise: ({ body, targets }) => {
    if (targets.length > 0) return null;
    return weekdayAsks(body, (gaps) => readDate(gap(gaps, "date")));
  },
  reading: (date) => `\\text{day of the week on ${dateText(date)}}`,
  // 1 January of the year 1, with the number 1, was a Monday; Sunday is 0.
  solve: (date) => dayNumber(date) % 7,
  prove: (date, day) => {
    const known = new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay();
    if (known !== day) return null;
    return {
      method: "Looked up in a second calendar",
      lines: [`\\text{${dateText(date)}: ${weekdays[day] ?? ""}}`],
    };
  },
  explain: (date, day) => {
    const { year } = date;
    const before = year - 1;
    const leap = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
    const inYear = dayNumber(date) - before * 365 - leap;
    const odd = before + leap + inYear;
    const name = weekdays[day] ?? "";
    return lesson({
      topic: "Time",
      method: "Odd days",
      difficulty: "intermediate",
      answer: { latex: `\\text{${name}}`, plain: name },
      steps: [
        step(
          `Count the leap years before ${year}`,
          `Every fourth year is a leap year, but not a full century, unless it can be divided by 400: ${quarters(before)}.`,
          `${Math.floor(before / 4)} - ${Math.floor(before / 100)} + ${Math.floor(before / 400)} = ${leap}`,
        ),
        step(
          `Count the days of ${year} up to the date`,
          "Add the lengths of the months before it, and the day.",
          daysOfYear(date, inYear),
        ),
        step(
          "Count the odd days",
          "365 days are 52 weeks and 1 day, so each year shifts the weekday by 1, and each leap year by 1 more.",
          `${before} + ${leap} + ${inYear} = ${odd}`,
        ),
        step(
          "Divide by 7",
          "Full weeks change nothing. Only the remainder counts.",
          `${odd} = 7 \\times ${Math.floor(odd / 7)} + ${odd % 7}`,
        ),
        step(
          "Name the day",
          "The remainder tells the day: 0 is Sunday, 1 is Monday, 2 is Tuesday, and so on.",
          `\\text{${odd % 7} odd ${odd % 7 === 1 ? "day" : "days"}: ${name}}`,
        ),
      ],
      idea: "The days of the week come again after 7 days, so only the remainder after division by 7 matters.",
      firstMove: "Count how many leap years there were before the year.",
      finalMove: `Sunday is day 0. Which day of the week is day ${odd % 7}?`,
      next: ["On which day of the week does the same date fall a year later?"],
    });
  },
  vary: (_, random) =>
    `What day of the week is ${wholeBetween(random, 1, 28)} ${monthNames[wholeBetween(random, 0, 11)] ?? "May"} ${wholeBetween(random, 1900, 2050)}?`,
  examples: [
    "What day of the week was 15 August 1947?",
    "What day of the week was 26 January 1950?",
  ],
});
