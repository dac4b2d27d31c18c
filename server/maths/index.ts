/**
 * The only entry point to the mathematics module. Importing it loads the code that reads, compares and checks, which
 * the server runs in its own process. Tasks load later: `solve` loads one area at a time, `loadSolver` loads all of
 * them.
 */
import type { SolvingOptions } from "./offer.ts";
import type { MathsOutcome } from "./outcome.ts";

export { compare, compareAnswers, compareToAnswer, isMathematics } from "./compare.ts";
export { different, equal, type Judgement, type Missing } from "./compare/judgement.ts";
export { choiceIn } from "./compare/options.ts";
export { compareParts } from "./compare/parts.ts";
export { withDigits } from "./compare/said-numbers.ts";
export { type ExactValue, exactValue } from "./exact-value.ts";
export { answerListener, mentionsAnswer } from "./mentions-answer.ts";
export { order as orderOfRationals } from "./numbers/rational.ts";
export {
  isWorked,
  type MathsAnswer,
  type MathsOutcome,
  type MathsSolution,
  type MathsStep,
  type PartlySolvedOutcome as PartlySolved,
  type SolvedOutcome as Solved,
  type UnsolvedOutcome as Unsolved,
} from "./outcome.ts";
export { seededRandom, wholeSeed } from "./seeded-random.ts";
export { brokenBy, chainsOf, type SolvedReading } from "./steps/chains/chains.ts";
export { falseEquality } from "./steps/false-equality.ts";
export { formulasIn } from "./steps/formulas.ts";
export { valueOf } from "./steps/side-value.ts";
export type { Draft } from "./task/task.ts";
export { isWithin } from "./within.ts";

/** Solves a question step by step with the tasks of the areas that may match it. Rejects only if loading fails. */
export async function solve(question: string, options: SolvingOptions = {}): Promise<MathsOutcome> {
  const engine = await import("./engine.ts");
  return engine.solve(question, options);
}

/** The only supported question that an unsolved text may mean, or null. */
export async function soleSum(text: string, options: SolvingOptions = {}): Promise<string | null> {
  const { soleSum } = await import("./did-you-mean/sole-sum.ts");
  return soleSum(text, options);
}

/** The solver with all its tasks, for callers that need them at once and can't wait between questions. */
export function loadSolver() {
  return import("./solver.ts");
}
