import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { Comprehension } from "#shared/contracts/messages.ts";
import { useUser } from "../account/account.queries.ts";
import { useStopConversation } from "../asking/answer.queries.ts";
import { failureOf } from "../asking/answer-progress.ts";
import type { AnswerMessage } from "../asking/ask-and-stream.ts";
import { newIdempotencyKey } from "../asking/idempotency-key.ts";
import { usePendingTopic } from "../asking/pending-topic.ts";
import { useIsOnScreen } from "../asking/use-is-on-screen.ts";
import { queueIfOffline, type QuestionToSend } from "../asking/use-sending.ts";
import { addressOf, conversationIn } from "./concept-address.ts";
import { threadQuery, useExplain } from "./concepts.queries.ts";
import { isSending, type Ask, type Exchange, type ExchangeKind } from "./exchange.ts";
import { useExchanges } from "./use-exchanges.ts";

export type Concepts = ReturnType<typeof useConcepts>;

/** State of the concept page: the conversation from the address, the asks of this visit, and their answers. */
export function useConcepts() {
  const [, navigate] = useLocation();
  const conversationId = conversationIn(useSearch());
  const client = useQueryClient();
  const askList = useAsks(conversationId, {
    onConversation: (id) => navigate(addressOf(id)),
    onQueued: () => navigate(addressOf(null), { replace: true }),
  });
  const { thread, liveExchanges } = useExchanges(conversationId, askList.asks);
  const [announcement, announce] = useState("");

  /** The conversation in the address doesn't exist: the next ask creates a new one. */
  const notFound = conversationId !== null && isEmptyThread(thread.data, liveExchanges);

  function ask(concept: string) {
    announce("");
    if (notFound) navigate(addressOf(null), { replace: true });
    askList.send({
      key: newIdempotencyKey(),
      kind: "explanation",
      concept: concept.trim(),
      conversationId: notFound ? null : conversationId,
      messageId: null,
      failure: null,
    });
  }

  const refetchThread = () =>
    void client.invalidateQueries({ queryKey: threadQuery(conversationId).queryKey });

  /** Follows up on the student's feedback on an explanation. */
  function addFollowUp(concept: string, feedback: Comprehension, { messageId }: AnswerMessage) {
    announce("");
    if (messageId !== null) {
      const kind: ExchangeKind = feedback === "understood" ? "quiz" : "reExplanation";
      const key = newIdempotencyKey();
      askList.add({ key, kind, concept, conversationId, messageId, failure: null });
    }
    refetchThread();
  }

  /** Retries an ask without a message. One that is known only from the conversation is asked as a new one. */
  function askAgain({ key, concept }: Exchange) {
    announce("");
    if (!askList.sendAgain(key)) ask(concept);
  }

  usePendingTopic(ask);
  const [editRequest, setEditRequest] = useState<EditRequest | null>(null);
  return {
    conversationId,
    thread,
    liveExchanges,
    notFound,
    isBusy: liveExchanges.some(({ answer }) => answer.state === "streaming"),
    /** Key of the last ask of this visit. */
    newestKey: askList.asks.at(-1)?.key ?? null,
    /** Text that is being sent and that the server doesn't have yet. */
    unsentText: askList.asks.findLast(({ messageId }) => messageId === null)?.concept ?? "",
    ask,
    askAgain,
    withdraw: askList.withdraw,
    addFollowUp,
    refetchThread,
    startOver: () => navigate(addressOf(null)),
    /** Text of a question to edit in the input. */
    editRequest,
    edit: (text: string) => setEditRequest({ text }),
    announcement,
    announce,
  };
}

const isEmptyThread = (messages: unknown[] | undefined, liveExchanges: readonly unknown[]) =>
  messages?.length === 0 && liveExchanges.length === 0;

/** A new object per press, because the same text may be restored twice. */
interface EditRequest {
  text: string;
}

interface AskCallbacks {
  onConversation: (conversationId: number) => void;
  /** Called if a conversation was created and its question waits in the outbox. */
  onQueued: () => void;
}

/** The asks of this visit in one conversation, and how they are sent. */
function useAsks(conversationId: number | null, { onConversation, onQueued }: AskCallbacks) {
  const userId = useUser().data?.id ?? 0;
  const { asks, add, change, remove } = useAskList(conversationId);
  const connections = useRef(new Map<string, AbortController>());
  const explain = useExplain();
  const stop = useStopConversation();
  const isOnScreen = useIsOnScreen();

  function send(ask: Ask) {
    const { key } = ask;
    const controller = new AbortController();
    connections.current.set(key, controller);
    const { signal } = controller;
    const toSend = toOutboxQuestion(ask);
    add(ask);
    const onFailed = async (error: Error) => {
      if (signal.aborted) return;
      if (!(await queueIfOffline(error, toSend, userId))) {
        return change(key, { failure: failureOf(error) });
      }
      remove(key);
      const wasStarted = toSend.conversationId !== ask.conversationId;
      if (wasStarted && isOnScreen.current) onQueued();
    };
    explain.mutate({
      ask,
      signal,
      onConversation: (conversation) => {
        toSend.conversationId = conversation;
        // A student who went elsewhere meanwhile isn't navigated back; the answer waits in its conversation.
        if (signal.aborted || !isOnScreen.current) return;
        change(key, { conversationId: conversation });
        onConversation(conversation);
      },
      onMessage: ({ messageId }) => {
        // If the connection was lost before the message id arrived, the conversation contains it.
        if (messageId === null) remove(key);
        else change(key, { messageId });
      },
      onFailed,
    });
  }

  /** Retries an ask with its idempotency key; returns false if it is not of this visit. */
  function sendAgain(key: string): boolean {
    const ask = asks.find((each) => each.key === key);
    if (ask) send({ ...ask, failure: null });
    return ask !== undefined;
  }

  /** Cancels an ask without a message, which may have reached the server. Returns its text. */
  function withdraw(): string {
    const ask = asks.findLast(isSending);
    if (!ask) return "";
    connections.current.get(ask.key)?.abort();
    remove(ask.key);
    if (ask.conversationId !== null) stop.mutate(ask.conversationId);
    return ask.concept;
  }

  return { asks, add, send, sendAgain, withdraw };
}

/** The asks of this visit, and those of the current conversation. */
function useAskList(conversationId: number | null) {
  const [all, setAsks] = useState<readonly Ask[]>([]);
  const asks = useMemo(
    () => all.filter((ask) => ask.conversationId === conversationId),
    [all, conversationId],
  );
  const change = (key: string, changes: Partial<Ask>) =>
    setAsks((asks) => asks.map((ask) => (ask.key === key ? { ...ask, ...changes } : ask)));
  const remove = (key: string) => setAsks((asks) => asks.filter((ask) => ask.key !== key));
  const add = (ask: Ask) => setAsks((asks) => [...asks.filter(({ key }) => key !== ask.key), ask]);
  return { asks, add, change, remove };
}

const toOutboxQuestion = ({ concept, conversationId, key }: Ask): QuestionToSend => ({
  type: "concept",
  question: { text: concept, photo: null },
  level: "full",
  conversationId,
  key,
});
