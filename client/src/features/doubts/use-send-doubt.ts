import { useRef, type Dispatch, type RefObject } from "react";
import { useLocation } from "wouter";
import { useUser } from "../account/account.queries.ts";
import { failureOf } from "../asking/answer-life.ts";
import { useStopConversation } from "../asking/answer.queries.ts";
import { writeDraft } from "../asking/draft.ts";
import type { Placed } from "../asking/grow-answer.ts";
import { answerIsReady } from "../homework/placed-answer.tsx";
import { addressOf, placeOf, type Place } from "./doubt-address.ts";
import type { Ask, DoubtEvent } from "./doubt-flow.ts";
import { failedToSolve, useAskDoubt } from "./doubts.queries.ts";

interface Sending {
  place: Place;
  isOnScreen: RefObject<boolean>;
  dispatch: Dispatch<DoubtEvent>;
  announce: (words: string) => void;
}

/** Sends a doubt, and tells the flow and the address how far it has come. */
export function useSendDoubt({ place, isOnScreen, dispatch, announce }: Sending) {
  const [, navigate] = useLocation();
  const ask = useAskDoubt();
  const stop = useStopConversation();
  const userId = useUser().data?.id ?? 0;
  const connection = useRef<AbortController>(null);

  function send(asked: Ask) {
    const controller = new AbortController();
    connection.current = controller;
    const { signal } = controller;
    // A student who went elsewhere meanwhile isn't pulled back; the solution waits for her in its conversation.
    const isLeft = () => signal.aborted || !isOnScreen.current;
    let wasAwaited = place.kind === "awaited";
    const onConversation = (conversationId: number) => {
      if (isLeft()) return;
      dispatch({ type: "conversationStarted", conversationId });
      navigate(addressOf({ kind: "awaited", conversationId }), { replace: wasAwaited });
      wasAwaited = true;
    };
    const onPlaced = (conversationId: number, placed: Placed) => {
      writeDraft({ box: "doubt", userId }, "");
      if (isLeft()) return;
      dispatch({ type: "accepted" });
      if (placed.isWhole) announce(answerIsReady);
      navigate(addressOf(placeOf(conversationId, placed.messageId)), { replace: wasAwaited });
    };
    const onError = (error: Error) => {
      if (signal.aborted) return;
      dispatch({ type: "failed", failure: failureOf(error, failedToSolve) });
    };
    ask.mutate({ ask: asked, signal, onConversation, onPlaced }, { onError });
  }

  function letGoOf({ conversationId }: Ask) {
    connection.current?.abort();
    // The doubt may be on its way to the server, or there.
    if (conversationId !== null) stop.mutate(conversationId);
  }

  return { send, letGoOf };
}
