import type { User } from "#shared/contracts/auth.ts";
import type { MessageMetadata } from "#shared/contracts/messages.ts";
import type { AnswerLanguage } from "#shared/domain/answer-language.ts";
import type { ExamType } from "#shared/domain/exams.ts";
import type { Concern, ConcernSource, StudyAct, TutorFeature } from "#shared/domain/study.ts";
import type { z } from "zod";
import type { AskContext } from "../../tutor/ask-engine.ts";
import type { Turn } from "../../tutor/operations.ts";
import type { StoredReply } from "./reply.ts";

/** Who asks, in which conversation, and the earlier turns. */
export interface Asking {
  user: User;
  conversationId: number;
  turns: readonly Turn[];
  /** The exam that the student prepares for; null if she has set none. */
  exam: ExamType | null;
  answerLanguage: AnswerLanguage;
}

/** The result of the work, as the message stores it. */
export interface Work {
  reply: StoredReply;
  /** The answer as text, for the conversation; the help level decides what it contains. */
  content: string;
  metadata: MessageMetadata;
  /** Why the student may need a person: counted without her identity and her words. */
  concern?: { concern: Concern; source: ConcernSource };
}

/**
 * One kind of ask, with everything that the life cycle of an answer needs from it. Its input is stored with the answer,
 * so that any process can retry after the first one has died.
 */
export interface AskKind<Input extends object = object> {
  name: string;
  feature: TutorFeature;
  /** The act that an answer counts as in the activity log; null if its cause has already been counted. */
  act: StudyAct | null;
  input: z.ZodType<Input>;
  work: (input: Input, asking: Asking, context: AskContext) => Promise<Work>;
}

/** A kind with its input type hidden. */
export interface AnyAskKind {
  name: string;
  feature: TutorFeature;
  act: StudyAct | null;
  work: (input: unknown, asking: Asking, context: AskContext) => Promise<Work>;
}

/** Hides the input type of a kind: its own schema parses the stored input before the work starts. */
export function askKind<Input extends object>(kind: AskKind<Input>): AnyAskKind {
  const { name, feature, act } = kind;
  return {
    name,
    feature,
    act,
    work: async (input, asking, context) => kind.work(kind.input.parse(input), asking, context),
  };
}
