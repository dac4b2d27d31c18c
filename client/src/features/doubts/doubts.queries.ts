import { useMutation, useQueryClient } from "@tanstack/react-query";
import { rateDoubt, refineDoubt, solveDoubt } from "#shared/contracts/doubts.ts";
import { callApi } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { streamApi } from "../../lib/streaming-api.ts";
import { askAndStream, type Placed } from "../asking/ask-and-stream.ts";
import type { Question } from "../asking/question.ts";
import { answerKey, setAnswer, type AnswerPlace } from "../asking/answer-cache.ts";
import { startConversation } from "../asking/start-conversation.queries.ts";
import type { Ask } from "./doubt-flow.ts";

/** Message of a failure that the API gives no sentence for (specification section 8). */
export const failedToSolve = "Failed to solve doubt";

interface AskCall {
  ask: Ask;
  signal: AbortSignal;
  onConversation: (conversationId: number) => void;
  onPlaced: (conversationId: number, placed: Placed) => void;
}

/** Creates the conversation if there is none yet, and asks in it. The solution streams in its place. */
export function useAskDoubt() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ ask, signal, onConversation, onPlaced }: AskCall) =>
      withWords(async () => {
        const { question, key: idempotencyKey } = ask;
        const conversationId =
          ask.conversationId ??
          (await startConversation("doubt", { question, idempotencyKey, signal }));
        if (ask.conversationId === null) onConversation(conversationId);
        const body = { doubt: question.text, conversationId };
        const file = question.photo?.kind === "chosen" ? question.photo.file : undefined;
        await askAndStream(client, {
          conversationId,
          asked: { question, helpLevel: "full" },
          call: (stream) =>
            streamApi(solveDoubt, { body, file }, { ...stream, signal, idempotencyKey }),
          onPlaced: (placed) => onPlaced(conversationId, placed),
        });
      }),
  });
}

interface RefineCall {
  question: Question;
  wish: string;
  idempotencyKey: string;
  onPlaced: (placed: Placed) => void;
}

/** Requests a refined solution. The new one streams into a new message, and the earlier one stays. */
export function useRefineDoubt({ conversationId, messageId }: AnswerPlace) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ question, wish, idempotencyKey, onPlaced }: RefineCall) => {
      const originalDoubt = question.text;
      const body = { originalDoubt, refinementRequest: wish, conversationId, messageId };
      return withWords(() =>
        askAndStream(client, {
          conversationId,
          asked: { question, helpLevel: "full", refines: { messageId, wish } },
          call: (stream) => streamApi(refineDoubt, { body }, { ...stream, idempotencyKey }),
          onPlaced,
        }),
      );
    },
  });
}

async function withWords<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const isLeft = error instanceof DOMException && error.name === "AbortError";
    if (error instanceof ApiError || isLeft) throw error;
    throw new Error(failedToSolve, { cause: error });
  }
}

/** Sends once whether a solution helped. Feedback that was given before is not an error. */
export function useRateDoubt(place: AnswerPlace) {
  const client = useQueryClient();
  const { conversationId, messageId } = place;
  return useMutation({
    mutationFn: async (helpful: boolean) => {
      try {
        await callApi(rateDoubt, { body: { messageId, helpful, conversationId } });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 409)) throw error;
      }
    },
    onSuccess: (_said, helpful) => {
      const known = client.getQueryData(answerKey(place));
      if (known) setAnswer(client, place, { ...known, helpful });
    },
  });
}
