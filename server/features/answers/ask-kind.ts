import type { User } from "#shared/contracts/auth.ts";
import type { MessageMetadata } from "#shared/contracts/messages.ts";
import type { AnswerLanguage } from "#shared/domain/answer-language.ts";
import type { ExamType } from "#shared/domain/exams.ts";
import type { Concern, ConcernSource, StudyAct, TutorFeature } from "#shared/domain/study.ts";
import type { z } from "zod";
import type { AskContext } from "../../tutor/ask-engine.ts";
import type { Turn } from "../../tutor/operations.ts";
import type { StoredReply } from "./reply.ts";

/** Who asks, where, and what was said there before. */
export interface Asking {
  user: User;
  conversationId: number;
  turns: readonly Turn[];
  /** The exam that she prepares for; null where she has set none. */
  exam: ExamType | null;
  answerLanguage: AnswerLanguage;
}

/** What came of the work, as the message keeps it. */
export interface Work {
  reply: StoredReply;
  /** The answer in words, for the conversation; the help level decides what is in it. */
  content: string;
  metadata: MessageMetadata;
  /** What the student may need a person for: counted, without who asked and what. */
  concern?: { concern: Concern; source: ConcernSource };
}

/**
 * One kind of ask: all that the life of an answer needs to know of it. Its input is stored with the answer, so that
 * any process may ask again after this one has died.
 */
export interface AskKind<Input extends object = object> {
  name: string;
  feature: TutorFeature;
  /** What an answer counts as in the activity log; null where what led to it was counted already. */
  act: StudyAct | null;
  input: z.ZodType<Input>;
  work: (input: Input, asking: Asking, context: AskContext) => Promise<Work>;
}

/** A kind whose input is known to itself alone. */
export interface AnyAskKind {
  name: string;
  feature: TutorFeature;
  act: StudyAct | null;
  work: (input: unknown, asking: Asking, context: AskContext) => Promise<Work>;
}

/** Puts a kind among others: what is stored is parsed by its own schema before it gets to work. */
export function askKind<Input extends object>(kind: AskKind<Input>): AnyAskKind {
  const { name, feature, act } = kind;
  return {
    name,
    feature,
    act,
    work: async (input, asking, context) => kind.work(kind.input.parse(input), asking, context),
  };
}
