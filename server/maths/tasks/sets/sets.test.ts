import { expect, test } from "vitest";
import { solveQuestion } from "../../solve-question.ts";

function answerTo(question: string): string {
  const outcome = solveQuestion(question);
  return outcome.kind === "solved" ? outcome.solution.answer.plain : outcome.kind;
}

test.each([
  ["If A = {1,2,3} and B = {3,4,5}, find A ∪ B", "{1, 2, 3, 4, 5}"],
  ["Find A union B if A = {1, 2, 3}, B = {3, 4}", "{1, 2, 3, 4}"],
  ["Find the intersection of A and B if A = {1, 2, 3}, B = {3, 4}", "{3}"],
  ["A = {a, e, i, o, u}, B = {a, b, c}. Find A ∩ B.", "{a}"],
  ["If A = {1,2,3} and B = {4,5}, find A ∩ B", "{}"],
  ["If A = {1,2,3}, B = {2,3,4}, find A - B", "{1}"],
  ["If A = {1,2,3}, B = {2,3,4}, find B − A", "{4}"],
  ["Find the symmetric difference of A and B if A = {1,2,3} and B = {3,4}", "{1, 2, 4}"],
  ["If U = {1,2,3,...,8} and A = {2,4,6}, find A'", "{1, 3, 5, 7, 8}"],
  ["If U = {1,2,3,4,5,6}, A = {2,4}, B = {1,2}, find (A ∪ B)'", "{3, 5, 6}"],
  ["If A = {1,2}, B = {3,4}, find A × B", "{(1, 3), (1, 4), (2, 3), (2, 4)}"],
  ["Let $A = \\{1, 2\\}$ and $B = \\{2, 3\\}$. Find $A \\cup B$.", "{1, 2, 3}"],
  ["Let A = {1,2,3} and B = {3,4,5}. Find n(A ∪ B)", "5"],
  ["If n(A) = 20, n(B) = 30 and n(A ∩ B) = 10, find n(A ∪ B)", "40"],
  ["n(A)=20, n(B)=28, n(A∪B)=36 find n(A∩B)", "12"],
  ["If n(X ∪ Y) = 18, n(X ∩ Y) = 8, n(X) = 15, find n(Y)", "11"],
  ["How many proper subsets does {1,2,3,4} have?", "15"],
  ["Number of subsets of {1, 2, 3}", "8"],
  ["Find the power set of {1, 2}", "{}, {1}, {2}, {1, 2}"],
])("%s gives %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test("the set of an option is chosen, in whatever order it is written", () => {
  const asked = "If A = {1, 2, 3} and B = {3, 4} then A U B is (a) {3} (b) {4, 3, 2, 1} (c) {1, 2}";
  expect(solveQuestion(asked)).toMatchObject({
    kind: "solved",
    solution: { answer: { option: { letter: "b" } } },
  });
});

test.each([
  ["If A = {1,2,3} and B = {3,4,5}, find A ∪ B", true],
  ["If A = {1,2,3} and B = {4,5}, find A ∪ B", false],
  ["If A = {1,2,3} and B = {2,3}, find A ∩ B", false],
  ["If n(A) = 20, n(B) = 30 and n(A ∩ B) = 10, find n(A ∪ B)", true],
  ["If n(A) = 20, n(B) = 30 and n(A ∩ B) = 0, find n(A ∪ B)", false],
  ["If n(A) = 20, n(B) = 30 and n(A ∪ B) = 50, find n(A ∩ B)", false],
  ["If n(A) = 20, n(B) = 30 and n(A ∩ B) = 20, find n(A ∪ B)", false],
])("%s: circles that overlap are drawn for sets that do (%s)", (question, isDrawn) => {
  const outcome = solveQuestion(question);
  if (outcome.kind !== "solved") throw new Error(outcome.kind);
  expect(outcome.solution.plot?.kind === "drawing").toBe(isDrawn);
});

test("brackets come first, and each sign is a step", () => {
  const outcome = solveQuestion("If U = {1,2,3,4,5}, A = {2,4}, B = {1,2}, find (A ∪ B)'");
  expect(outcome).toMatchObject({
    solution: {
      steps: [{ after: "A \\cup B = \\{2, 4, 1\\}" }, { after: "(A \\cup B)' = \\{3, 5\\}" }],
    },
  });
});

test.each([
  ["If A = {2,3}, find A'", "not_supported"],
  ["If A = {1,2,3}, B = {2,3}, find A ∪ B ∩ A", "not_understood"],
  ["If A = {1, 2, x+1} and B = {3}, find A ∪ B", "not_understood"],
  ["If A = {1,2} and B = {3}, find A ∪ C", "not_understood"],
  ["If n(A) = 5, n(B) = 3 and n(A ∩ B) = 4, find n(A ∪ B)", "not_supported"],
  ["If n(A) = 20 and n(B) = 30, n(C) = 10 find n(A ∪ B)", "not_understood"],
])("%s is not answered", (question, kind) => {
  expect(answerTo(question)).toBe(kind);
});
