import type { Cared } from "../../tutor/safety/safety.ts";
import type { MessageMetadata } from "#shared/contracts/messages.ts";
import type { Declined } from "../../tutor/answering/answer.ts";
import type { Asking, Work } from "./ask-kind.ts";
import { presentReply, type StoredReply } from "./reply.ts";

/** Names a student to a provider without telling who she is. */
export type SafetyIdentifier = (userId: number) => string;

/** Who asks, as the tutor wants to know it. */
export function askerOf(
  { user, turns, exam, answerLanguage }: Asking,
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

/** The message's words are what the page may show of it by now, so that neither a list nor a search gives more away. */
export function workOf(reply: StoredReply, metadata: MessageMetadata = {}): Work {
  const { content, difficulty } = presentReply(reply);
  return { reply, content, metadata: { difficulty, ...metadata } };
}

/** What comes of a question that was not answered: a kind word, or an honest one. */
export function unansweredWork(said: Cared | Declined): Work {
  if (said.kind === "declined") return workOf(said);
  const { concern, source, content, helplines } = said;
  return { ...workOf({ kind: "care", content, helplines }), concern: { concern, source } };
}
