import { type MathsOutcome, type Solved, wholeSeed } from "../../maths/index.ts";
import type { ComputedResult } from "../operations.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import type { AnsweringDependencies } from "./dependencies.ts";

type Writing = Pick<AnsweringDependencies, "solver" | "random">;

/** The computed solution, written out step by step. */
export function written(
  { solver, random }: Writing,
  solved: Solved,
  grade: number,
): Promise<HomeworkSolution> {
  return solver.write({ solved, grade, seed: wholeSeed(random) });
}

/** The computed result as a request passes it to an engine. */
export function given(computed: MathsOutcome): { computed?: ComputedResult } {
  if (computed.kind !== "solved") return {};
  const { answer, method } = computed.solution;
  return { computed: { answer: answer.latex, method } };
}
