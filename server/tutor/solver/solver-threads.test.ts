import { afterAll, expect, test } from "vitest";
import { createSolver, SolverBudgetError } from "./solver.ts";
import { openSolverThreads } from "./solver-threads.ts";

const threads = openSolverThreads();
afterAll(() => threads.close());

test("a question is solved on a thread as in this process", async () => {
  const solver = createSolver(threads.run);
  const solved = await solver.solve({ question: "Solve 2x + 3 = 11", grade: 8 });
  expect(solved).toMatchObject({ kind: "solved", solution: { answer: { plain: "x = 4" } } });
  if (solved.kind !== "solved") throw new Error(solved.kind);
  const [one, same] = await Promise.all([
    solver.write({ solved, grade: 8, seed: 7 }),
    solver.write({ solved, grade: 8, seed: 7 }),
  ]);
  expect(one.examples.length).toBeGreaterThan(0);
  expect(one).toEqual(same);
});

test("a job over its time budget is aborted, and the next question is answered", async () => {
  const hurried = openSolverThreads({ milliseconds: 0 });
  const job = hurried.run("solve", { question: "2 + 2", grade: 5 });
  await expect(job).rejects.toThrow(SolverBudgetError);
  await hurried.close();
  const solver = createSolver(threads.run);
  expect(await solver.solve({ question: "2 + 2", grade: 5 })).toMatchObject({ kind: "solved" });
});

test("equal concurrent questions are solved once per class", async () => {
  const inputs: unknown[] = [];
  const solver = createSolver((name, input) => {
    inputs.push(input);
    return threads.run(name, input);
  });
  const question = "15% of 240";
  const [one, same] = await Promise.all([
    solver.solve({ question, grade: 7 }),
    solver.solve({ question, grade: 7 }),
  ]);
  await solver.solve({ question, grade: 8 });
  expect(one).toMatchObject({ kind: "solved" });
  expect(same).toBe(one);
  expect(inputs).toEqual([
    { question, grade: 7 },
    { question, grade: 8 },
  ]);
});

test("an aborted question is tried again when it is asked again", async () => {
  let times = 0;
  const solver = createSolver((name, input) => {
    times += 1;
    return times === 1 ? Promise.reject(new SolverBudgetError("solve")) : threads.run(name, input);
  });
  const input = { question: "15% of 240", grade: 7 };
  expect(await solver.solve(input)).toMatchObject({ kind: "too_hard" });
  expect(await solver.solve(input)).toMatchObject({ kind: "solved" });
});

test("the lines of steps are checked on a thread", async () => {
  const solver = createSolver(threads.run);
  const steps = [{ title: "Add", why: "", result: "$2 + 2 = 5$", substeps: [] }];
  expect(await solver.checkSteps({ steps, question: "", solved: null, isWorking: true })).toEqual({
    step: 0,
    line: "2 + 2 = 5",
  });
});

test("an aborted question is declined as too hard", async () => {
  const solver = createSolver(() => Promise.reject(new SolverBudgetError("solve")));
  expect(await solver.solve({ question: "9^9^9^9", grade: 10 })).toMatchObject({
    kind: "too_hard",
  });
  const check = await solver.check({
    computed: await solver.solve({ question: "2 + 2", grade: 5 }),
    solution: { answer: "4" },
  });
  expect(check).toEqual({ status: "unchecked" });
  const verdict = await solver.judge({ expected: { answer: "4" }, given: "4" });
  expect(verdict.verdict).toBe("unreadable");
});

test("a solution whose examples take too long is written without them", async () => {
  const solver = createSolver((name, input) =>
    name === "write" && !("mostDraws" in input)
      ? Promise.reject(new SolverBudgetError("write"))
      : threads.run(name, input),
  );
  const solved = await solver.solve({ question: "15% of 240", grade: 7 });
  if (solved.kind !== "solved") throw new Error(solved.kind);
  const solution = await solver.write({ solved, grade: 7, seed: 1 });
  expect(solution).toMatchObject({ answer: "$36$", examples: [] });
});
