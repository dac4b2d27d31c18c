import type { WrongLine } from "../check/check-steps.ts";
import { exampleText, joined, piecesOf } from "../present/pieces.ts";
import type { Solver } from "../solver/solver.ts";

/** Finds certainly false lines in texts, as in the steps of a solution. */
export interface TextChecker {
  /** The first of these texts with such a line, counted from 0; null where there is none. */
  findWrongText: (texts: readonly string[]) => Promise<WrongLine | null>;
}

/** `asked` is the student's text: her mistakes may be quoted. */
export function createTextChecker(
  question: string,
  solver: Pick<Solver, "checkSteps">,
): TextChecker {
  return {
    findWrongText: (texts) =>
      solver.checkSteps({
        steps: texts.map((result) => ({ title: "", why: "", result, substeps: [] })),
        question: question,
        solved: null,
        isWorking: false,
      }),
  };
}

/** For each text, whether it has no certainly false line. */
async function soundness(
  texts: readonly string[],
  { findWrongText }: TextChecker,
): Promise<boolean[]> {
  const sound = texts.map(() => true);
  for (let from = 0; from < texts.length;) {
    const wrong = await findWrongText(texts.slice(from));
    if (!wrong) break;
    sound[from + wrong.step] = false;
    from += wrong.step + 1;
  }
  return sound;
}

/** A text without its pieces that contain a false line; `instead` where nothing is left of a text that had content. */
export async function soundText(text: string, checker: TextChecker, instead = ""): Promise<string> {
  const pieces = piecesOf(text);
  const sound = await soundness(pieces, checker);
  const rest = joined(pieces.filter((_, at) => sound[at]));
  return rest.trim() === "" && text.trim() !== "" ? instead : rest;
}

/** The questions whose text and solution have no false line. */
export async function soundExamples<Example extends { question: string; solution: string }>(
  examples: readonly Example[],
  checker: TextChecker,
): Promise<Example[]> {
  const sound = await soundness(examples.map(exampleText), checker);
  return examples.filter((_, at) => sound[at]);
}

/** Replaces an explanation of which nothing was true. */
export const seeTheSteps = "Here is how it is worked out, line by line.";
