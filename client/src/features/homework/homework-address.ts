import { idIn } from "../../lib/id-in.ts";
import { paths } from "../../lib/paths.ts";
import type { AnswerPlace as Kept } from "../asking/answer-cache.ts";

/**
 * What the page shows, from its address, so that a reload or a locked phone loses nothing: `?c=` a conversation whose
 * answer is awaited, `&m=` an answer in it, `&p=` a practice question after that answer; `?step=help` the choice of the
 * help level before asking.
 */
export type Place =
  | { kind: "new" }
  /** The choice of the help level; the question is in the page's state, and Back leads to it. */
  | { kind: "helpLevel" }
  | { kind: "awaited"; conversationId: number }
  | AnswerPlace
  | { kind: "practice"; conversationId: number; messageId: number; practiceId: number };

export interface AnswerPlace extends Kept {
  kind: "answer";
}

export function placeIn(search: string): Place {
  const parameters = new URLSearchParams(search);
  const conversationId = idIn(parameters, "c");
  const messageId = idIn(parameters, "m");
  const practiceId = idIn(parameters, "p");
  if (conversationId === null) {
    return { kind: parameters.get("step") === "help" ? "helpLevel" : "new" };
  }
  if (messageId === null) return { kind: "awaited", conversationId };
  if (practiceId === null) return { kind: "answer", conversationId, messageId };
  return { kind: "practice", conversationId, messageId, practiceId };
}

export function addressOf(place: Place): string {
  const parameters = new URLSearchParams();
  if (place.kind === "helpLevel") parameters.set("step", "help");
  if ("conversationId" in place) parameters.set("c", String(place.conversationId));
  if ("messageId" in place) parameters.set("m", String(place.messageId));
  if ("practiceId" in place) parameters.set("p", String(place.practiceId));
  const search = parameters.toString();
  return search ? `${paths.homework}?${search}` : paths.homework;
}
