import type { Agent } from "node:http";
import { homeworkAsk } from "./asking.ts";
import { type CallOutcome, type EventCall, readEvents } from "./events.ts";
import type { Question } from "./question.ts";
import { type StreamEnd, watchStream } from "./watched-stream.ts";
import type { Wrongs } from "./wrongs.ts";

/**
 * What a student learns from one call. `unheard`: no response, so that it is unknown whether it was accepted; `cut`: the
 * answer began and may go on; `nothing`: no answer is in progress.
 */
export interface CallReport {
  kind: StreamEnd | "unheard" | "cut" | "nothing" | "refused";
  deltas: number;
}

interface Listening {
  question: Question;
  wrongs: Wrongs;
  onEvent: () => void;
  /** The server sent the id of the answer's message. */
  onBegun?: (() => void) | undefined;
}

/** Sends a call for an answer and reads its stream. */
export async function hear(
  call: EventCall,
  { question, wrongs, onEvent, onBegun }: Listening,
): Promise<CallReport> {
  const stream = watchStream(question, wrongs);
  let hasBegun = false;
  const outcome = await readEvents(call, (event) => {
    stream.take(event);
    onEvent();
    if (!hasBegun) onBegun?.();
    hasBegun = true;
  });
  const kind = stream.end() ?? withoutEnd(outcome, stream.deltas() > 0);
  if (kind === "refused")
    wrongs.add("a call without an end", `${question.token} ${toText(outcome)}`);
  return { kind, deltas: stream.deltas() };
}

function withoutEnd(outcome: CallOutcome, hasBegun: boolean): CallReport["kind"] {
  if (outcome.kind !== "whole") return hasBegun ? "cut" : "unheard";
  return outcome.status === 204 ? "nothing" : "refused";
}

function toText(outcome: CallOutcome): string {
  return outcome.kind === "whole" ? `${outcome.status} ${outcome.body}` : outcome.kind;
}

interface To {
  url: string;
  agent: Agent;
}

export function askCall({ url, agent }: To, { student, text, conversationId, key }: Question) {
  const asked = { question: text, conversationId, key };
  return { method: "POST", ...homeworkAsk({ url, student, agent }, asked) } as const;
}

export function followCall(to: To, question: Question): EventCall {
  return eventCall(to, "GET", "stream", question);
}

export function retryCall(to: To, question: Question, messageId: number): EventCall {
  return eventCall(to, "POST", `messages/${messageId}/retry`, question);
}

function eventCall(
  { url, agent }: To,
  method: "GET" | "POST",
  what: string,
  { student, conversationId }: Question,
): EventCall {
  const headers = { accept: "text/event-stream", cookie: student.cookie };
  return { url: `${url}/api/conversations/${conversationId}/${what}`, method, headers, agent };
}
