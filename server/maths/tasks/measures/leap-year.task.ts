import { wholeBetween } from "../../variation/random.ts";
import { defineTask } from "../../task/task.ts";
import { lesson, step, truthAnswer } from "../../lesson/lesson.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readPositive } from "../../wording/written-number.ts";
import { isLeapYear, platformDayNumber } from "./calendar-date.ts";

const leapAsks = wordings({
  leap: [
    "is|was|will {year} be [a] leap year [or_not]",
    "is|was [year] {year} [a] leap year [or_not]",
    "check|say|find_out|see whether|if [year] {year} is|was [a] leap year [or_not]",
    "kya {year} leap year hai|tha",
    "kya {year} [ek] leap year hai|tha",
  ],
});

/** Whether a year is a leap year. */
export const leapYear = defineTask<number, boolean>({
  name: "leap-year",
  recognise: ({ body, targets }) => {
    if (targets.length > 0) return null;
    return leapAsks(body, (gaps) => {
      const year = readPositive(gap(gaps, "year"));
      return year === null || year > 9999n || year < 1753n ? null : Number(year);
    });
  },
  reading: (year) => `\\text{Is } ${year} \\text{ a leap year?}`,
  solve: isLeapYear,
  prove: (year, isLeap) => {
    const days =
      platformDayNumber({ day: 1, month: 3, year }) - platformDayNumber({ day: 1, month: 2, year });
    if ((days === 29) !== isLeap) return null;
    return {
      method: "By the calendar: the days of February",
      lines: [`\\text{February ${year} has } ${days} \\text{ days}`],
    };
  },
  explain: (year, isLeap) => {
    const by = year % 100 === 0 ? 400 : 4;
    return lesson({
      topic: "Time",
      method: "Rule of leap years",
      answer: truthAnswer(isLeap),
      steps: [
        step(
          `Divide the year by ${by}`,
          "A leap year can be divided by 4; a year that ends in 00 must be divisible by 400.",
          `${year} = ${by} \\times ${Math.floor(year / by)} + ${year % by}`,
        ),
        step(
          "Look at the remainder",
          isLeap
            ? "Nothing remains, so February has 29 days."
            : "Something remains, so February has 28 days.",
          `${year} \\text{ is ${isLeap ? "a" : "no"} leap year}`,
        ),
      ],
      idea: "A leap year has one day more, in February. Its number can be divided by 4, and at the end of a century by 400.",
      firstMove:
        year % 100 === 0
          ? "The year ends a century, so divide it by 400."
          : "Divide the number of the year by 4.",
      finalMove: `Does ${by} divide ${year}? So is it a leap year?`,
      next: ["Which is the next leap year?", "How many days does this year have?"],
    });
  },
  vary: (_, random) => `Is ${wholeBetween(random, 1800, 2200)} a leap year?`,
  examples: ["Is 2024 a leap year?", "Is 1900 a leap year?"],
});
