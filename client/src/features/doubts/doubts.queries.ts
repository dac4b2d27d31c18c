import { useMutation, useQueryClient } from "@tanstack/react-query";
import { rateDoubt, refineDoubt, solveDoubt } from "#shared/contracts/doubts.ts";
import { callApi } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { streamApi } from "../../lib/streaming-api.ts";
import { askAndStream, type AnswerMessage } from "../asking/ask-and-stream.ts";
import type { Question } from "../asking/question.ts";
import { answerKey, setAnswer, type AnswerIds } from "../asking/answer-cache.ts";
import { startConversation } from "../asking/start-conversation.queries.ts";
import type { Ask } from "./doubt-flow.ts";

/** Message of a failure that the API gives no sentence for (specification section 8). */
export const failedToSolve = "Failed to solve doubt";

interface AskCall {
  ask: Ask;
  signal: AbortSignal;
  onConversation: (conversationId: number) => void;
  onMessage: (conversationId: number, message: AnswerMessage) => void;
}

/** Creates the conversation if there is none yet, and asks in it. The solution streams in its place. */
export function useAskDoubt() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ ask, signal, onConversation, onMessage }: AskCall) =>
      withFailureSentence(async () => {
        const { question, key: idempotencyKey } = ask;
        const conversationId =
          ask.conversationId ??
          (await startConversation("doubt", { question, idempotencyKey, signal }));
        if (ask.conversationId === null) onConversation(conversationId);
        const body = { doubt: question.text, conversationId };
        const file = question.photo?.kind === "chosen" ? question.photo.file : undefined;
        await askAndStream(client, {
          conversationId,
          details: { question, helpLevel: "full" },
          request: (stream) =>
            streamApi(solveDoubt, { body, file }, { ...stream, signal, idempotencyKey }),
          onMessage: (message) => onMessage(conversationId, message),
        });
      }),
  });
}

interface RefineCall {
  question: Question;
  wish: string;
  idempotencyKey: string;
  onMessage: (message: AnswerMessage) => void;
}

/** Requests a refined solution. The new one streams into a new message, and the earlier one stays. */
export function useRefineDoubt({ conversationId, messageId }: AnswerIds) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ question, wish, idempotencyKey, onMessage }: RefineCall) => {
      const originalDoubt = question.text;
      const body = { originalDoubt, refinementRequest: wish, conversationId, messageId };
      return withFailureSentence(() =>
        askAndStream(client, {
          conversationId,
          details: { question, helpLevel: "full", refines: { messageId, wish } },
          request: (stream) => streamApi(refineDoubt, { body }, { ...stream, idempotencyKey }),
          onMessage,
        }),
      );
    },
  });
}

async function withFailureSentence<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const isAborted = error instanceof DOMException && error.name === "AbortError";
    if (error instanceof ApiError || isAborted) throw error;
    throw new Error(failedToSolve, { cause: error });
  }
}

/** Sends once whether a solution helped. Feedback that was given before is not an error. */
export function useRateDoubt(answerIds: AnswerIds) {
  const client = useQueryClient();
  const { conversationId, messageId } = answerIds;
  return useMutation({
    mutationFn: async (helpful: boolean) => {
      try {
        await callApi(rateDoubt, { body: { messageId, helpful, conversationId } });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 409)) throw error;
      }
    },
    onSuccess: (_said, helpful) => {
      const cached = client.getQueryData(answerKey(answerIds));
      if (cached) setAnswer(client, answerIds, { ...cached, helpful });
    },
  });
}
