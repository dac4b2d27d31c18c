import { idParameter } from "../../lib/id-parameter.ts";
import { paths } from "../../lib/paths.ts";
import type { AnswerIds } from "../asking/answer-cache.ts";

/**
 * What the page shows, from its address, so that a reload or a locked phone loses nothing: `?c=` a conversation whose
 * last answer is shown, `&m=` an answer in it, `&p=` a practice question after that answer; `?step=help` the choice of the
 * help level before asking.
 */
export type HomeworkView =
  | { kind: "new" }
  /** The choice of the help level; the question is in the page's state, and Back leads to it. */
  | { kind: "helpLevel" }
  | { kind: "lastAnswer"; conversationId: number }
  | AnswerView
  | { kind: "practice"; conversationId: number; messageId: number; practiceId: number };

export interface AnswerView extends AnswerIds {
  kind: "answer";
}

export function viewIn(search: string): HomeworkView {
  const parameters = new URLSearchParams(search);
  const conversationId = idParameter(parameters, "c");
  const messageId = idParameter(parameters, "m");
  const practiceId = idParameter(parameters, "p");
  if (conversationId === null) {
    return { kind: parameters.get("step") === "help" ? "helpLevel" : "new" };
  }
  if (messageId === null) return { kind: "lastAnswer", conversationId };
  if (practiceId === null) return { kind: "answer", conversationId, messageId };
  return { kind: "practice", conversationId, messageId, practiceId };
}

export function addressOf(view: HomeworkView): string {
  const parameters = new URLSearchParams();
  if (view.kind === "helpLevel") parameters.set("step", "help");
  if ("conversationId" in view) parameters.set("c", String(view.conversationId));
  if ("messageId" in view) parameters.set("m", String(view.messageId));
  if ("practiceId" in view) parameters.set("p", String(view.practiceId));
  const search = parameters.toString();
  return search ? `${paths.homework}?${search}` : paths.homework;
}
