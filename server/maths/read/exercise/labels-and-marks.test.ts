import { expect, test } from "vitest";
import { solveQuestion } from "../../solve-question.ts";

function answerTo(question: string): string | null {
  const outcome = solveQuestion(question);
  return outcome.kind === "solved" ? outcome.solution.answer.plain : null;
}

const labels = [
  ..."(a) |(b) |(c) |(i) |(ii) |(iv) |(v) |(3) |(12) |a) |ii) |3) |iv. |b. |1. |12. ".split("|"),
  ..."Q1. |Q.3 |Q5: |Ques 3) |Question 12: |Q. No. 4) |Q7 |EXERCISE 4.2 Q1 (i) |Ex 4.2, Q 5. ".split(
    "|",
  ),
  ..."Exercise 7.3 Q2 (b) |Example 4: |NCERT Exercise 2.1 |Class 10 Ex 4.2 Q1 |प्रश्न 3. |(क) |(२) ".split(
    "|",
  ),
];

test.each(labels)("the label %s before a calculation is removed", (label) => {
  expect(answerTo(`${label}78 × 5`)).toBe("390");
});

test.each(labels)("the label %s before a request is removed", (label) => {
  expect(answerTo(`${label}Solve 3x + 2a = 12 + 2a for x`)).toBe("x = 4");
});

test.each([
  ["(a) 78669 ÷ 67", "78669/67"],
  ["(i) 5 × 3", "15"],
  ["(3) 45 + 5", "50"],
  ["(ii) 2x + 3 = 11", "x = 4"],
  ["(b) (x + 2)(x + 3)", "x^2 + 5x + 6"],
  ["Q1. (a) 3a + 2a", "5a"],
  ["(a) Simplify 3a + 2a", "5a"],
  ["(e) 30% of 50", "15"],
])("%s is answered without its label", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each([
  "(a) 3a + 2a",
  "(x) x + 2 = 5",
  "(i) 2i + 3i",
  "(i) i^2 + 1",
  "(b) 2ab + 3ab",
  "(3) (4)",
  "(2) x + 4 = 8",
  "(3)45 + 5",
  "(a)5 + 3",
  "(a) -5 + 3",
  "2 + (i) 3 + 4",
  "45 + 5 (2)",
  "Integrate x^2 (2)",
  "(x + 2) (3)",
])("%s has two readings: nothing is solved, and both readings are shown", (question) => {
  const outcome = solveQuestion(question);
  expect(outcome).toMatchObject({ kind: "not_understood", reading: expect.stringContaining("(") });
});

test.each([
  ["(3)(4)", "12"],
  ["(2)(x + 1)", "2x + 2"],
  ["(x + 2)(3)", "3x + 6"],
  ["Find (i) + (2i)", "3i"],
  ["i^2", "-1"],
  ["(-3) - 5", "-8"],
  ["(3) + (4)", "7"],
  ["f(x) = x^2 + 1, find f(2)", "5"],
  ["f(x) = x^2 + 1, find f (2)", "5"],
  ["1.5 + 3", "4.5"],
  ["Find the square root of (9)", "3"],
])("%s has no label and no marks", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

const marks =
  "(2)|[2]|(2 marks)|[3 marks]|[3 Marks]|(1 mark)|[2M]|2 marks|- 3 marks|[1 + 1 marks]|(2 अंक)".split(
    "|",
  );

test.each(marks)("the marks %s after an equation are removed", (mark) => {
  expect(answerTo(`Solve 3x = 12 ${mark}`)).toBe("x = 4");
});

test.each(marks)("the marks %s after a sentence are removed", (mark) => {
  expect(answerTo(`What is the HCF of 45 and 60? ${mark}`)).toBe("15");
});

test.each([
  ["45 + 5 [2]", "50"],
  ["45 + 5 (2 marks)", "50"],
  ["Q3. (b) Solve 2x = 8. (2M)", "x = 4"],
])("%s is answered without its marks", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});
