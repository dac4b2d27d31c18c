import { expect, test } from "vitest";
import { readQuestion } from "../../../read/question.ts";
import { statisticsTasks } from "../statistics.tasks.ts";
import { withoutCumulation } from "./cumulative.ts";

function ask(text: string): string | null {
  const question = readQuestion(text);
  for (const task of statisticsTasks) {
    const outcome = task.attempt(question, { grade: 10 });
    if (outcome) return outcome.kind === "solved" ? outcome.solution.answer.plain : outcome.kind;
  }
  return null;
}

test.each([
  [
    "Less than 10: 5, less than 20: 13, less than 30: 33, less than 40: 48, less than 50: 55, less than 60: 60. Find the median.",
    "28.5",
  ],
  [
    "Find the median: Marks below 10, below 20, below 30, below 40 ; no of students 3, 8, 20, 25",
    "23.75",
  ],
  [
    "Marks: more than 0, more than 10, more than 20, more than 30; number of students: 40, 35, 20, 8. find mean",
    "20.75",
  ],
  [
    "The following table gives marks of students. Marks: 0-10, 10-20, 20-30; Number of students: 5, 10, 5. Find the mean marks.",
    "15",
  ],
  [
    "A student scored the following marks in 6 subjects: 30, 19, 25, 30, 27, 30. Find his modal score.",
    "30",
  ],
  ["ages 5-15 15-25 25-35 35-45 45-55 55-65 patients 6 11 21 23 14 5 find mode", "405/11"],
  ["Find the coefficient of variation if mean is 25 and standard deviation is 5", "20"],
  ["If the variance of data is 121 find the standard deviation", "11"],
])("%s gives %s", (question, answer) => {
  expect(ask(question)).toBe(answer);
});

test.each([
  // decreasing counts, bounds at unequal distances, both kinds of bounds in one table
  "less than 10 : 5 , less than 20 : 3 , less than 30 : 33 . find median ",
  "less than 10 : 5 , less than 20 : 13 , less than 50 : 33 . find median ",
  "less than 10 : 5 , more than 20 : 13 , less than 30 : 33 . find median ",
])("%s is no cumulative table", (line) => {
  expect(withoutCumulation(line)).toBeNull();
});

test.each([
  "The following table does not give the mean of students. Marks: 0-10, 10-20; Number of students: 5, 10. Find the median.",
  "A student scored the following marks in 5 subjects: 30, 19, 25, 30, 27, 30. Find his modal score.",
  "Find the mean of the numbers less than 10",
])("%s is not answered", (question) => {
  expect(ask(question)).toBeNull();
});
