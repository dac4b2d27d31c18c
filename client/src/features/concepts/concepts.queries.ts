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
import { askAndStream, type Placed } from "../asking/ask-and-stream.ts";
import { noQuestion } from "../asking/question.ts";
import { answerKey, setAnswer, type AnswerPlace } from "../asking/answer-cache.ts";
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
  { conversationId, messageId }: AnswerPlace,
  change: (message: Message) => Message,
): Promise<void> {
  const queryKey = threadKey(conversationId);
  const isReading = client.isFetching({ queryKey }) > 0;
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (messages) =>
    messages?.map((message) => (message.id === messageId ? change(message) : message)),
  );
  if (isReading) void client.invalidateQueries({ queryKey });
}

interface ExplainCall {
  ask: Ask;
  signal: AbortSignal;
  onConversation: (conversationId: number) => void;
  onPlaced: (placed: Placed) => void;
  onFailed: (error: Error) => Promise<void>;
}

/** Creates the conversation if there is none yet, and asks in it. The explanation streams in its place. */
export function useExplain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ ask, signal, onConversation, onPlaced }: ExplainCall) => {
      const { concept, key: idempotencyKey } = ask;
      const question = { text: concept, photo: null };
      const conversationId =
        ask.conversationId ??
        (await startConversation("concept", { question, idempotencyKey, signal }));
      if (ask.conversationId === null) onConversation(conversationId);
      const body = { concept, conversationId };
      await askAndStream(client, {
        conversationId,
        asked: { question, helpLevel: "full" },
        call: (stream) =>
          streamApi(explainConcept, { body }, { ...stream, signal, idempotencyKey }),
        onPlaced,
      });
    },
    onError: (error, { onFailed }) => onFailed(error),
  });
}

interface Feedback {
  /** The explanation that the feedback is about. */
  place: AnswerPlace;
  concept: string;
  feedback: Comprehension;
  idempotencyKey: string;
  /** Called when the follow-up has a message. */
  onPlaced: (placed: Placed) => void;
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
    mutationFn: async (given: Feedback) => {
      const { conversationId } = given.place;
      const told = { followUp: false };
      const tellFollowUp = () => {
        if (!told.followUp) showToast({ title: followUpToasts[given.feedback] });
        told.followUp = true;
      };
      await askAndStream(client, {
        conversationId,
        asked: { question: noQuestion, helpLevel: "full" },
        call: (stream) => giveFeedback(client, given, stream, tellFollowUp),
        onPlaced: given.onPlaced,
      });
      if (!told.followUp) showToast({ title: "Feedback recorded" });
    },
    onError: (error, { place }) => {
      showToast({
        title: "Failed to record feedback",
        description: "Please try again",
        variant: "destructive",
      });
      // It may have been given earlier in another tab: then it is in the conversation.
      const isKnown = error instanceof ApiError && error.status === 409;
      if (isKnown) void client.invalidateQueries({ queryKey: threadKey(place.conversationId) });
    },
  });
}

type StreamOptions = Parameters<Parameters<typeof askAndStream>[1]["call"]>[0];

async function giveFeedback(
  client: QueryClient,
  { place, concept, feedback, idempotencyKey }: Feedback,
  stream: StreamOptions,
  tellFollowUp: () => void,
) {
  const { conversationId, messageId } = place;
  const placed: { at: number | null } = { at: null };
  const onAccepted = () => {
    stream.onAccepted();
    keepFeedback(client, place, feedback);
  };
  const onDelta = (delta: AnswerDelta) => {
    placed.at = delta.message.id;
    stream.onDelta(delta);
    if (hasBegun(delta)) tellFollowUp();
  };
  const body = { conversationId, messageId, feedback, concept };
  const options = { ...stream, onAccepted, onDelta, idempotencyKey };
  const followUp = (await streamApi(giveComprehension, { body }, options))?.followUp;
  if (placed.at === null) keepFeedback(client, place, feedback);
  if (followUp?.aiResponse) {
    tellFollowUp();
    return { aiResponse: followUp.aiResponse, message: { id: followUp.id } };
  }
  // There is no follow-up. The state of its message, if it had one, is fetched with the conversation.
  if (placed.at !== null) {
    const queryKey = answerKey({ conversationId, messageId: placed.at });
    void client.invalidateQueries({ queryKey });
  }
  return null;
}

function keepFeedback(client: QueryClient, place: AnswerPlace, comprehension: Comprehension): void {
  void changeMessage(client, place, ({ metadata, ...message }) => ({
    ...message,
    metadata: { ...metadata, comprehension },
  }));
}

/** Whether there is content for the student; a refusal is none. */
const hasBegun = ({ aiResponse: { content = "", quiz = [], declined } }: AnswerDelta) =>
  declined !== true && (content !== "" || quiz.length > 0);

/** Checks a choice in a quiz, and stores the verdict with the quiz. */
export function useAnswerQuiz(place: AnswerPlace) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: { question: number; choice: number }) =>
      callApi(answerQuiz, { body: { messageId: place.messageId, ...given } }),
    onSuccess: async ({ choice, key, why }, { question }) => {
      const judged = (aiResponse: AiResponse): AiResponse => ({
        ...aiResponse,
        ...(aiResponse.quiz && {
          quiz: aiResponse.quiz.map((each, index) =>
            index === question ? { ...each, chosen: { choice, key, why } } : each,
          ),
        }),
      });
      const known = client.getQueryData(answerKey(place));
      if (known?.answer.state === "complete") {
        const answer = { ...known.answer, aiResponse: judged(known.answer.aiResponse) };
        setAnswer(client, place, { ...known, answer });
      }
      await changeMessage(client, place, ({ aiResponse, ...message }) => ({
        ...message,
        aiResponse: aiResponse && judged(aiResponse),
      }));
    },
  });
}
