import type { HelpLevel } from "#shared/contracts/conversations.ts";
import { z } from "zod";
import {
  type HomeworkSolution,
  homeworkSolution,
  solutionStep,
} from "../outputs/homework-solution.ts";
import type { OutputOf } from "../ask-engine.ts";
import type { OperationName } from "../operations.ts";
import { conceptExplanation } from "../outputs/concept-explanation.ts";
import { doubtSolution } from "../outputs/doubt-solution.ts";
import { practiceProblem } from "../outputs/practice-problem.ts";
import { quiz } from "../outputs/quiz.ts";
import { transcriptionField, transcription } from "../outputs/transcription.ts";

/**
 * The form of a homework solution, with its fields in the display order of this help level: a model writes them in the
 * schema's order, and the displayed ones should stream first. The working comes before the answer, so that a model
 * without reasoning computes before it answers. The answer comes before the hints, so that they can be checked against
 * it while they stream. The transcription of a photo comes first.
 */
export function inOrderFor(
  helpLevel: HelpLevel,
  { hasPhoto }: { hasPhoto: boolean },
): z.ZodType<HomeworkSolution> {
  if (helpLevel === "hint") return hasPhoto ? photoHintsFirst : hintsFirst;
  return hasPhoto ? photoSolution : solution;
}

/**
 * Requested and never read: `readForms` removes it, so that it is neither stored, shown nor compared with the answer.
 */
const working = z
  .string()
  .describe("Never shown: the whole computation in a few short lines, checked once");

const { subject, topic, difficulty, answer, hints, examples, finalMove, ...rest } =
  homeworkSolution.shape;
const head = { subject, topic, difficulty, working, answer };
const solution = z.object({ ...head, ...homeworkSolution.shape });
const hintsFirst = z.object({ ...head, hints, examples, finalMove, ...rest });

const photoHintsFirst = z.object({ transcription, ...hintsFirst.shape });
const photoSolution = z.object({ transcription, ...solution.shape });

/** The form of a similar question with its solution. */
export const practiceForm = practiceProblem.extend({ solution });

/** The form of a doubt. */
export const doubtForm = z.object({ ...head, ...doubtSolution.shape });

/** The form of a doubt with a photo. */
export const photoDoubt = z.object({ transcription, ...doubtForm.shape });

/** Models without a strict schema omit empty lists. */
const readStep = solutionStep.extend({ substeps: solutionStep.shape.substeps.default([]) });
const readSolution = homeworkSolution.extend({ steps: z.array(readStep) });

const readDoubt = doubtSolution.extend({ steps: z.array(readStep) });

/** The parsers of replies: the requested forms, slightly more tolerant. */
export const readForms: { [Name in OperationName]: z.ZodType<OutputOf<Name>> } = {
  homework: readSolution.extend(transcriptionField),
  practice: practiceProblem.extend({ solution: readSolution }),
  concept: conceptExplanation,
  reExplain: conceptExplanation,
  quiz,
  doubt: readDoubt.extend(transcriptionField),
  refine: readDoubt,
};
