import type { CareMessage } from "../../tutor/safety/safety.ts";
import type { MessageMetadata } from "#shared/contracts/messages.ts";
import type { DeclinedAnswer } from "../../tutor/answering/answer.ts";
import type { StudentContext, Work } from "../answers/job.ts";
import { presentReply, type StoredReply } from "../answers/reply.ts";

/** A pseudonym of a student for a provider, which doesn't identify her. */
export type SafetyIdentifier = (userId: number) => string;

/** The student's data in the form that the tutor needs. */
export function askerOf(
  { user, turns, exam, answerLanguage }: StudentContext,
  safetyIdentifier: SafetyIdentifier,
) {
  return {
    grade: user.grade,
    ...(exam && { exam }),
    ...(answerLanguage !== "question" && { answerIn: answerLanguage }),
    redact: [user.name, user.phone],
    safetyIdentifier: safetyIdentifier(user.id),
    turns,
  };
}

/** The message text has only what the page may show so far, so that neither a list nor a search reveals more. */
export function workOf(reply: StoredReply, metadata: MessageMetadata = {}): Work {
  const { content, difficulty } = presentReply(reply);
  return { reply, content, metadata: { difficulty, ...metadata } };
}

/** The result for a question that was not answered: a care reply or a declined one. */
export function unansweredWork(said: CareMessage | DeclinedAnswer): Work {
  if (said.kind === "declined") return workOf(said);
  const { concern, source, content, helplines } = said;
  return { ...workOf({ kind: "care", content, helplines }), concern: { concern, source } };
}
