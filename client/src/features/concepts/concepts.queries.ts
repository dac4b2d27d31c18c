import {
  queryOptions,
  useMutation,
  useQueryClient,
  type DataTag,
  type QueryClient,
} from "@tanstack/react-query";
import type { AiResponse, AnswerDelta } from "#shared/contracts/answer.ts";
import { answerQuiz, explainConcept, giveComprehension } from "#shared/contracts/concepts.ts";
import type { Comprehension, Message } from "#shared/contracts/messages.ts";
import { callApi } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { streamApi } from "../../lib/streaming-api.ts";
import { showToast } from "../../ui/toast-store.ts";
import { messagesOf } from "../asking/answer.queries.ts";
import { askAndStream, type AnswerMessage } from "../asking/ask-and-stream.ts";
import { emptyQuestion } from "../asking/question.ts";
import { answerKey, setAnswer, type AnswerIds } from "../asking/answer-cache.ts";
import { startConversation } from "../asking/start-conversation.queries.ts";
import type { Ask } from "./exchange.ts";

type ThreadKey = DataTag<readonly unknown[], Message[]>;

function threadKey(conversationId: number | null): ThreadKey {
  const key: readonly unknown[] = ["concept-thread", conversationId];
  return key as ThreadKey; // safe: a type tag, which all readers and writers of this key share
}

/**
 * A conversation from the server; empty if this student has no such conversation. Fetched again whenever the student or
 * the connection returns, because it may have continued without this page.
 */
export const threadQuery = (conversationId: number | null) =>
  queryOptions({
    queryKey: threadKey(conversationId),
    queryFn: ({ client, signal }): Promise<Message[]> =>
      conversationId === null ? Promise.resolve([]) : messagesOf(client, conversationId, signal),
    staleTime: 0,
    refetchOnReconnect: true,
  });

/** Changes a message in the cache. A fetch in progress doesn't contain the change, and is restarted. */
async function changeMessage(
  client: QueryClient,
  { conversationId, messageId }: AnswerIds,
  change: (message: Message) => Message,
): Promise<void> {
  const queryKey = threadKey(conversationId);
  const isFetching = client.isFetching({ queryKey }) > 0;
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (messages) =>
    messages?.map((message) => (message.id === messageId ? change(message) : message)),
  );
  if (isFetching) void client.invalidateQueries({ queryKey });
}

interface ExplainCall {
  ask: Ask;
  signal: AbortSignal;
  onConversation: (conversationId: number) => void;
  onMessage: (followUpMessage: AnswerMessage) => void;
  onFailed: (error: Error) => Promise<void>;
}

/** Creates the conversation if there is none yet, and asks in it. The explanation streams in its place. */
export function useExplain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ ask, signal, onConversation, onMessage }: ExplainCall) => {
      const { concept, key: idempotencyKey } = ask;
      const question = { text: concept, photo: null };
      const conversationId =
        ask.conversationId ??
        (await startConversation("concept", { question, idempotencyKey, signal }));
      if (ask.conversationId === null) onConversation(conversationId);
      const body = { concept, conversationId };
      await askAndStream(client, {
        conversationId,
        details: { question, helpLevel: "full" },
        request: (stream) =>
          streamApi(explainConcept, { body }, { ...stream, signal, idempotencyKey }),
        onMessage,
      });
    },
    onError: (error, { onFailed }) => onFailed(error),
  });
}

interface FeedbackCall {
  /** The explanation that the feedback is about. */
  answerIds: AnswerIds;
  concept: string;
  feedback: Comprehension;
  idempotencyKey: string;
  /** Called when the follow-up has a message. */
  onMessage: (followUpMessage: AnswerMessage) => void;
}

const followUpToasts: Record<Comprehension, string> = {
  understood: "Great! Here's a quiz to test your understanding",
  confused: "Let me explain that differently",
  need_simpler: "Let me explain that differently",
  need_harder: "Let me explain that differently",
};

