import type { AskFailure } from "../asking/answer-progress.ts";
import { emptyQuestion, type Question } from "../asking/question.ts";
import type { SendingEvent } from "../asking/use-sending.ts";

/** A doubt that is being sent, with everything needed to ask it exactly once, however often it is sent. */
export interface Ask {
  question: Question;
  /** Null until the conversation has been created. */
  conversationId: number | null;
  /** Idempotency key: a repeated request gets the same answer. */
  key: string;
  /** A question that a solution offered; withdrawing it leads back to that solution. */
  isFollowUp: boolean;
}

/**
 * State of a doubt until it has a solution. What follows, the solution and the practice, is in the address of the page
 * (`doubt-address.ts`).
 */
export type DoubtFlow =
  /** The conversation of a withdrawn doubt is used for the next one. */
  | { step: "input"; question: Question; conversationId: number | null }
  | { step: "asking"; ask: Ask }
  | { step: "failed"; ask: Ask; failure: AskFailure };

export type DoubtEvent =
  | { type: "submitted"; question: Question; newKey: string }
  /** A question that a solution offers, in its conversation. */
  | { type: "followUpAsked"; text: string; conversationId: number; newKey: string }
  | SendingEvent
  | { type: "retried" }
  /** After a failure, with another photo or without one: for the server it is a new question. */
  | { type: "resent"; question: Question; newKey: string }
  /** The student withdraws the doubt, while it is being sent or after it failed. */
  | { type: "withdrawn" }
  | { type: "edited"; question: Question }
  | { type: "reset" };

export const initialFlow: DoubtFlow = {
  step: "input",
  question: emptyQuestion,
  conversationId: null,
};

/** Reducer. An event that doesn't belong to the step, such as an answer after Stop, changes nothing. */
export function doubtFlow(flow: DoubtFlow, event: DoubtEvent): DoubtFlow {
  if (event.type === "submitted") return { step: "asking", ask: newAsk(flow, event) };
  if (event.type === "followUpAsked") return { step: "asking", ask: followUp(event) };
  if (event.type === "edited") return inputWith(event.question);
  if (event.type === "reset") return initialFlow;
  return flow.step === "input" ? flow : reduceAsk(flow, event);
}

const inputWith = (question: Question, conversationId: number | null = null): DoubtFlow => ({
  step: "input",
  question,
  conversationId,
});

function reduceAsk(
  flow: Exclude<DoubtFlow, { step: "input" }>,
  event: Exclude<DoubtEvent, { type: "submitted" | "followUpAsked" | "edited" | "reset" }>,
): DoubtFlow {
  const { ask } = flow;
  if (event.type === "withdrawn") return withdraw(ask);
  if (flow.step === "failed") return afterFailure(flow, event);
  switch (event.type) {
    case "accepted":
    case "queued":
      return initialFlow;
    case "failed":
      return { step: "failed", ask, failure: event.failure };
    case "conversationStarted":
      return { step: "asking", ask: { ...ask, conversationId: event.conversationId } };
    case "retried":
    case "resent":
      return flow;
  }
}

function afterFailure(flow: Extract<DoubtFlow, { step: "failed" }>, event: DoubtEvent): DoubtFlow {
  const { ask } = flow;
  if (event.type === "retried") return { step: "asking", ask };
  if (event.type !== "resent") return flow;
  return { step: "asking", ask: { ...ask, question: event.question, key: event.newKey } };
}

function withdraw({ isFollowUp, question, conversationId }: Ask): DoubtFlow {
  return isFollowUp ? initialFlow : inputWith(question, conversationId);
}

function newAsk(
  flow: DoubtFlow,
  { question, newKey }: Extract<DoubtEvent, { type: "submitted" }>,
): Ask {
  return {
    question: { ...question, text: question.text.trim() },
    conversationId: flow.step === "input" ? flow.conversationId : null,
    key: newKey,
    isFollowUp: false,
  };
}

function followUp({
  text,
  conversationId,
  newKey,
}: Extract<DoubtEvent, { type: "followUpAsked" }>): Ask {
  return { question: { text, photo: null }, conversationId, key: newKey, isFollowUp: true };
}
