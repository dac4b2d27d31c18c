import type { QueryClient } from "@tanstack/react-query";
import {
  answerDelta,
  type AiResponse,
  type AiResponsePart,
  type AnswerDelta,
} from "#shared/contracts/answer.ts";
import { type AnswerResponse } from "#shared/contracts/messages.ts";
import { trackAsk } from "../../tracking/ask-events.ts";
import { studentIn } from "../account/account.queries.ts";
import type { AskDetails } from "./answer-progress.ts";
import { isEmpty } from "./answer-part.ts";
import { answerKey, setAnswer, updateStreamingAnswer } from "./answer-cache.ts";

interface StreamOptions {
  delta: typeof answerDelta;
  onDelta: (delta: AnswerDelta) => void;
  onAccepted: () => void;
}

interface StreamedAsk {
  conversationId: number;
  details: AskDetails;
  /** The question is a retry. */
  isRetry?: boolean;
  /** Makes the request that asks. */
  request: (options: StreamOptions) => Promise<AnswerResponse | null>;
  /** Called when the answer has a message, where it is shown from now on. */
  onMessage: (message: AnswerMessage) => void;
}

export interface AnswerMessage {
  /** Null if the server accepted the question and the connection was lost before it sent the message id. */
  messageId: number | null;
  /** The answer, if it came in one piece and was not streamed. Null for a care reply, which must not be announced. */
  completeAnswer: AiResponse | null;
}

/**
 * Asks, and shows the answer while it streams. Throws if the server didn't accept the question. Once it has, neither a
 * lost connection nor a failure throws: the state of the answer is then read from the server.
 */
export async function askAndStream(
  client: QueryClient,
  { conversationId, details, isRetry, request, onMessage }: StreamedAsk,
): Promise<void> {
  const progress: StreamProgress = { wasAccepted: false, messageId: null, part: {} };
  const student = studentIn(client);
  const tracking = trackAsk(details, isRetry);
  const hasLeft = () => studentIn(client) !== student;
  const onDelta = ({ message, aiResponse }: AnswerDelta) => {
    if (hasLeft()) return;
    const isFirst = progress.messageId === null;
    progress.messageId = message.id;
    progress.part = { ...progress.part, ...aiResponse };
    if (progress.part.helplines) tracking.onPrivateReply();
    else if (!isEmpty(progress.part)) tracking.onAnswerStart();
    const answerIds = { conversationId, messageId: message.id };
    updateStreamingAnswer(client, answerIds, { part: progress.part, isConnected: true }, details);
    if (isFirst) onMessage({ messageId: message.id, completeAnswer: null });
  };
  try {
    const onAccepted = () => void (progress.wasAccepted = true);
    const answered = await request({ delta: answerDelta, onDelta, onAccepted });
    if (!answered || hasLeft()) return;
    const { aiResponse, message } = answered;
    const isCare = aiResponse.helplines !== undefined;
    if (isCare) tracking.onPrivateReply();
    else tracking.onAnswerStart();
    tracking.onAnswerComplete(aiResponse.content);
    const answerIds = { conversationId, messageId: message.id };
    setAnswer(client, answerIds, { ...details, answer: { state: "complete", aiResponse } });
    const completeAnswer = isCare ? null : aiResponse;
    if (progress.messageId === null) onMessage({ messageId: message.id, completeAnswer });
  } catch (error) {
    tracking.onPrivateReply();
    if (!progress.wasAccepted || hasLeft()) throw error;
    const { messageId } = progress;
    if (messageId === null) onMessage({ messageId, completeAnswer: null });
    else void client.invalidateQueries({ queryKey: answerKey({ conversationId, messageId }) });
  }
}

/** What the server has sent so far. */
interface StreamProgress {
  wasAccepted: boolean;
  messageId: number | null;
  part: AiResponsePart;
}
