import type { QueryClient } from "@tanstack/react-query";
import {
  answerDelta,
  type AiResponsePart,
  type Answered,
  type AnswerDelta,
} from "#shared/contracts/answer.ts";
import type { Asked } from "./answer-life.ts";
import { answerKey, showAnswer, showGrowth } from "./shown-answer.ts";

interface StreamOptions {
  delta: typeof answerDelta;
  onDelta: (delta: AnswerDelta) => void;
  onAccepted: () => void;
}

interface Growing {
  conversationId: number;
  asked: Asked;
  /** Makes the call that asks. */
  call: (options: StreamOptions) => Promise<Answered | null>;
  /**
   * The answer has its place, where it is shown from now on. Null where the server has taken the question on, and the
   * line was lost before it could say where the answer will be.
   */
  onPlaced: (messageId: number | null) => void;
}

/**
 * Asks, and shows the answer at its place as it grows. Throws where the server didn't take the question on. Once it has,
 * neither a lost line nor a failure ends anything here: what became of the answer is read from the server.
 */
export async function growAnswer(
  client: QueryClient,
  { conversationId, asked, call, onPlaced }: Growing,
): Promise<void> {
  let wasAccepted = false;
  let messageId: number | null = null;
  let part: AiResponsePart = {};
  const onDelta = (delta: AnswerDelta) => {
    const place = { conversationId, messageId: delta.message.id };
    part = { ...part, ...delta.aiResponse };
    showGrowth(client, place, { part, connected: true }, asked);
    if (messageId === null) onPlaced(delta.message.id);
    messageId = delta.message.id;
  };
  try {
    const onAccepted = () => void (wasAccepted = true);
    const answered = await call({ delta: answerDelta, onDelta, onAccepted });
    if (!answered) return;
    const { aiResponse, message } = answered;
    const place = { conversationId, messageId: message.id };
    showAnswer(client, place, { ...asked, answer: { state: "complete", aiResponse } });
    if (messageId === null) onPlaced(message.id);
  } catch (error) {
    if (!wasAccepted) throw error;
    if (messageId === null) onPlaced(null);
    else void client.invalidateQueries({ queryKey: answerKey({ conversationId, messageId }) });
  }
}
