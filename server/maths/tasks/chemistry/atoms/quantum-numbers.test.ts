import { expect, test } from "vitest";
import { answerOf } from "../testing/answer-of.ts";
import { prove } from "./quantum-numbers.task.ts";

test.each([
  ["How many electrons in an atom can have n = 3 and l = 1", "6"],
  ["How many electrons in an atom may have n = 3, l = 0", "2"],
  ["How many electrons in an atom may have the following quantum numbers? n = 4, ms = -1/2", "16"],
  ["Find the total number of orbitals for n = 4", "16"],
  ["How many subshells are there in n = 4", "4"],
  ["Number of orbitals in 3d subshell", "5"],
  ["maximum number of electrons that can be accommodated in f subshell", "14"],
  ["What is the maximum number of electrons in M shell", "18"],
  ["What is the maximum number of electrons in K shell", "2"],
  ["How many electrons can the N shell hold", "32"],
  ["How many orbitals are there in the M shell", "9"],
])("%s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  "number of orbitals in 2d subshell",
  "How many electrons can have n = 3 and l = 3",
  "How many electrons may have n = 4, ms = 1",
  "How many electrons are in the M shell of sodium",
  "number of electrons in M shell of Ar",
  "How many valence electrons in n = 3",
  "How many electrons can have n = 2.5 and l = 1",
  "Find the total number of orbitals for n = 0",
])("no answer for: %s", (question) => {
  expect(answerOf(question)).toBeNull();
});

test("a wrong count is not proved", () => {
  const problem = { counted: "electrons", n: 3, l: 1, isOneSpin: false } as const;
  expect(prove(problem, 6)).not.toBeNull();
  expect(prove(problem, 10)).toBeNull();
});
