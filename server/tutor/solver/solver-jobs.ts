import type { Verdict as OwnVerdict } from "#shared/contracts/homework.ts";
import type { MathsOutcome, Solved } from "../../maths/outcome.ts";
import { solveQuestion } from "../../maths/solve-question.ts";
import { drawSimilar } from "../built-in/similar.ts";
import { solutionOf } from "../built-in/solution-of.ts";
import { checkSolution, type Verdict } from "../check/check-solution.ts";
import { type ExpectedAnswer, judgeAnswer } from "../check/judge-answer.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import { seededRandom } from "./seeded-random.ts";

/** What a job is given and gives back; all of it can be sent from thread to thread. */
export interface SolverJobs {
  solve: { input: { question: string; grade: number }; output: MathsOutcome };
  write: { input: Drawn & { mostDraws?: number }; output: HomeworkSolution };
  similar: { input: Drawn; output: Solved | null };
  check: {
    input: { computed: MathsOutcome; solution: Pick<HomeworkSolution, "answer"> };
    output: Verdict;
  };
  judge: {
    input: { expected: ExpectedAnswer; given: string };
    output: OwnVerdict;
  };
}

/** A solved question from which others are drawn; the same seed draws the same ones. */
interface Drawn {
  solved: Solved;
  grade: number;
  seed: number;
}

export type JobName = keyof SolverJobs;

/** Every job as a plain function, for a thread to run. */
export const solverJobs: {
  [Name in JobName]: (input: SolverJobs[Name]["input"]) => SolverJobs[Name]["output"];
} = {
  solve: ({ question, grade }) => solveQuestion(question, { grade }),
  write: ({ solved, seed, ...options }) =>
    solutionOf(solved, { ...options, random: seededRandom(seed) }),
  similar: ({ solved, grade, seed }) => {
    const [drawn] = drawSimilar(solved, { grade, random: seededRandom(seed) });
    return drawn ?? null;
  },
  check: ({ computed, solution }) => checkSolution(computed, solution),
  judge: ({ expected, given }) => judgeAnswer(expected, given),
};
