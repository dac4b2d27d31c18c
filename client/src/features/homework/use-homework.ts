import { useReducer, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { useUser } from "../account/account.queries.ts";
import { useStopConversation } from "../asking/answer.queries.ts";
import { failureOf } from "../asking/answer-life.ts";
import { writeDraft } from "../asking/draft.ts";
import type { Placed } from "../asking/grow-answer.ts";
import { useIsOnScreen } from "../asking/use-is-on-screen.ts";
import { addressOf, placeIn, type Place } from "./homework-address.ts";
import { homeworkFlow, startOfFlow, type Ask, type HomeworkEvent } from "./homework-flow.ts";
import { useAskHomework } from "./homework.queries.ts";
import { answerIsReady } from "./placed-answer.tsx";
import { useFocusOnStep } from "./step-heading.tsx";

export type Homework = ReturnType<typeof useHomework>;

/** The state machine at work: its asks are sent, and answers take their place in the address. */
export function useHomework() {
  const [, navigate] = useLocation();
  const place = placeIn(useSearch());
  const [flow, dispatch] = useReducer(homeworkFlow, startOfFlow);
  const [announcement, announce] = useState("");
  const ask = useAskHomework();
  const stop = useStopConversation();
  const userId = useUser().data?.id ?? 0;
  const connection = useRef<AbortController>(null);
  const isOnScreen = useIsOnScreen();

  /** Waiting for an answer is no place to come back to once the answer is there. */
  const go = (next: Place) => navigate(addressOf(next), { replace: place.kind === "awaited" });

  /** The answer that is shown has its place elsewhere now. A student who has left isn't pulled back. */
  const moveTo = (conversationId: number, { messageId, isWhole }: Placed) => {
    if (!isOnScreen.current) return;
    if (isWhole) announce(answerIsReady);
    navigate(addressOf(placeOf(conversationId, messageId)), { replace: true });
  };

  function send(asked: Ask) {
    const controller = new AbortController();
    connection.current = controller;
    const { signal } = controller;
    // A student who went elsewhere meanwhile isn't pulled back; the answer waits for her in its conversation.
    const isLeft = () => signal.aborted || !isOnScreen.current;
    let wasAwaited = place.kind === "awaited";
    const onConversation = (conversationId: number) => {
      if (isLeft()) return;
      dispatch({ type: "conversationStarted", conversationId });
      navigate(addressOf({ kind: "awaited", conversationId }), { replace: wasAwaited });
      wasAwaited = true;
    };
    const onPlaced = (conversationId: number, placed: Placed) => {
      writeDraft({ box: "homework", userId }, "");
      if (isLeft()) return;
      dispatch({ type: "accepted" });
      if (placed.isWhole) announce(answerIsReady);
      navigate(addressOf(placeOf(conversationId, placed.messageId)), { replace: wasAwaited });
    };
    ask.mutate(
      { ask: asked, signal, onConversation, onPlaced },
      {
        onError: (error) => {
          if (!signal.aborted) dispatch({ type: "failed", failure: failureOf(error) });
        },
      },
    );
  }

  function act(event: HomeworkEvent) {
    const next = homeworkFlow(flow, event);
    if (event.type === "stopped" && flow.step === "asking") {
      connection.current?.abort();
      const { conversationId } = flow.ask.thread;
      // The question may be on its way to the server, or there.
      if (conversationId !== null) stop.mutate(conversationId);
    }
    dispatch(event);
    announce("");
    if (next.step === "asking") send(next.ask);
  }

  useFocusOnStep(flow.step === "input" ? addressOf(place) : flow.step);
  return { place, go, moveTo, flow, act, announcement, announce };
}

const placeOf = (conversationId: number, messageId: number | null): Place =>
  messageId === null
    ? { kind: "awaited", conversationId }
    : { kind: "answer", conversationId, messageId };
