import { expect, test } from "vitest";
import { solverJobs } from "./solver-jobs.ts";
import * as worker from "./solver-worker.ts";

test("a thread offers every job under its name", () => {
  expect(worker).toMatchObject(solverJobs);
});
