import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { step } from "../../../lesson/lesson.ts";
import { storyTask, type ShortStory } from "../../../story/story-task.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import { numberOf, type GapTexts } from "../../../wording/line-reader.ts";
import { latex, withUnit } from "./written.ts";

const two = q.rational(2n);

function told({
  a = "",
  b = "",
  d,
  s,
  way,
}: GapTexts & { way: "older" | "younger" }): ShortStory | null {
  const [more, sum] = [numberOf(d), numberOf(s)];
  const [old, young] = way === "older" ? [a, b] : [b, a];
  const least = q.divide(q.subtract(sum, more), two);
  if (a === b || q.sign(more) <= 0 || q.sign(least) <= 0) return null;
  const name = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return {
    reading: `\\text{${name(old)}} = \\text{${name(young)}} + ${latex(more)},\\quad \\text{sum } ${latex(sum)}`,
    solve: () => least,
    prove: (age) =>
      q.equals(q.add(age, q.add(age, more)), sum)
        ? {
            method: "Both ages put back into the story",
            lines: [
              `${latex(age)} + ${latex(q.add(age, more))} = ${latex(sum)}`,
              `${latex(q.add(age, more))} - ${latex(age)} = ${latex(more)}`,
            ],
          }
        : null,
    teach: (age) => {
      const other = q.add(age, more);
      const shown = way === "older" ? [other, age] : [age, other];
      return {
        topic: "Linear equations in one variable",
        method: "Linear equation",
        difficulty: "intermediate",
        answer: {
          latex: shown.map((one) => `${latex(one)}\\text{ years}`).join("\\text{ and }"),
          plain: shown.map((one) => `${latex(one)} years`).join(" and "),
        },
        steps: ageSteps({ young: name(young), old: name(old), more, sum }, age),
        idea: "If both were as old as the younger one, the sum would be smaller by the difference.",
        firstMove: "Call the smaller age x, and write the other age with it.",
        finalMove: "Solve the equation and find both ages. What do you get?",
        next: ["What was the sum of their ages some years ago?"],
      };
    },
  };
}

interface Ages {
  young: string;
  old: string;
  more: Rational;
  sum: Rational;
}

function ageSteps({ young, old, more, sum }: Ages, age: Rational): MathsStep[] {
  const other = q.add(age, more);
  return [
    step(
      "Name the smaller age",
      `Let ${young} be $x$ years old. Then ${old} is $x + ${latex(more)}$ years old.`,
      `x + (x + ${latex(more)}) = ${latex(sum)}`,
    ),
    step("Collect the terms", "Like terms can be added.", `2x + ${latex(more)} = ${latex(sum)}`),
    step(
      `Subtract ${latex(more)} from both sides`,
      "Both sides stay equal when the same is subtracted from both.",
      `2x = ${latex(q.subtract(sum, more))}`,
    ),
    step("Divide both sides by 2", `This is the age of ${young}.`, `x = ${latex(age)}`),
    step(
      `Find the age of ${old}`,
      `${old} is ${withUnit(more, "years").plain} older.`,
      withUnit(other, "years").latex,
      `${latex(age)} + ${latex(more)}`,
    ),
  ];
}

const comes = (way: string): string => `{a:name} is {d} years|yrs ${way} than {b:name} [.|,|and]`;
const sum =
  "[if] [the] sum|total of their [present] ages is {s} [years|yrs] [.|,] [then] [find|what_are] [their] [present] ages [of_both]";

/** Two ages from their difference and their sum. */
export const older = storyTask({
  name: "ages-by-difference",
  about: /\b(?:older|elder|younger)\b/i,
  gaps: { name: "[a-z]{2,} |[a-z] " },
  wordings: [
    [[`${comes("older|elder")} ${sum}`], (taken) => told({ ...taken, way: "older" })],
    [[`${comes("younger")} ${sum}`], (taken) => told({ ...taken, way: "younger" })],
  ],
  vary: (random) => {
    const [age, more] = [wholeBetween(random, 6, 25), wholeBetween(random, 2, 12)];
    return `${pick(random, ["Ravi", "Meena"])} is ${more} years older than ${pick(random, ["Sita", "Arjun"])} and if the total of their ages is ${2 * age + more}, find their ages.`;
  },
  examples: [
    "Ravi is 5 years older than Sita and if the total of their ages is 35, find their ages.",
    "Meena is 4 years younger than Arjun and if the total of their ages is 26, find their ages.",
  ],
});
