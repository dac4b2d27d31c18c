import { idParameter } from "../../lib/id-parameter.ts";
import { paths } from "../../lib/paths.ts";
import type { AnswerIds } from "../asking/answer-cache.ts";

/**
 * What the page shows, from its address, so that a reload or a locked phone loses nothing: a conversation alone leads
 * to its last solution; `answer` is a solution in it, and `practice` a practice question after that solution.
 */
export type DoubtView =
  | { kind: "new" }
  | { kind: "lastAnswer"; conversationId: number }
  | SolutionView
  | { kind: "practice"; conversationId: number; messageId: number; practiceId: number };

export interface SolutionView extends AnswerIds {
  kind: "solution";
}

export function viewIn(search: string): DoubtView {
  const parameters = new URLSearchParams(search);
  const conversationId = idParameter(parameters, "conversation");
  const messageId = idParameter(parameters, "answer");
  const practiceId = idParameter(parameters, "practice");
  if (conversationId === null) return { kind: "new" };
  if (messageId === null) return { kind: "lastAnswer", conversationId };
  if (practiceId === null) return { kind: "solution", conversationId, messageId };
  return { kind: "practice", conversationId, messageId, practiceId };
}

/** View of an answer; of its conversation only, until the server has sent the message id. */
export const viewOf = (conversationId: number, messageId: number | null): DoubtView =>
  messageId === null
    ? { kind: "lastAnswer", conversationId }
    : { kind: "solution", conversationId, messageId };

export function addressOf(view: DoubtView): string {
  const parameters = new URLSearchParams();
  if (view.kind !== "new") parameters.set("conversation", String(view.conversationId));
  if ("messageId" in view) parameters.set("answer", String(view.messageId));
  if ("practiceId" in view) parameters.set("practice", String(view.practiceId));
  const search = parameters.toString();
  return search ? `${paths.doubts}?${search}` : paths.doubts;
}
