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
import { transcribed, transcription } from "../outputs/transcription.ts";

/**
 * The form of a homework solution with its fields in the order in which this help level shows them: a model writes
 * them in the schema's order, and what is shown should stream first. The working comes before the answer, so that a
 * model that doesn't think computes before it states. The answer stays ahead of the hints, so that hints can be held
 * against it while they come. What is in a photo is copied before it is solved.
 */
export function inOrderFor(
  helpLevel: HelpLevel,
  { hasPhoto }: { hasPhoto: boolean },
): z.ZodType<HomeworkSolution> {
  if (helpLevel === "hint") return hasPhoto ? photoHintsFirst : hintsFirst;
  return hasPhoto ? photoSolution : solution;
}

/** Asked for and never read: `readForms` leaves it out of what is kept, shown or held against the answer. */
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

/** The form of a doubt that comes with a photo. */
export const photoDoubt = z.object({ transcription, ...doubtForm.shape });

/** Models that are not held to the schema leave out a list that would be empty anyway. */
const readStep = solutionStep.extend({ substeps: solutionStep.shape.substeps.default([]) });
const readSolution = homeworkSolution.extend({ steps: z.array(readStep) });

const readDoubt = doubtSolution.extend({ steps: z.array(readStep) });

/** What replies are read by: as the forms that are asked for, and a little more forgiving. */
export const readForms: { [Name in OperationName]: z.ZodType<OutputOf<Name>> } = {
  homework: readSolution.extend(transcribed),
  practice: practiceProblem.extend({ solution: readSolution }),
  concept: conceptExplanation,
  reExplain: conceptExplanation,
  quiz,
  doubt: readDoubt.extend(transcribed),
  refine: readDoubt,
};
