import { createSolver } from "../tutor/solver/solver.ts";
import { solverJobs } from "../tutor/solver/solver-jobs.ts";

/** Our mathematics without threads: what is asked is done before whoever asks goes on. */
export const solverHere = createSolver(async (name, input) => solverJobs[name](input));
