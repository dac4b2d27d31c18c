import type { AiResponse, AiResponsePart, Check } from "#shared/contracts/answer.ts";
import type { HelpLevel } from "#shared/contracts/conversations.ts";
import type { ComputedAnswer } from "../../computed-answer.ts";
import type { Draft, TutorEngine } from "../../engine.ts";
import type { HomeworkSolution } from "../../outputs/homework-solution.ts";
import type { FindWrongText } from "./sound-text.ts";
import type { SettledSolution } from "./settled-solution.ts";

/** What is known of a reply before it is whole, and who judges its parts. */
export interface StreamingReply {
  question: string;
  helpLevel: HelpLevel;
  engine: TutorEngine["name"];
  computed: ComputedAnswer | null;
  /** The question read from the student's photo. */
  transcription?: string | undefined;
  /** Whether the model set the question aside by writing this as its subject: then nothing is shown. */
  isSetAside: (subject: string) => boolean;
  /** The mark of an answer; null for one that must not be shown, after which the call is useless. */
  judge: (answer: string) => Promise<Check | null>;
  /** How many of these lines may be shown: all, or those before the first certainly false one. */
  soundSteps: (steps: HomeworkSolution["steps"]) => Promise<number>;
  findWrongText: FindWrongText;
}

/** The received part of a reply: its complete fields, the one being written, and the mark of its answer. */
interface SoFar {
  draft: Draft<HomeworkSolution>;
  completeFields: SettledSolution;
  check: Check;
}

/** Builds the part of one help level; null where nothing was added, or where the rest is withheld. */
export type PartMaker = (soFar: SoFar) => Promise<AiResponsePart | null>;

/** The topic of an answer, which is known first. */
export function about(
  engine: TutorEngine["name"],
  { subject, topic, difficulty, transcription }: About,
): AiResponsePart {
  return {
    engine,
    declined: false,
    ...(subject !== undefined && { subject }),
    ...(topic !== undefined && { topic }),
    ...(difficulty !== undefined && { difficulty }),
    ...(transcription !== undefined && { transcription }),
  };
}

interface About {
  subject?: string | undefined;
  topic?: string | undefined;
  difficulty?: AiResponse["difficulty"] | undefined;
  transcription?: string | undefined;
}

/** The same for the received part, in the words that the help level permits. */
export function aboutWhatCame(
  engine: TutorEngine["name"],
  completeFields: SettledSolution,
  safe: Pick<AiResponse, "subject" | "topic" | "transcription">,
): AiResponsePart {
  return about(engine, {
    subject: completeFields.subject === undefined ? undefined : safe.subject,
    topic: completeFields.topic === undefined ? undefined : safe.topic,
    difficulty: completeFields.difficulty,
    transcription: safe.transcription,
  });
}

/** Lists that have an item so far. */
export function others({
  examples = [],
  keyTerms = [],
  followUpQuestions = [],
  nextSteps = [],
}: Pick<
  SettledSolution,
  "examples" | "keyTerms" | "followUpQuestions" | "nextSteps"
>): AiResponsePart {
  return {
    ...(examples.length > 0 && { examples }),
    ...(keyTerms.length > 0 && { keyTerms }),
    ...(followUpQuestions.length > 0 && { followUpQuestions }),
    ...(nextSteps.length > 0 && { nextSteps }),
  };
}
