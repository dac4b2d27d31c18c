import { computedAnswerIn } from "../computed-answer.ts";
import type { HomeworkQuestion } from "../operations.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import { leakedFields } from "../present/leaked-fields.ts";
import {
  type CheckerDependencies,
  createSolutionChecker,
  type ExaminedSolution,
  type SolutionChecker,
} from "./solution-checker.ts";

export interface HomeworkChecker extends Pick<SolutionChecker, "judge" | "findWrongLine"> {
  /** Also finds the fields that tell the answer where the help level holds it back. */
  examine: (solution: HomeworkSolution) => Promise<ExaminedSolution>;
}

interface Checked extends Pick<HomeworkQuestion, "question" | "helpLevel"> {
  /** All that was given by the student, where the question is a part of it. */
  given?: string;
}

/** The checker for the replies to one question of homework. */
export function createHomeworkChecker(
  { question, helpLevel, given = question }: Checked,
  dependencies: CheckerDependencies,
): HomeworkChecker {
  const { computed } = dependencies;
  const { judge, findWrongLine, examine } = createSolutionChecker(given, dependencies);
  const answer = computedAnswerIn(computed, "openai");
  return {
    judge,
    findWrongLine,
    examine: (solution) =>
      examine(solution, () => {
        const fields = leakedFields(solution, { question, computed: answer, helpLevel });
        return fields.length > 0 ? [{ kind: "leaked", fields }] : [];
      }),
  };
}
