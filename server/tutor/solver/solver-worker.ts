import { solverJobs } from "./solver-jobs.ts";

/** What a thread of the pool offers: each job under its name. */
export const { solve, write, similar, check, checkSteps, checkQuestion, judge, suggest } =
  solverJobs;

const firstQuestions = [
  "Solve 2x + 3 = 11",
  "Simplify 3/4 + 5/6",
  "Factorise x^2 + 7x + 12",
  "A pen costs ₹12. How much do 5 pens cost?",
];

/** Patterns are compiled, and code is optimised, the first time they are used: better before anyone waits. */
export async function warmUp(): Promise<void> {
  for (const question of firstQuestions) {
    const solved = await solve({ question, grade: 8 });
    if (solved.kind === "solved") await write({ solved, grade: 8, seed: 1 });
  }
}