/** Sends how well an explanation was understood. The follow-up streams in its place. */
export function useGiveComprehension() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (call: FeedbackCall) => {
      const { conversationId } = call.answerIds;
      const announcement = { followUp: false };
      const announceFollowUp = () => {
        if (!announcement.followUp) showToast({ title: followUpToasts[call.feedback] });
        announcement.followUp = true;
      };
      await askAndStream(client, {
        conversationId,
        details: { question: emptyQuestion, helpLevel: "full" },
        request: (stream) => giveFeedback(client, call, stream, announceFollowUp),
        onMessage: call.onMessage,
      });
      if (!announcement.followUp) showToast({ title: "Feedback recorded" });
    },
    onError: (error, { answerIds }) => {
      showToast({
        title: "Failed to record feedback",
        description: "Please try again",
        variant: "destructive",
      });
      // It may have been given earlier in another tab: then it is in the conversation.
      const isRecorded = error instanceof ApiError && error.status === 409;
      if (isRecorded)
        void client.invalidateQueries({ queryKey: threadKey(answerIds.conversationId) });
    },
  });
}

type StreamOptions = Parameters<Parameters<typeof askAndStream>[1]["request"]>[0];

async function giveFeedback(
  client: QueryClient,
  { answerIds, concept, feedback, idempotencyKey }: FeedbackCall,
  stream: StreamOptions,
  announceFollowUp: () => void,
) {
  const { conversationId, messageId } = answerIds;
  const followUpMessage: { at: number | null } = { at: null };
  const onAccepted = () => {
    stream.onAccepted();
    cacheFeedback(client, answerIds, feedback);
  };
  const onDelta = (delta: AnswerDelta) => {
    followUpMessage.at = delta.message.id;
    stream.onDelta(delta);
    if (hasBegun(delta)) announceFollowUp();
  };
  const body = { conversationId, messageId, feedback, concept };
  const options = { ...stream, onAccepted, onDelta, idempotencyKey };
  const followUp = (await streamApi(giveComprehension, { body }, options))?.followUp;
  if (followUpMessage.at === null) cacheFeedback(client, answerIds, feedback);
  if (followUp?.aiResponse) {
    announceFollowUp();
    return { aiResponse: followUp.aiResponse, message: { id: followUp.id } };
  }
  // There is no follow-up. The state of its message, if it had one, is fetched with the conversation.
  if (followUpMessage.at !== null) {
    const queryKey = answerKey({ conversationId, messageId: followUpMessage.at });
    void client.invalidateQueries({ queryKey });
  }
  return null;
}

function cacheFeedback(
  client: QueryClient,
  answerIds: AnswerIds,
  comprehension: Comprehension,
): void {
  void changeMessage(client, answerIds, ({ metadata, ...message }) => ({
    ...message,
    metadata: { ...metadata, comprehension },
  }));
}

/** Whether there is content for the student; a refusal is none. */
const hasBegun = ({ aiResponse: { content = "", quiz = [], declined } }: AnswerDelta) =>
  declined !== true && (content !== "" || quiz.length > 0);

/** Checks a choice in a quiz, and stores the verdict with the quiz. */
export function useAnswerQuiz(answerIds: AnswerIds) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (call: { question: number; choice: number }) =>
      callApi(answerQuiz, { body: { messageId: answerIds.messageId, ...call } }),
    onSuccess: async ({ choice, key, why }, { question }) => {
      const withVerdict = (aiResponse: AiResponse): AiResponse => ({
        ...aiResponse,
        ...(aiResponse.quiz && {
          quiz: aiResponse.quiz.map((each, index) =>
            index === question ? { ...each, chosen: { choice, key, why } } : each,
          ),
        }),
      });
      const cached = client.getQueryData(answerKey(answerIds));
      if (cached?.answer.state === "complete") {
        const answer = { ...cached.answer, aiResponse: withVerdict(cached.answer.aiResponse) };
        setAnswer(client, answerIds, { ...cached, answer });
      }
      await changeMessage(client, answerIds, ({ aiResponse, ...message }) => ({
        ...message,
        aiResponse: aiResponse && withVerdict(aiResponse),
      }));
    },
  });
}
