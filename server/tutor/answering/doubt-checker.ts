import type { DoubtSolution } from "../outputs/doubt-solution.ts";
import { stepOfLine } from "../present/step-line.ts";
import type { Fault } from "./fault.ts";
import {
  type CheckerDependencies,
  createSolutionChecker,
  type ExaminedSolution,
  type SolutionChecker,
} from "./solution-checker.ts";

type Approach = DoubtSolution["approaches"][number];

export interface DoubtChecker extends Pick<SolutionChecker, "judge" | "findWrongLine"> {
  /** A line of one approach that is false for certain; null where there is none. */
  findWrongApproach: (approach: Approach) => Promise<string | null>;
  examine: (solution: DoubtSolution) => Promise<ExaminedSolution>;
}

/** The checker for the solutions of one doubt: as for homework, and every further way is looked through as well. */
export function createDoubtChecker(doubt: string, dependencies: CheckerDependencies): DoubtChecker {
  const { judge, findWrongLine, examine } = createSolutionChecker(doubt, dependencies);

  async function findWrongApproach({ content, steps }: Approach): Promise<string | null> {
    const lines = steps.map((line) => ({ ...stepOfLine(line), substeps: [] }));
    const text = { title: "", why: "", result: content, substeps: [] };
    return (await findWrongLine([text, ...lines]))?.line ?? null;
  }

  async function faultsOf({ approaches }: DoubtSolution): Promise<Fault[]> {
    const lines = await Promise.all(approaches.map(findWrongApproach));
    const wrong = lines.flatMap((line, at) => (line === null ? [] : [at]));
    const line = lines.find((one) => one !== null) ?? null;
    return line === null ? [] : [{ kind: "wrong_approach", line, approaches: wrong }];
  }

  return {
    judge,
    findWrongLine,
    findWrongApproach,
    examine: (solution) => examine(solution, () => faultsOf(solution)),
  };
}
