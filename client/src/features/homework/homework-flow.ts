import type { HelpLevel } from "#shared/contracts/conversations.ts";
import type { AskFailure } from "../asking/answer-progress.ts";
import { emptyQuestion, type Question } from "../asking/question.ts";
import type { SendingEvent } from "../asking/use-sending.ts";

/** A question that is being sent, with everything needed to ask it exactly once, however often it is sent. */
export interface Thread {
  question: Question;
  /** Null until the conversation has been created. */
  conversationId: number | null;
  /** One idempotency key per level: a repeated request gets the same answer. */
  keys: Partial<Record<HelpLevel, string>>;
}

export interface Ask {
  thread: Thread;
  level: HelpLevel;
}

/**
 * State of a question until it has an answer. What follows, the solution and the practice question, is in the address
 * of the page (`homework-address.ts`).
 */
export type HomeworkFlow =
  | { step: "input"; question: Question }
  | { step: "helpLevel"; thread: Thread }
  | { step: "asking"; ask: Ask }
  | { step: "failed"; ask: Ask; failure: AskFailure };

export type HomeworkEvent =
  | { type: "submitted"; question: Question }
  | { type: "levelChosen"; level: HelpLevel; newKey: string }
  /** Ask This: a question that an answer offers, at the level of that answer, in its conversation. */
  | {
      type: "followUpAsked";
      text: string;
      level: HelpLevel;
      conversationId: number;
      newKey: string;
    }
  | SendingEvent
  | { type: "retried" }
  /** After a failure, with another photo or without one: for the server it is a new question. */
  | { type: "resent"; question: Question; newKey: string }
  /** The student selects another level, after a failure. */
  | { type: "cancelled" }
  | { type: "stopped" }
  | { type: "edited"; question: Question }
  | { type: "reset" };

export const initialFlow: HomeworkFlow = { step: "input", question: emptyQuestion };

/** Reducer. An event that doesn't belong to the step, such as an answer after Stop, changes nothing. */
export function homeworkFlow(flow: HomeworkFlow, event: HomeworkEvent): HomeworkFlow {
  if (event.type === "submitted") return { step: "helpLevel", thread: newThread(event.question) };
  if (event.type === "followUpAsked") return { step: "asking", ask: followUp(event) };
  if (event.type === "edited") return { step: "input", question: event.question };
  if (event.type === "reset") return initialFlow;
  return reduceStep(flow, event);
}

type StepEvent = Exclude<
  HomeworkEvent,
  { type: "submitted" | "followUpAsked" | "edited" | "reset" }
>;

function reduceStep(flow: HomeworkFlow, event: StepEvent): HomeworkFlow {
  switch (flow.step) {
    case "input":
      return flow;
    case "helpLevel":
      return event.type === "levelChosen" ? withLevel(flow.thread, event) : flow;
    case "asking":
      return duringAsk(flow, event);
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

function duringAsk(
  flow: Extract<HomeworkFlow, { step: "asking" }>,
  event: StepEvent,
): HomeworkFlow {
  const { ask } = flow;
  if (event.type === "accepted" || event.type === "queued") return initialFlow;
  if (event.type === "failed") return { step: "failed", ask, failure: event.failure };
  if (event.type === "stopped") return chooseAfterStop(ask);
  if (event.type !== "conversationStarted") return flow;
  const thread = { ...ask.thread, conversationId: event.conversationId };
  return { step: "asking", ask: { ...ask, thread } };
}

const chooseAgain = ({ thread }: Ask): HomeworkFlow => ({ step: "helpLevel", thread });

/** A stopped ask is over, so its key is removed: the same level is then a new ask. */
function chooseAfterStop({ thread, level }: Ask): HomeworkFlow {
  const { [level]: _stopped, ...keys } = thread.keys;
  return { step: "helpLevel", thread: { ...thread, keys } };
}

function withLevel(
  thread: Thread,
  { level, newKey }: { level: HelpLevel; newKey: string },
): HomeworkFlow {
  const keys = { ...thread.keys, [level]: thread.keys[level] ?? newKey };
  return { step: "asking", ask: { level, thread: { ...thread, keys } } };
}

function newThread(question: Question): Thread {
  return { question: { ...question, text: question.text.trim() }, conversationId: null, keys: {} };
}

function followUp(event: Extract<HomeworkEvent, { type: "followUpAsked" }>): Ask {
  const { text, level, conversationId, newKey } = event;
  const question = { text, photo: null };
  return { level, thread: { question, conversationId, keys: { [level]: newKey } } };
}
