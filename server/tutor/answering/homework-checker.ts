import { computedAnswerIn } from "../computed-answer.ts";
import type { HomeworkQuestion } from "../operations.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import { leakedFields } from "../present/leaked-fields.ts";
import { exampleText, piecesOf } from "../present/pieces.ts";
import type { Finding } from "./finding.ts";
import {
  type CheckerDependencies,
  createSolutionChecker,
  type ExaminedSolution,
  type SolutionChecker,
} from "./solution-checker.ts";
import {
  createTextChecker,
  seeTheSteps,
  soundExamples,
  soundText,
  type TextChecker,
} from "./text-checker.ts";

export interface HomeworkChecker
  extends Pick<SolutionChecker, "judge" | "findWrongLine">, TextChecker {
  /**
   * Also finds false lines around the steps, and the fields that reveal the answer where the help level withholds it.
   */
  examine: (solution: HomeworkSolution) => Promise<ExaminedSolution>;
}

interface Checked extends Pick<HomeworkQuestion, "question" | "helpLevel"> {
  /** Everything that the student gave, where the question is a part of it. */
  given?: string;
}

/** The checker for the replies to one homework question. */
export function createHomeworkChecker(
  { question, helpLevel, given = question }: Checked,
  dependencies: CheckerDependencies,
): HomeworkChecker {
  const { computed, solver } = dependencies;
  const { judge, findWrongLine, examine } = createSolutionChecker(given, dependencies);
  const texts = createTextChecker(given, solver);
  const answer = computedAnswerIn(computed, "openai");

  async function findingsIn(solution: HomeworkSolution): Promise<Finding[]> {
    const wrong = await texts.findWrongText(textsOf(solution));
    const fields = leakedFields(solution, { question, computed: answer, helpLevel });
    return [
      ...(wrong ? [{ kind: "wrong_text" as const, line: wrong.line }] : []),
      ...(fields.length > 0 ? [{ kind: "leaked" as const, fields }] : []),
    ];
  }

  return {
    judge,
    findWrongLine,
    ...texts,
    examine: (solution) => examine(solution, () => findingsIn(solution)),
  };
}

/** The texts of a solution besides its steps. */
function textsOf({ explanation, proof, examples }: HomeworkSolution): string[] {
  return [...piecesOf(explanation), ...piecesOf(proof), ...examples.map(exampleText)];
}

/** A solution without the texts that contain a false line. */
export async function withoutWrongTexts(
  solution: HomeworkSolution,
  checker: TextChecker,
): Promise<HomeworkSolution> {
  const { explanation, proof, examples } = solution;
  return {
    ...solution,
    explanation: await soundText(explanation, checker, seeTheSteps),
    proof: await soundText(proof, checker),
    examples: await soundExamples(examples, checker),
  };
}
