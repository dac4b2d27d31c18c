import type { QueryClient } from "@tanstack/react-query";
import {
  answerDelta,
  type AiResponse,
  type AiResponsePart,
  type AnswerDelta,
} from "#shared/contracts/answer.ts";
import { type Answered } from "#shared/contracts/messages.ts";
import { trackAsk } from "../../tracking/ask-events.ts";
import { studentIn } from "../account/account.queries.ts";
import type { Asked } from "./answer-life.ts";
import { isEmpty } from "./answer-part.ts";
import { answerKey, showAnswer, showGrowth } from "./shown-answer.ts";

interface StreamOptions {
  delta: typeof answerDelta;
  onDelta: (delta: AnswerDelta) => void;
  onAccepted: () => void;
}

interface Growing {
  conversationId: number;
  asked: Asked;
  /** She asked this before. */
  isAgain?: boolean;
  /** Makes the call that asks. */
  call: (options: StreamOptions) => Promise<Answered | null>;
  /** The answer has its place, where it is shown from now on. */
  onPlaced: (placed: Placed) => void;
}

export interface Placed {
  /** Null where the server has taken the question on, and the line was lost before it said where the answer will be. */
  messageId: number | null;
  /** The answer, where it came in one piece and nobody saw it grow. A kind word is announced to nobody, and isn't told. */
  whole: AiResponse | null;
}

/**
 * Asks, and shows the answer at its place as it grows. Throws where the server didn't take the question on. Once it has,
 * neither a lost line nor a failure ends anything here: what became of the answer is read from the server.
 */
export async function growAnswer(
  client: QueryClient,
  { conversationId, asked, isAgain, call, onPlaced }: Growing,
): Promise<void> {
  const told: Told = { wasAccepted: false, messageId: null, part: {} };
  const student = studentIn(client);
  const tracking = trackAsk(asked, isAgain);
  const hasLeft = () => studentIn(client) !== student;
  const onDelta = ({ message, aiResponse }: AnswerDelta) => {
    if (hasLeft()) return;
    const isFirst = told.messageId === null;
    told.messageId = message.id;
    told.part = { ...told.part, ...aiResponse };
    if (told.part.helplines) tracking.isPrivate();
    else if (!isEmpty(told.part)) tracking.hasBegun();
    const place = { conversationId, messageId: message.id };
    showGrowth(client, place, { part: told.part, connected: true }, asked);
    if (isFirst) onPlaced({ messageId: message.id, whole: null });
  };
  try {
    const onAccepted = () => void (told.wasAccepted = true);
    const answered = await call({ delta: answerDelta, onDelta, onAccepted });
    if (!answered || hasLeft()) return;
    const { aiResponse, message } = answered;
    const isCare = aiResponse.helplines !== undefined;
    if (isCare) tracking.isPrivate();
    else tracking.hasBegun();
    tracking.isAnswered(aiResponse.content);
    const place = { conversationId, messageId: message.id };
    showAnswer(client, place, { ...asked, answer: { state: "complete", aiResponse } });
    const whole = isCare ? null : aiResponse;
    if (told.messageId === null) onPlaced({ messageId: message.id, whole });
  } catch (error) {
    tracking.isPrivate();
    if (!told.wasAccepted || hasLeft()) throw error;
    const { messageId } = told;
    if (messageId === null) onPlaced({ messageId, whole: null });
    else void client.invalidateQueries({ queryKey: answerKey({ conversationId, messageId }) });
  }
}

/** What the server has told so far. */
interface Told {
  wasAccepted: boolean;
  messageId: number | null;
  part: AiResponsePart;
}
