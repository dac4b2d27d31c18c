import { expect, test } from "vitest";
import * as q from "../../../numbers/rational.ts";
import { answerOf } from "../testing/answer-of.ts";
import { prove, solve } from "./weak-acid.task.ts";

test.each([
  ["Calculate the pH of 0.1 M acetic acid. Ka = 1.8 × 10^-5", "2.87"],
  ["Find pH of 0.1 M CH3COOH (Ka = 1.8 x 10^-5)", "2.87"],
  [
    "Calculate the pH of 0.08 M solution of hypochlorous acid, HOCl. The ionization constant of the acid is 2.5 × 10^-5",
    "2.85",
  ],
  ["calculate pH of 0.1 M weak acid with Ka = 10^-5", "3"],
  ["Calculate the pH of 0.02 M HF. Ka = 6.8 × 10^-4", "2.47"],
  ["Calculate the pH of 0.1 M NH3 solution. Kb = 1.77 × 10^-5", "11.12"],
  ["Calculate the pH of 0.1 M ammonium hydroxide (Kb = 1.8 × 10^-5)", "11.13"],
  ["find the hydrogen ion concentration of 0.1 M acetic acid, Ka = 1.8 × 10^-5", "0.00134 mol/L"],
])("%s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  "Find the pH of 0.1 M acetic acid",
  "Find the pH of 0.1 M acetic acid. Kb = 1.8 × 10^-5",
  "Find the pH of 0.1 M NH3. Ka = 1.8 × 10^-5",
  "Find the hydroxide ion concentration of 0.1 M acetic acid. Ka = 1.8 × 10^-5",
  "Calculate the pH of 0.1 M H2CO3. Ka = 4.3 × 10^-7",
  "Calculate the pH of 0.1 M CH3COONa. Ka = 1.8 × 10^-5",
  "Calculate the pH of 0.1 M HCl. Ka = 10^7",
  "Calculate the pH of 10^-7 M acetic acid. Ka = 1.8 × 10^-5",
  "Calculate the pH of 0.1 M acetic acid. Ka = -1.8 × 10^-5",
])("no answer for: %s", (question) => {
  expect(answerOf(question)).toBeNull();
});

test("a concentration of ions that does not reproduce the constant is not proved", () => {
  const problem = {
    kind: "acid",
    formula: "HA",
    concentration: q.rational(1n, 10n),
    constant: q.rational(1n, 100_000n),
    target: "pH",
  } as const;
  const right = solve(problem);
  expect(prove(problem, right)).not.toBeNull();
  expect(prove(problem, { ...right, ions: right.ions * 1.01 })).toBeNull();
});
