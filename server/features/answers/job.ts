import type { User } from "#shared/contracts/auth.ts";
import type { MessageMetadata } from "#shared/contracts/messages.ts";
import type { AnswerLanguage } from "#shared/domain/answer-language.ts";
import type { ExamType } from "#shared/domain/exams.ts";
import type { Concern, ConcernSource, StudyAct, TutorFeature } from "#shared/domain/study.ts";
import type { AskContext } from "../../tutor/ask-engine.ts";
import type { Turn } from "../../tutor/operations.ts";
import type { StoredReply } from "./reply.ts";

/** The work of one answer: the stored ask, with everything that a worker needs to run it. */
export interface Job {
  user: User;
  conversationId: number;
  questionId: number | null;
  answerId: number;
  /** The ask, as the message stores it. */
  storedAsk: unknown;
}

/** The part of an ask that is stored with its answer. */
export interface StoredAsk {
  kind: string;
  input: object;
}

/** What a worker does with the asks of one kind. */
export interface JobKind {
  /** Equal to `StoredAsk.kind`. */
  name: string;
  feature: TutorFeature;
  /** The act that an answer counts as in the activity log; null if its cause has already been counted. */
  act: StudyAct | null;
  /** Takes the input as the message stores it. */
  work: (input: unknown, student: StudentContext, context: AskContext) => Promise<Work>;
}

/** Who asks, in which conversation, and the earlier turns. */
export interface StudentContext {
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
