import { useMutation, useQueryClient } from "@tanstack/react-query";
import { askHomework } from "#shared/contracts/homework.ts";
import { streamApi } from "../../lib/streaming-api.ts";
import { askAndStream, type AnswerMessage } from "../asking/ask-and-stream.ts";
import { startConversation } from "../asking/start-conversation.queries.ts";
import type { Ask } from "./homework-flow.ts";

interface AskCall {
  ask: Ask;
  signal: AbortSignal;
  onConversation: (conversationId: number) => void;
  onMessage: (conversationId: number, message: AnswerMessage) => void;
}

/** Creates the conversation if there is none yet, and asks in it. The answer streams in its place. */
export function useAskHomework() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ ask, signal, onConversation, onMessage }: AskCall) => {
      const { thread, level } = ask;
      const { question } = thread;
      const idempotencyKey = thread.keys[level];
      const conversationId =
        thread.conversationId ??
        (await startConversation("homework", { question, idempotencyKey, signal }));
      if (thread.conversationId === null) onConversation(conversationId);
      const { text, photo } = question;
      const body = { question: text, conversationId, helpLevel: level };
      const file = photo?.kind === "chosen" ? photo.file : undefined;
      await askAndStream(client, {
        conversationId,
        details: { question, helpLevel: level },
        request: (stream) =>
          streamApi(
            askHomework,
            { body, file },
            { ...stream, signal, ...(idempotencyKey !== undefined && { idempotencyKey }) },
          ),
        onMessage: (message) => onMessage(conversationId, message),
      });
    },
  });
}
