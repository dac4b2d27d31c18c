import { solverJobs } from "./solver-jobs.ts";

/** What a thread of the pool offers: each job under its name. */
export const { solve, write, similar, check, judge } = solverJobs;
