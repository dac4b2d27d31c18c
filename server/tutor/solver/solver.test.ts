import { expect, test } from "vitest";
import { solveQuestion } from "@sawaal/maths/testing";
import { type JobName, solverJobs } from "./solver-jobs.ts";
import { createSolver } from "./solver.ts";

/** A solver that runs its jobs in this process, and records them. */
function givenSolver() {
  const jobs: JobName[] = [];
  const solver = createSolver(async (name, input) => {
    jobs.push(name);
    return solverJobs[name](input);
  });
  return { solver, jobs };
}

const step = (result: string, inner: string[] = []) => ({
  title: "Look at it",
  why: "Each line follows.",
  result,
  substeps: inner.map((result) => ({ title: "Then", result })),
});
const about = { question: "What is it?", solved: null, isWorking: true };

test("prose starts no job, since there is nothing in it to compute", async () => {
  const { solver, jobs } = givenSolver();
  const steps = [step("The river carries mud."), step("Rain falls", ["and it flows"])];
  expect(await solver.checkSteps({ steps, ...about })).toBeNull();
  const computed = { kind: "not_understood", reading: null, detail: "No sum in it." } as const;
  const verdict = await solver.check({ computed, solution: { answer: "The rain" } });
  expect(verdict).toEqual({ status: "unchecked" });
  expect(jobs).toEqual([]);
});

test.each([
  ["a step", [step("$2 + 2 = 5$")]],
  ["a line within a step", [step("So it is.", ["$2 + 2 = 5$"])]],
])("an equality in %s is checked", async (_where, steps) => {
  const { solver, jobs } = givenSolver();
  expect(await solver.checkSteps({ steps, ...about })).toMatchObject({ step: 0 });
  expect(jobs).toEqual(["checkSteps"]);
});

test("an error of the solver is reported, and only its own result is missing", async () => {
  const faults: unknown[] = [];
  const mistake = new TypeError("spelled.split is not a function");
  const solver = createSolver(
    () => Promise.reject(mistake),
    (error) => faults.push(error),
  );
  expect(await solver.solve({ question: "What is a constructor?", grade: 11 })).toMatchObject({
    kind: "not_understood",
  });
  expect(await solver.checkSteps({ steps: [step("$2 + 2 = 5$")], ...about })).toBeNull();
  expect(await solver.judge({ expected: { answer: "4" }, given: "4" })).toMatchObject({
    verdict: "unreadable",
  });
  expect(faults).toEqual([mistake, mistake, mistake]);
});

test("a solution whose examples can't be made is written without them", async () => {
  const solved = solveQuestion("Solve 2x + 3 = 11");
  if (solved.kind !== "solved") throw new Error(solved.detail);
  const faults: unknown[] = [];
  const solver = createSolver(
    async (name, input) => {
      if (name === "write" && !("mostDraws" in input)) throw new TypeError("No example");
      return solverJobs[name](input);
    },
    (error) => faults.push(error),
  );
  const written = await solver.write({ solved, grade: 8, seed: 1 });
  expect(written.answer).toBe("$x = 4$");
  expect(faults).toHaveLength(1);
});
