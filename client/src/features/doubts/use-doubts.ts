import { useReducer, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { useFocusOnStep } from "../../ui/step-heading.tsx";
import type { Placed } from "../asking/ask-and-stream.ts";
import { replyWords } from "../asking/reply-words.ts";
import type { AnswerPlace } from "../asking/answer-cache.ts";
import { useSending } from "../asking/use-sending.ts";
import { useIsOnScreen } from "../asking/use-is-on-screen.ts";
import { addressOf, placeIn, placeOf, type Place } from "./doubt-address.ts";
import { doubtFlow, startOfFlow, type Ask, type DoubtEvent } from "./doubt-flow.ts";
import { failedToSolve, useAskDoubt } from "./doubts.queries.ts";

export type Doubts = ReturnType<typeof useDoubts>;

/** Runs the state machine: sends its asks, and puts solutions into the address. */
export function useDoubts() {
  const [, navigate] = useLocation();
  const place = placeIn(useSearch());
  const [flow, dispatch] = useReducer(doubtFlow, startOfFlow);
  const [announcement, announce] = useState("");
  const isOnScreen = useIsOnScreen();
  const ask = useAskDoubt();
  const sending = useSending({
    box: "doubt",
    isAwaited: place.kind === "awaited",
    isOnScreen,
    dispatch,
    show: (conversationId, messageId, how) =>
      navigate(addressOf(placeOf(conversationId, messageId)), how),
    leave: () => navigate(addressOf({ kind: "new" }), { replace: true }),
    announce: (whole) => announce(replyWords(whole).ready),
    otherwise: failedToSolve,
  });

  function send(asked: Ask) {
    const { sent, onError } = sending.begin({ ...asked, type: "doubt", level: "full" });
    ask.mutate({ ask: asked, ...sent }, { onError: (error) => void onError(error) });
  }

  /** The history has no entry for the waiting page once the solution exists. */
  const go = (next: Place) => navigate(addressOf(next), { replace: place.kind === "awaited" });

  /** Replaces a shown solution by another. A student who has gone on isn't navigated back. */
  const moveTo = (from: AnswerPlace, { messageId, whole }: Placed) => {
    const here = placeIn(window.location.search);
    const isThere = here.kind === "solution" && here.messageId === from.messageId;
    if (!isOnScreen.current || !isThere) return;
    if (whole) announce(replyWords(whole).ready);
    navigate(addressOf(placeOf(from.conversationId, messageId)), { replace: true });
  };

  function act(event: DoubtEvent) {
    if (event.type === "takenBack") {
      if (flow.step === "asking") sending.letGo(flow.ask.conversationId);
      if (place.kind === "awaited") go({ kind: "new" });
    }
    dispatch(event);
    announce("");
    const next = doubtFlow(flow, event);
    if (next.step === "asking") send(next.ask);
  }

  /** Navigates to an empty box, or to one with this doubt. */
  const startAfresh = (event: Extract<DoubtEvent, { type: "reset" | "edited" }>) => {
    act(event);
    go({ kind: "new" });
  };

  const step = flow.step === "input" ? addressOf(place) : flow.step;
  useFocusOnStep(step);
  return { step, place, go, moveTo, flow, act, startAfresh, announcement, announce };
}
