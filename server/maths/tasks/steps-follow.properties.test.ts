import fc from "fast-check";
import { expect, test } from "vitest";
import { readQuestion } from "../read/question.ts";
import { Refusal } from "../refusal.ts";
import { checkSolution, type StepsReport } from "../steps/check-solution.ts";
import { tasks } from "./registry.ts";
import type { Task } from "../task/task.ts";

/** The findings for every checked solution. */
const reports: StepsReport[] = [];
let refused = 0;

const draws = 4;

/** A question of the task's own making for each draw, from the numbers of one seed. */
function questionsFrom(task: Task, seed: number): string[] {
  const random = seeded(seed);
  return task.examples.flatMap((example) => {
    const varied = unlessRefused(() => task.vary(readQuestion(example), random));
    return varied === null ? [] : [varied];
  });
}

/** The same numbers 0 ≤ r < 1 for the same seed, by a linear congruence. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function unlessRefused<Result>(compute: () => Result): Result | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The task's outcome for a question, and the lines that are certainly wrong; the pipeline refuses such a solution. */
function attemptOf(task: Task, question: string): { kind: string | undefined; wrong: string[] } {
  const outcome = unlessRefused(() => task.attempt(readQuestion(question), { grade: 10 }));
  if (outcome?.kind === "not_verified") refused += 1;
  if (outcome?.kind !== "solved") return { kind: outcome?.kind, wrong: [] };
  const report = checkSolution(outcome.solution);
  reports.push(report);
  return { kind: "solved", wrong: report.failures.map(({ line }) => line) };
}

test.each(tasks)("every line that $name shows follows from the one before it", (task) => {
  for (const example of task.examples) {
    expect(attemptOf(task, example)).toEqual({ kind: "solved", wrong: [] });
  }
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      for (const question of questionsFrom(task, seed)) {
        expect([question, attemptOf(task, question).wrong]).toEqual([question, []]);
      }
    }),
    { numRuns: draws },
  );
});

test("of few lines it can't be told whether they follow", () => {
  const total = (part: "checkedCount" | "openCount"): number =>
    reports.reduce((sum, report) => sum + report[part], 0);
  expect(total("checkedCount")).toBeGreaterThan(5000);
  // A varied question may have no answer; one that has an answer is not refused because of its lines.
  expect(refused / reports.length).toBeLessThan(0.02);
  expect(total("openCount") / (total("checkedCount") + total("openCount"))).toBeLessThan(0.06);
});
