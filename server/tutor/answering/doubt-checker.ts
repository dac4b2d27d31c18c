import type { DoubtSolution } from "../outputs/doubt-solution.ts";
import { exampleText, piecesOf } from "../present/pieces.ts";
import { stepOfLine } from "../present/doubt.ts";
import type { Finding } from "./finding.ts";
import {
  type CheckerDependencies,
  createSolutionChecker,
  type SolutionChecker,
} from "./solution-checker.ts";
import { seeTheSteps, soundExamples, soundText, type TextChecker } from "./text-checker.ts";

type Approach = DoubtSolution["approaches"][number];

export interface DoubtChecker extends SolutionChecker<DoubtSolution> {
  /** A certainly false line of one approach; null where there is none. */
  findWrongApproach: (approach: Approach) => Promise<string | null>;
}

/** The checker for the solutions of one doubt: as for homework, and every other approach is checked as well. */
export function createDoubtChecker(doubt: string, dependencies: CheckerDependencies): DoubtChecker {
  const checker = createSolutionChecker(doubt, dependencies, findingsIn);

  async function findWrongApproach({ content, steps }: Approach): Promise<string | null> {
    const lines = steps.map((line) => ({ ...stepOfLine(line), substeps: [] }));
    const text = { title: "", why: "", result: content, substeps: [] };
    return (await checker.findWrongLine([text, ...lines]))?.line ?? null;
  }

  async function findingsIn(solution: DoubtSolution): Promise<Finding[]> {
    const { content, approaches, practiceProblems } = solution;
    const around = [...piecesOf(content), ...practiceProblems.map(exampleText)];
    const inText = await checker.findWrongText(around);
    const lines = await Promise.all(approaches.map(findWrongApproach));
    const wrong = lines.flatMap((line, at) => (line === null ? [] : [at]));
    const line = lines.find((one) => one !== null) ?? null;
    return [
      ...(inText ? [{ kind: "wrong_text" as const, line: inText.line }] : []),
      ...(line === null ? [] : [{ kind: "wrong_approach" as const, line, approaches: wrong }]),
    ];
  }

  return { ...checker, findWrongApproach };
}

/** A doubt's solution without the texts and problems that contain a false line. */
export async function withoutWrongTexts(
  solution: DoubtSolution,
  checker: TextChecker,
): Promise<DoubtSolution> {
  return {
    ...solution,
    content: await soundText(solution.content, checker, seeTheSteps),
    practiceProblems: await soundExamples(solution.practiceProblems, checker),
  };
}
