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
  /** The question in the student's photo, as it was read. */
  transcription?: string | undefined;
  /** Whether the model set the question aside by writing this as its subject: then nothing is shown. */
  isSetAside: (subject: string) => boolean;
  /** The mark that an answer earns; null for one that must not be shown, after which the call is of no more use. */
  judge: (answer: string) => Promise<Check | null>;
  /** Of these lines, how many may be shown: all, or those before the first that is false for certain. */
  soundSteps: (steps: HomeworkSolution["steps"]) => Promise<number>;
  findWrongText: FindWrongText;
}

/** What has come of a reply: its whole fields, the one that is being written, and the mark of its answer. */
interface SoFar {
  draft: Draft<HomeworkSolution>;
  settled: SettledSolution;
  check: Check;
}

/** Makes the part of one help level; null where there is nothing new, or nothing more may be shown. */
export type PartMaker = (soFar: SoFar) => Promise<AiResponsePart | null>;

/** What an answer is about, which is known first. */
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

/** The same, of what has come, in the words that the help level lets through. */
export function aboutWhatCame(
  engine: TutorEngine["name"],
  settled: SettledSolution,
  safe: Pick<AiResponse, "subject" | "topic" | "transcription">,
): AiResponsePart {
  return about(engine, {
    subject: settled.subject === undefined ? undefined : safe.subject,
    topic: settled.topic === undefined ? undefined : safe.topic,
    difficulty: settled.difficulty,
    transcription: safe.transcription,
  });
}

/** Lists that have an item by now. */
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
