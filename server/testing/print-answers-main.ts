import { seededRandom } from "@sawaal/maths";
import { readQuestion, solveQuestion, tasks, unlessRefused } from "@sawaal/maths/testing";
import { approachesOf, methodsOf } from "../tutor/built-in/doubts/doubt-of-solved.ts";
import { solutionOf } from "../tutor/solver/solution-of.ts";
import { asWorkedExample } from "../tutor/solver/shown-steps.ts";
import { checkInWords } from "../tutor/check/check-in-words.ts";

/**
 * Prints every text of the built-in tutor's answers to the examples of all tasks, as a JSON list of `{ question, texts
 * }`: a test of the client typesets them, and may not import the solver.
 */
const random = seededRandom(11);

function textsOf(question: string): string[] {
  const solved = solveQuestion(question, { grade: 9 });
  if (solved.kind !== "solved") throw new Error(`${question}: ${solved.detail}`);
  const solution = solutionOf(solved, { grade: 9, random, mostDraws: 0 });
  const approaches = approachesOf(methodsOf(solved));
  const shown = { ...solution, approaches, example: asWorkedExample(solved) };
  return [...stringsIn(shown), checkInWords(solved.solution.check)];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const answers = tasks.flatMap((task) =>
  task.examples.map((question) => {
    const similar = unlessRefused(() => task.vary(readQuestion(question), random));
    return { question, texts: [...textsOf(question), ...(similar === null ? [] : [similar])] };
  }),
);
process.stdout.write(JSON.stringify(answers));
