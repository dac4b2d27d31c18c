import type { AiResponse, AiResponsePart, Check } from "#shared/contracts/answer.ts";
import type { HelpLevel } from "#shared/contracts/conversations.ts";
import type { Growing, TutorEngine } from "../../engine.ts";
import type { ComputedAnswer } from "../../computed-answer.ts";
import type { HomeworkSolution } from "../../outputs/homework-solution.ts";
import { isOffTopic } from "../off-topic.ts";
import { fullPart } from "./full-part.ts";
import { hintPart } from "./hint-part.ts";
import { settledSolution } from "./settled-solution.ts";
import { stepByStepPart } from "./step-by-step-part.ts";

/** What is known of a reply before it is whole, and who judges its parts. */
export interface GrowingReply {
  question: string;
  helpLevel: HelpLevel;
  engine: TutorEngine["name"];
  computed: ComputedAnswer | null;
  /** The mark that an answer earns; null for one that must not be shown, after which the call is of no more use. */
  judge: (answer: string) => Promise<Check | null>;
  /** Of these lines, how many may be shown: all, or those before the first that is false for certain. */
  soundSteps: (steps: HomeworkSolution["steps"]) => Promise<number>;
}

/** Makes the part of one help level out of what has come; null from where on nothing more may be shown. */
export type PartMaker = (
  growing: Growing<HomeworkSolution>,
  check: Check,
) => Promise<AiResponsePart | null>;

/**
 * What may be shown of a homework solution as it grows, at its help level: nothing of the solution before its answer is
 * judged, no step before it is checked, no text before it is known to keep the answer to itself. What has been shown
 * is a part of what the whole solution will be.
 */
export function growingHomework(
  reply: GrowingReply,
): (growing: Growing<HomeworkSolution>) => Promise<AiResponsePart | null> {
  const makePart = partMakers[reply.helpLevel](reply);
  let judged: Promise<Check | null> | null = null;
  let last: AiResponsePart | null = null;
  return async (growing) => {
    const { answer, subject, ...rest } = settledSolution(growing);
    if (subject !== undefined && isOffTopic(subject)) return null;
    if (answer === undefined) {
      return reply.helpLevel === "full" && subject !== undefined
        ? about(reply.engine, { subject, ...rest })
        : null;
    }
    const check = await (judged ??= reply.judge(answer));
    if (!check) return null;
    last = (await makePart(growing, check)) ?? last;
    return last;
  };
}

const partMakers: Record<HelpLevel, (reply: GrowingReply) => PartMaker> = {
  full: fullPart,
  hint: hintPart,
  stepbystep: stepByStepPart,
};

/** What an answer is about, which is known first. */
export function about(
  engine: TutorEngine["name"],
  { subject, topic, difficulty }: About,
): AiResponsePart {
  return {
    engine,
    declined: false,
    ...(subject !== undefined && { subject }),
    ...(topic !== undefined && { topic }),
    ...(difficulty !== undefined && { difficulty }),
  };
}

interface About {
  subject?: string | undefined;
  topic?: string | undefined;
  difficulty?: AiResponse["difficulty"] | undefined;
}
