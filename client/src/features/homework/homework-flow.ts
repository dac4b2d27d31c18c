import type { HelpLevel } from "#shared/contracts/conversations.ts";
import type { AskFailure } from "../asking/answer-life.ts";
import { noQuestion, type Question } from "../asking/question.ts";
import type { SendingEvent } from "../asking/use-sending.ts";

/** A question on its way: with what it needs to be asked once and no more, however often it is sent. */
export interface Thread {
  question: Question;
  /** Null until the conversation has been started. */
  conversationId: number | null;
  /** One Idempotency-Key a level: asking again the same way gives the same answer. */
  keys: Partial<Record<HelpLevel, string>>;
}

export interface Ask {
  thread: Thread;
  level: HelpLevel;
}

/**
 * Where the student stands on the way to an answer. What follows, the solution and the test of understanding, stands in
 * the address of the page (`homework-address.ts`).
 */
export type HomeworkFlow =
  | { step: "input"; question: Question }
  | { step: "helpLevel"; thread: Thread }
  | { step: "asking"; ask: Ask }
  | { step: "failed"; ask: Ask; failure: AskFailure };

export type HomeworkEvent =
  | { type: "submitted"; question: Question }
  | { type: "levelChosen"; level: HelpLevel; newKey: string }
  /** Ask This: a question that an answer offers, with the level of that answer, in its conversation. */
  | { type: "askedThis"; text: string; level: HelpLevel; conversationId: number; newKey: string }
  | SendingEvent
  | { type: "retried" }
  /** After a failure, with another photo or without one: to the server it is another question. */
  | { type: "resent"; question: Question; newKey: string }
  /** Other help, after a failure. */
  | { type: "cancelled" }
  | { type: "stopped" }
  | { type: "edited"; question: Question }
  | { type: "reset" };

export const startOfFlow: HomeworkFlow = { step: "input", question: noQuestion };

/** An event that doesn't belong to the step, such as an answer after Stop, changes nothing. */
export function homeworkFlow(flow: HomeworkFlow, event: HomeworkEvent): HomeworkFlow {
  if (event.type === "submitted") return { step: "helpLevel", thread: newThread(event.question) };
  if (event.type === "askedThis") return { step: "asking", ask: followUp(event) };
  if (event.type === "edited") return { step: "input", question: event.question };
  if (event.type === "reset") return startOfFlow;
  return fromStep(flow, event);
}

type StepEvent = Exclude<HomeworkEvent, { type: "submitted" | "askedThis" | "edited" | "reset" }>;

function fromStep(flow: HomeworkFlow, event: StepEvent): HomeworkFlow {
  switch (flow.step) {
    case "input":
      return flow;
    case "helpLevel":
      return event.type === "levelChosen" ? choose(flow.thread, event) : flow;
    case "asking":
      return whileAsking(flow, event);
    case "failed":
      return afterFailure(flow, event);
  }
}

function afterFailure(
  flow: Extract<HomeworkFlow, { step: "failed" }>,
  event: StepEvent,
): HomeworkFlow {
  const { ask } = flow;
  if (event.type === "retried") return { step: "asking", ask };
  if (event.type === "cancelled") return chooseAgain(ask);
  if (event.type !== "resent") return flow;
  const { question, newKey } = event;
  const thread = { ...ask.thread, question, keys: { [ask.level]: newKey } };
  return { step: "asking", ask: { ...ask, thread } };
}

function whileAsking(
  flow: Extract<HomeworkFlow, { step: "asking" }>,
  event: StepEvent,
): HomeworkFlow {
  const { ask } = flow;
  if (event.type === "accepted" || event.type === "waits") return startOfFlow;
  if (event.type === "failed") return { step: "failed", ask, failure: event.failure };
  if (event.type === "stopped") return chooseAfterStop(ask);
  if (event.type !== "conversationStarted") return flow;
  const thread = { ...ask.thread, conversationId: event.conversationId };
  return { step: "asking", ask: { ...ask, thread } };
}

const chooseAgain = ({ thread }: Ask): HomeworkFlow => ({ step: "helpLevel", thread });

/** What was stopped is over: the same level once more is another ask. */
function chooseAfterStop({ thread, level }: Ask): HomeworkFlow {
  const { [level]: _stopped, ...keys } = thread.keys;
  return { step: "helpLevel", thread: { ...thread, keys } };
}

function choose(
  thread: Thread,
  { level, newKey }: { level: HelpLevel; newKey: string },
): HomeworkFlow {
  const keys = { ...thread.keys, [level]: thread.keys[level] ?? newKey };
  return { step: "asking", ask: { level, thread: { ...thread, keys } } };
}

function newThread(question: Question): Thread {
  return { question: { ...question, text: question.text.trim() }, conversationId: null, keys: {} };
}

function followUp(event: Extract<HomeworkEvent, { type: "askedThis" }>): Ask {
  const { text, level, conversationId, newKey } = event;
  const question = { text, photo: null };
  return { level, thread: { question, conversationId, keys: { [level]: newKey } } };
}
