import { expect, test } from "vitest";
import { solve } from "./engine.ts";
import { solveQuestion } from "./solve-question.ts";

test.each([
  "Solve 2x + 3 = 11",
  "3/4 + 5/6",
  "15% of ₹240",
  "A pen costs ₹12. How much do 5 pens cost?",
  "Find the force on a mass of 5 kg that is accelerated by 2 m/s²",
  "Factorise x² + 5x + 6",
  "Why is the sky blue?",
  "7",
  "",
  "1/0",
  "9^9^9^9",
  "x".repeat(600),
])(
  "%j has the same outcome whether its area is loaded on demand or with all others",
  async (question) => {
    expect(await solve(question, { grade: 7 })).toEqual(solveQuestion(question, { grade: 7 }));
  },
);
