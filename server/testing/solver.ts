import { createSolver } from "../tutor/solver/solver.ts";
import { solverJobs } from "../tutor/solver/solver-jobs.ts";

/** The solver without threads: a question is solved synchronously. */
export const solverHere = createSolver(async (name, input) => solverJobs[name](input));
