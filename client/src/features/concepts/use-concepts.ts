import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { Comprehension } from "#shared/contracts/messages.ts";
import { useUser } from "../account/account.queries.ts";
import { useStopConversation } from "../asking/answer.queries.ts";
import { failureOf } from "../asking/answer-life.ts";
import type { Placed } from "../asking/grow-answer.ts";
import { newIdempotencyKey } from "../asking/idempotency-key.ts";
import { useHandedTopic } from "../asking/handed-topic.ts";
import { useIsOnScreen } from "../asking/use-is-on-screen.ts";
import { waitsForLine, type OnItsWay } from "../asking/use-sending.ts";
import { addressOf, conversationIn } from "./concept-address.ts";
import { threadQuery, useExplain } from "./concepts.queries.ts";
import { isSending, type Ask, type Exchange, type ExchangeKind } from "./exchange.ts";
import { useExchanges } from "./use-exchanges.ts";

export type Concepts = ReturnType<typeof useConcepts>;

/** A conversation about concepts at work: the address says which, asks are sent, answers take their place in it. */
export function useConcepts() {
  const [, navigate] = useLocation();
  const conversationId = conversationIn(useSearch());
  const client = useQueryClient();
  const asking = useAsks(conversationId, {
    onStarted: (started) => navigate(addressOf(started)),
    onNothingAsked: () => navigate(addressOf(null), { replace: true }),
  });
  const { thread, lives } = useExchanges(conversationId, asking.asks);
  const [announcement, announce] = useState("");

  /** Whatever was at this address is gone, or never was: what is asked now begins a conversation of its own. */
  const isGone = conversationId !== null && thread.data?.length === 0 && lives.length === 0;

  function ask(concept: string) {
    announce("");
    if (isGone) navigate(addressOf(null), { replace: true });
    asking.send({
      key: newIdempotencyKey(),
      kind: "explanation",
      concept: concept.trim(),
      conversationId: isGone ? null : conversationId,
      messageId: null,
      failure: null,
    });
  }

  const reread = () =>
    void client.invalidateQueries({ queryKey: threadQuery(conversationId).queryKey });

  /** Something follows from what the student said of an explanation. */
  function follow(concept: string, feedback: Comprehension, { messageId }: Placed) {
    announce("");
    if (messageId !== null) {
      const kind: ExchangeKind = feedback === "understood" ? "quiz" : "reExplanation";
      const key = newIdempotencyKey();
      asking.add({ key, kind, concept, conversationId, messageId, failure: null });
    }
    reread();
  }

  /** Asks once more what got no place. What is known of it from the conversation alone is asked as something new. */
  function askAgain({ key, concept }: Exchange) {
    announce("");
    if (!asking.sendAgain(key)) ask(concept);
  }

  useHandedTopic(ask);
  const [toEdit, setToEdit] = useState<Words | null>(null);
  return {
    conversationId,
    thread,
    lives,
    isGone,
    isBusy: lives.some(({ answer }) => answer.state === "growing"),
    /** What was asked last in this visit, by its key. */
    newest: asking.asks.at(-1)?.key ?? null,
    /** Words on their way, which nobody has yet. */
    unsent: asking.asks.findLast(({ messageId }) => messageId === null)?.concept ?? "",
    ask,
    askAgain,
    letGo: asking.letGo,
    follow,
    reread,
    startAfresh: () => navigate(addressOf(null)),
    /** Words of a question that are to be changed in the typing field. */
    toEdit,
    edit: (words: string) => setToEdit({ words }),
    announcement,
    announce,
  };
}

/** An object a press: the same words may be called back twice. */
interface Words {
  words: string;
}

interface Leading {
  onStarted: (conversationId: number) => void;
  /** A conversation was started, and its question waits for the line. */
  onNothingAsked: () => void;
}

/** The asks of this visit to one conversation, and how they are sent. */
function useAsks(conversationId: number | null, { onStarted, onNothingAsked }: Leading) {
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
    const asked = onItsWay(ask);
    add(ask);
    const onFailed = async (error: Error) => {
      if (signal.aborted) return;
      if (!(await waitsForLine(error, asked, userId))) {
        return change(key, { failure: failureOf(error) });
      }
      remove(key);
      const wasStarted = asked.conversationId !== ask.conversationId;
      if (wasStarted && isOnScreen.current) onNothingAsked();
    };
    explain.mutate({
      ask,
      signal,
      onConversation: (started) => {
        asked.conversationId = started;
        // A student who went elsewhere meanwhile isn't pulled back; the answer waits for her in its conversation.
        if (signal.aborted || !isOnScreen.current) return;
        change(key, { conversationId: started });
        onStarted(started);
      },
      onPlaced: ({ messageId }) => {
        // Where the line was lost before the place was told, the conversation tells it.
        if (messageId === null) remove(key);
        else change(key, { messageId });
      },
      onFailed,
    });
  }

  /** The same ask once more, with its key; false where it is none of this visit. */
  function sendAgain(key: string): boolean {
    const ask = asks.find((each) => each.key === key);
    if (ask) send({ ...ask, failure: null });
    return ask !== undefined;
  }

  /** Gives up an ask that has no place yet. It may be on its way to the server, or there. Gives its words back. */
  function letGo(): string {
    const ask = asks.findLast(isSending);
    if (!ask) return "";
    connections.current.get(ask.key)?.abort();
    remove(ask.key);
    if (ask.conversationId !== null) stop.mutate(ask.conversationId);
    return ask.concept;
  }

  return { asks, add, send, sendAgain, letGo };
}

/** The asks of this visit, and those of the conversation that is shown. */
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

const onItsWay = ({ concept, conversationId, key }: Ask): OnItsWay => ({
  type: "concept",
  question: { text: concept, photo: null },
  level: "full",
  conversationId,
  key,
});
