import { solverJobs } from "./solver-jobs.ts";

/** The jobs of a thread in the pool, by name. */
export const { solve, write, similar, check, checkSteps, checkQuestion, judge, suggest } =
  solverJobs;

const firstQuestions = [
  "Solve 2x + 3 = 11",
  "Simplify 3/4 + 5/6",
  "Factorise x^2 + 7x + 12",
  "A pen costs ₹12. How much do 5 pens cost?",
];

/** Warms up: patterns are compiled, and code is optimised, at their first use. */
export async function warmUp(): Promise<void> {
  for (const question of firstQuestions) {
    const solved = await solve({ question, grade: 8 });
    if (solved.kind === "solved") await write({ solved, grade: 8, seed: 1 });
  }
}
