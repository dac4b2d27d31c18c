import { useReducer, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { useFocusOnStep } from "../../ui/step-heading.tsx";
import type { AnswerMessage } from "../asking/ask-and-stream.ts";
import { replyWords } from "../asking/reply-words.ts";
import type { AnswerIds } from "../asking/answer-cache.ts";
import { useSending } from "../asking/use-sending.ts";
import { useIsOnScreen } from "../asking/use-is-on-screen.ts";
import { addressOf, viewIn, viewOf, type DoubtView } from "./doubt-address.ts";
import { doubtFlow, initialFlow, type Ask, type DoubtEvent } from "./doubt-flow.ts";
import { failedToSolve, useAskDoubt } from "./doubts.queries.ts";

export type Doubts = ReturnType<typeof useDoubts>;

/** Runs the state machine: sends its asks, and puts solutions into the address. */
export function useDoubts() {
  const [, navigate] = useLocation();
  const view = viewIn(useSearch());
  const [flow, dispatch] = useReducer(doubtFlow, initialFlow);
  const [announcement, announce] = useState("");
  const isOnScreen = useIsOnScreen();
  const ask = useAskDoubt();
  const questionSender = useSending({
    box: "doubt",
    isWaiting: view.kind === "lastAnswer",
    isOnScreen,
    dispatch,
    goToAnswer: (conversationId, messageId, how) =>
      navigate(addressOf(viewOf(conversationId, messageId)), how),
    goToEmptyBox: () => navigate(addressOf({ kind: "new" }), { replace: true }),
    announce: (completeAnswer) => announce(replyWords(completeAnswer).ready),
    defaultDetail: failedToSolve,
  });

  function send(toSend: Ask) {
    const { callbacks, onError } = questionSender.start({
      ...toSend,
      type: "doubt",
      level: "full",
    });
    ask.mutate({ ask: toSend, ...callbacks }, { onError: (error) => void onError(error) });
  }

  /** The history has no entry for the waiting page once the solution exists. */
  const go = (next: DoubtView) =>
    navigate(addressOf(next), { replace: view.kind === "lastAnswer" });

  /** Replaces a solution by another one. A student who has left its page isn't navigated back. */
  const moveTo = (from: AnswerIds, { messageId, completeAnswer }: AnswerMessage) => {
    const currentView = viewIn(window.location.search);
    const isStillShown =
      currentView.kind === "solution" && currentView.messageId === from.messageId;
    if (!isOnScreen.current || !isStillShown) return;
    if (completeAnswer) announce(replyWords(completeAnswer).ready);
    navigate(addressOf(viewOf(from.conversationId, messageId)), { replace: true });
  };

  function handle(event: DoubtEvent) {
    if (event.type === "withdrawn") {
      if (flow.step === "asking") questionSender.withdraw(flow.ask.conversationId);
      if (view.kind === "lastAnswer") go({ kind: "new" });
    }
    dispatch(event);
    announce("");
    const next = doubtFlow(flow, event);
    if (next.step === "asking") send(next.ask);
  }

  /** Navigates to an empty box, or to one with this doubt. */
  const startOver = (event: Extract<DoubtEvent, { type: "reset" | "edited" }>) => {
    handle(event);
    go({ kind: "new" });
  };

  const step = flow.step === "input" ? addressOf(view) : flow.step;
  useFocusOnStep(step);
  return { step, view, go, moveTo, flow, handle, startOver, announcement, announce };
}
