import { useReducer, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { useFocusOnStep } from "../../ui/step-heading.tsx";
import type { Placed } from "../asking/ask-and-stream.ts";
import { newIdempotencyKey } from "../asking/idempotency-key.ts";
import { replyWords } from "../asking/reply-words.ts";
import { useSending } from "../asking/use-sending.ts";
import { useIsOnScreen } from "../asking/use-is-on-screen.ts";
import { addressOf, placeIn, type Place } from "./homework-address.ts";
import {
  homeworkFlow,
  startOfFlow,
  type Ask,
  type HomeworkEvent,
  type HomeworkFlow,
} from "./homework-flow.ts";
import { useAskHomework } from "./homework.queries.ts";

export type Homework = ReturnType<typeof useHomework>;

/** Runs the state machine: sends its asks, and puts answers into the address. */
export function useHomework() {
  const [, navigate] = useLocation();
  const place = placeIn(useSearch());
  const [state, dispatch] = useReducer(homeworkFlow, startOfFlow);
  const flow = flowAt(place, state);
  const [announcement, announce] = useState("");
  const ask = useAskHomework();
  const isOnScreen = useIsOnScreen();
  const sending = useSending({
    box: "homework",
    isAwaited: isOnTheWay(place),
    isOnScreen,
    dispatch,
    show: (conversationId, messageId, how) =>
      navigate(addressOf(placeOf(conversationId, messageId)), how),
    leave: () => navigate(addressOf({ kind: "new" }), { replace: true }),
    announce: (whole) => announce(replyWords(whole).ready),
  });

  /** Neither the waiting page nor the choice of the level keeps a history entry once the answer exists. */
  const go = (next: Place) => navigate(addressOf(next), { replace: isOnTheWay(place) });

  /** The answer has another address now. A student who has left isn't navigated back. */
  const moveTo = (conversationId: number, { messageId, whole }: Placed) => {
    if (!isOnScreen.current) return;
    if (whole) announce(replyWords(whole).ready);
    navigate(addressOf(placeOf(conversationId, messageId)), { replace: true });
  };

  function send(asked: Ask) {
    const { thread, level } = asked;
    const { question, conversationId, keys } = thread;
    const key = keys[level] ?? newIdempotencyKey();
    const { sent, onError } = sending.begin({
      type: "homework",
      question,
      level,
      conversationId,
      key,
    });
    ask.mutate({ ask: asked, ...sent }, { onError: (error) => void onError(error) });
  }

  function act(event: HomeworkEvent) {
    const next = homeworkFlow(flow, event);
    if (event.type === "stopped" && flow.step === "asking") {
      sending.letGo(flow.ask.thread.conversationId);
    }
    dispatch(event);
    announce("");
    if (next.step === "asking") send(next.ask);
    if (next.step === "helpLevel" && place.kind !== "helpLevel") go({ kind: "helpLevel" });
  }

  /** Navigates to an empty box, or to one with this question. */
  const startAfresh = (event: Extract<HomeworkEvent, { type: "reset" | "edited" }>) => {
    act(event);
    go({ kind: "new" });
  };

  const step = flow.step === "input" ? addressOf(place) : flow.step;
  useFocusOnStep(step);
  return { step, place, go, moveTo, flow, act, startAfresh, announcement, announce };
}

const isOnTheWay = ({ kind }: Place) => kind === "awaited" || kind === "helpLevel";

/** Back from the choice of the help level leads to the previous page, with the question in the box. */
function flowAt(place: Place, flow: HomeworkFlow): HomeworkFlow {
  const isLeft = flow.step === "helpLevel" && place.kind !== "helpLevel";
  return isLeft ? { step: "input", question: flow.thread.question } : flow;
}

const placeOf = (conversationId: number, messageId: number | null): Place =>
  messageId === null
    ? { kind: "awaited", conversationId }
    : { kind: "answer", conversationId, messageId };
