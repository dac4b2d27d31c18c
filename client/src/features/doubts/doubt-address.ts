import { idIn } from "../../lib/id-in.ts";
import { paths } from "../../lib/paths.ts";
import type { AnswerPlace } from "../asking/answer-cache.ts";

/**
 * What the page shows, from its address, so that a reload or a locked phone loses nothing: a conversation alone leads
 * to its last solution; `answer` is a solution in it, and `practice` a practice question after that solution.
 */
export type Place =
  | { kind: "new" }
  | { kind: "awaited"; conversationId: number }
  | SolutionPlace
  | { kind: "practice"; conversationId: number; messageId: number; practiceId: number };

export interface SolutionPlace extends AnswerPlace {
  kind: "solution";
}

export function placeIn(search: string): Place {
  const parameters = new URLSearchParams(search);
  const conversationId = idIn(parameters, "conversation");
  const messageId = idIn(parameters, "answer");
  const practiceId = idIn(parameters, "practice");
  if (conversationId === null) return { kind: "new" };
  if (messageId === null) return { kind: "awaited", conversationId };
  if (practiceId === null) return { kind: "solution", conversationId, messageId };
  return { kind: "practice", conversationId, messageId, practiceId };
}

/** Place of an answer; its conversation only, until the server has sent the message id. */
export const placeOf = (conversationId: number, messageId: number | null): Place =>
  messageId === null
    ? { kind: "awaited", conversationId }
    : { kind: "solution", conversationId, messageId };

export function addressOf(place: Place): string {
  const parameters = new URLSearchParams();
  if (place.kind !== "new") parameters.set("conversation", String(place.conversationId));
  if ("messageId" in place) parameters.set("answer", String(place.messageId));
  if ("practiceId" in place) parameters.set("practice", String(place.practiceId));
  const search = parameters.toString();
  return search ? `${paths.doubts}?${search}` : paths.doubts;
}
