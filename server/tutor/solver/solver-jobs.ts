import type { Verdict as OwnVerdict } from "#shared/contracts/homework.ts";
import {
  type MathsOutcome,
  type PartlySolved,
  seededRandom,
  soleSum,
  solve,
  type Solved,
} from "@sawaal/maths";
import { checkQuestion, type QuestionVerdict, type QuizQuestion } from "../check/check-question.ts";
import { checkSolution, type Verdict } from "../check/check-solution.ts";
import { type AboutSteps, findWrongLine, type WrongLine } from "../check/check-steps.ts";
import { type ExpectedAnswer, judgeAnswer } from "../check/judge-answer.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";

/** The arguments and results of the jobs; all of them can be cloned between threads. */
export interface SolverJobs {
  solve: { input: { question: string; grade: number }; output: MathsOutcome };
  /** The one question that an unsolved text may mean, or null. */
  suggest: { input: { question: string; grade: number }; output: string | null };
  write: { input: DrawOptions & { mostDraws?: number }; output: HomeworkSolution };
  /** `easier`: the easiest of several. */
  similar: { input: DrawOptions & { easier?: boolean }; output: Solved | null };
  check: {
    input: { computed: MathsOutcome; solution: Pick<HomeworkSolution, "answer"> };
    output: Verdict;
  };
  /** The first certainly false line, or null. */
  checkSteps: {
    input: { steps: HomeworkSolution["steps"] } & AboutSteps;
    output: WrongLine | null;
  };
  checkQuestion: { input: GradedQuizQuestion; output: QuestionVerdict };
  judge: {
    input: { expected: ExpectedAnswer; given: string };
    output: OwnVerdict;
  };
}

/** A solved question from which others are drawn; the same seed draws the same ones. */
interface DrawOptions {
  solved: Solved | PartlySolved;
  grade: number;
  seed: number;
}

/** A question of a quiz, and its class. */
interface GradedQuizQuestion extends QuizQuestion {
  grade: number;
}

export type JobName = keyof SolverJobs;

type Job<Name extends JobName> = (
  input: SolverJobs[Name]["input"],
) => SolverJobs[Name]["output"] | Promise<SolverJobs[Name]["output"]>;

/** Every job as a plain function, for a thread to run. Modules that need all tasks of the solver are loaded lazily. */
export const solverJobs: { [Name in JobName]: Job<Name> } = {
  solve: ({ question, grade }) => solve(question, { grade }),
  suggest: ({ question, grade }) => soleSum(question, { grade }),
  write: async ({ solved, seed, ...options }) => {
    const { solutionOf } = await import("./solution-of.ts");
    return solutionOf(solved, { ...options, random: seededRandom(seed) });
  },
  similar: async ({ solved, grade, seed, easier = false }) => {
    const { drawEasiest, drawOne } = await import("./similar.ts");
    const draw = easier ? drawEasiest : drawOne;
    return draw(solved, { grade, random: seededRandom(seed) });
  },
  check: ({ computed, solution }) => checkSolution(computed, solution),
  checkSteps: ({ steps, ...about }) => findWrongLine(steps, about),
  checkQuestion: async ({ grade, ...question }) =>
    checkQuestion(question, await solve(question.question, { grade })),
  judge: ({ expected, given }) => judgeAnswer(expected, given),
};
