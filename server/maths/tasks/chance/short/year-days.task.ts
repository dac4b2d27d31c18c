import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import { numberAnswer, step } from "../../../lesson/lesson.ts";
import { storyTask, type ShortStory } from "../../../story/story-task.ts";
import { pick } from "../../../variation/random.ts";
import type { Proof } from "../../../task/task.ts";

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** Counts the weekday in a year of that length for each possible first weekday. */
function proveByCalendar(
  length: number,
  place: number,
  count: number,
  value: Rational,
): Proof | null {
  const years = weekdays.map((_, first) => Array.from({ length }, (__, at) => (first + at) % 7));
  const fitting = years.filter((days) => days.filter((own) => own === place).length === count);
  if (!q.equals(value, q.rational(BigInt(fitting.length), 7n))) return null;
  return {
    method: "The calendar of such a year gone through for each weekday on which it can begin",
    lines: [
      `\\text{years with ${count} such days: } ${fitting.length} \\text{ of } 7`,
      `P = ${rationalLatex(value)}`,
    ],
  };
}

function told(
  isLeap: boolean,
  count: string | undefined,
  day: string | undefined,
): ShortStory | null {
  const name = (day ?? "").replace(/s$/, "");
  const place = weekdays.indexOf(name);
  if (place < 0 || (count !== "52" && count !== "53")) return null;
  const [length, left] = isLeap ? [366, 2] : [365, 1];
  const favourable = count === "53" ? left : 7 - left;
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return {
    reading: `\\text{${length} days: } P(\\text{${count} ${title}s})`,
    solve: () => q.rational(BigInt(favourable), 7n),
    prove: (value) => proveByCalendar(length, place, Number(count), value),
    teach: (value) => ({
      topic: "Probability",
      method: "Favourable outcomes over all outcomes",
      difficulty: "intermediate",
      answer: numberAnswer(value),
      steps: [
        step(
          "Cut the year into weeks",
          `${isLeap ? "A leap year" : "An ordinary year"} has ${length} days. In 52 full weeks each weekday comes 52 times.`,
          `52 \\times 7 + ${left} = ${length}`,
        ),
        step(
          "Look at what is left",
          isLeap
            ? "The two days left follow each other: Sunday and Monday, Monday and Tuesday, and so on. All 7 pairs are equally likely."
            : "The one day left can be any of the 7 weekdays, all equally likely.",
          "\\text{outcomes: } 7",
        ),
        step(
          "Count the favourable outcomes",
          count === "53"
            ? `There are 53 ${title}s when a ${title} is among the days left.`
            : `There are only 52 ${title}s when no ${title} is among the days left.`,
          `\\text{favourable: } ${favourable}`,
        ),
        step(
          "Divide",
          "Probability is favourable outcomes over all outcomes.",
          `P = ${rationalLatex(value)}`,
        ),
      ],
      idea: "A year is a number of full weeks and a few days more. Only those days decide.",
      firstMove:
        "Divide the number of days of the year by the days of a week, and look at the remainder.",
      finalMove: "Divide the favourable outcomes by all outcomes. What do you get?",
      next: ["What changes when the year is not a leap year, or is one?"],
    }),
  };
}

const ask = "[find|what_is|calculate|determine|write] [probability|chance|chances] [that|of]";
const has =
  "[selected_at_random|chosen_at_random] [will|would|may|should] [have|has|having|contain|contains|containing|getting]";
const gaps = { day: "(?:sun|mon|tues|wednes|thurs|fri|satur)days? " };

/** The probability of 53 Sundays in a leap year, and similar questions. */
export const yearDays = storyTask({
  name: "weekdays-of-a-year",
  about: /\b5[23]\b.*days?\b/is,
  gaps,
  wordings: [
    [
      [
        `${ask} [a] leap year ${has} {n:whole} {d:day}`,
        `${ask} [getting|having] {n:whole} {d:day} in [a] leap year`,
      ],
      ({ n, d }) => told(true, n, d),
    ],
    [
      [
        `${ask} [a|an] ordinary|non_leap|nonleap year ${has} {n:whole} {d:day}`,
        `${ask} [getting|having] {n:whole} {d:day} in [a|an] ordinary|non_leap|nonleap year`,
      ],
      ({ n, d }) => told(false, n, d),
    ],
  ],
  vary: (random) =>
    `What is the probability that ${pick(random, ["a leap year", "an ordinary year", "a non-leap year"])} has ${pick(random, ["52", "53"])} ${pick(random, ["Sundays", "Mondays", "Fridays"])}?`,
  examples: [
    "What is the probability that a leap year has 53 Sundays?",
    "Find the probability that an ordinary year has 53 Mondays.",
  ],
});
