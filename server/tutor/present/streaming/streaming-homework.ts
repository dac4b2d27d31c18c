import type { AiResponsePart, Check } from "#shared/contracts/answer.ts";
import type { HelpLevel } from "#shared/contracts/conversations.ts";
import type { Draft } from "../../engine.ts";
import type { HomeworkSolution } from "../../outputs/homework-solution.ts";
import { fullPart } from "./full-part.ts";
import { hintPart } from "./hint-part.ts";
import { about, type StreamingReply, type PartMaker } from "./reply.ts";
import { readerOf } from "./settled.ts";
import { settledSolution } from "./settled-solution.ts";
import { stepByStepPart } from "./step-by-step-part.ts";

/**
 * The part of an unfinished homework solution that may be shown at its help level: nothing of the solution before its
 * answer is judged, no step before it is checked, no text before it is known not to reveal the answer. What has been
 * shown is a part of the final solution.
 */
export function streamingHomework(
  reply: StreamingReply,
): (draft: Draft<HomeworkSolution>) => Promise<AiResponsePart | null> {
  const makePart = partMakers[reply.helpLevel](reply);
  const readSettled = readerOf(settledSolution);
  let judged: Promise<Check | null> | null = null;
  let last: AiResponsePart | null = null;
  return async (draft) => {
    const settled = readSettled(draft);
    const { answer, subject } = settled;
    if (subject !== undefined && reply.isSetAside(subject)) return null;
    if (answer === undefined) {
      return reply.helpLevel === "full" && subject !== undefined
        ? about(reply.engine, { ...settled, transcription: reply.transcription })
        : null;
    }
    const check = await (judged ??= reply.judge(answer));
    if (!check) return null;
    last = (await makePart({ draft, settled, check })) ?? last;
    return last;
  };
}

/** The fields of which the streamed text is shown, at each level. */
export const homeworkWordByWord: Record<HelpLevel, readonly ("explanation" | "proof")[]> = {
  full: ["explanation", "proof"],
  hint: [],
  stepbystep: [],
};

const partMakers: Record<HelpLevel, (reply: StreamingReply) => PartMaker> = {
  full: fullPart,
  hint: hintPart,
  stepbystep: stepByStepPart,
};
