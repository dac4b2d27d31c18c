import type { AskFailure } from "../asking/answer-life.ts";
import { noQuestion, type Question } from "../asking/question.ts";
import type { SendingEvent } from "../asking/use-sending.ts";

/** A doubt on its way: with what it needs to be asked once and no more, however often it is sent. */
export interface Ask {
  question: Question;
  /** Null until the conversation has been started. */
  conversationId: number | null;
  /** The Idempotency-Key: asking again the same way gives the same answer. */
  key: string;
  /** A question that a solution offered; whoever gives it up goes back to that solution. */
  isFollowUp: boolean;
}

/**
 * Where the student stands on the way to a solution. What follows, the solution and the practice, stands in the address
 * of the page (`doubt-address.ts`).
 */
export type DoubtFlow =
  /** A conversation that was begun, and whose doubt was taken back, is used for the next one. */
  | { step: "input"; question: Question; conversationId: number | null }
  | { step: "asking"; ask: Ask }
  | { step: "failed"; ask: Ask; failure: AskFailure };

export type DoubtEvent =
  | { type: "submitted"; question: Question; newKey: string }
  /** A question that a solution offers, in its conversation. */
  | { type: "followedUp"; text: string; conversationId: number; newKey: string }
  | SendingEvent
  | { type: "retried" }
  /** After a failure, with another photo or without one: to the server it is another question. */
  | { type: "resent"; question: Question; newKey: string }
  /** The student takes the doubt back, while it is on its way or after it failed. */
  | { type: "takenBack" }
  | { type: "edited"; question: Question }
  | { type: "reset" };

export const startOfFlow: DoubtFlow = {
  step: "input",
  question: noQuestion,
  conversationId: null,
};

/** An event that doesn't belong to the step, such as an answer after Stop, changes nothing. */
export function doubtFlow(flow: DoubtFlow, event: DoubtEvent): DoubtFlow {
  if (event.type === "submitted") return { step: "asking", ask: newAsk(flow, event) };
  if (event.type === "followedUp") return { step: "asking", ask: followUp(event) };
  if (event.type === "edited") return inputWith(event.question);
  if (event.type === "reset") return startOfFlow;
  return flow.step === "input" ? flow : onItsWay(flow, event);
}

const inputWith = (question: Question, conversationId: number | null = null): DoubtFlow => ({
  step: "input",
  question,
  conversationId,
});

function onItsWay(
  flow: Exclude<DoubtFlow, { step: "input" }>,
  event: Exclude<DoubtEvent, { type: "submitted" | "followedUp" | "edited" | "reset" }>,
): DoubtFlow {
  const { ask } = flow;
  if (event.type === "takenBack") return takeBack(ask);
  if (flow.step === "failed") return afterFailure(flow, event);
  switch (event.type) {
    case "accepted":
    case "waits":
      return startOfFlow;
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

function takeBack({ isFollowUp, question, conversationId }: Ask): DoubtFlow {
  return isFollowUp ? startOfFlow : inputWith(question, conversationId);
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
}: Extract<DoubtEvent, { type: "followedUp" }>): Ask {
  return { question: { text, photo: null }, conversationId, key: newKey, isFollowUp: true };
}
