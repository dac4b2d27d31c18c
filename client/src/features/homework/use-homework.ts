import { useReducer, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { useFocusOnStep } from "../../ui/step-heading.tsx";
import type { AnswerMessage } from "../asking/ask-and-stream.ts";
import { newIdempotencyKey } from "../asking/idempotency-key.ts";
import { replyWords } from "../asking/reply-words.ts";
import { useSending } from "../asking/use-sending.ts";
import { useIsOnScreen } from "../asking/use-is-on-screen.ts";
import { addressOf, viewIn, type HomeworkView } from "./homework-address.ts";
import {
  homeworkFlow,
  initialFlow,
  type Ask,
  type HomeworkEvent,
  type HomeworkFlow,
} from "./homework-flow.ts";
import { useAskHomework } from "./homework.queries.ts";

export type Homework = ReturnType<typeof useHomework>;

/** Runs the state machine: sends its asks, and puts answers into the address. */
export function useHomework() {
  const [, navigate] = useLocation();
  const view = viewIn(useSearch());
  const [state, dispatch] = useReducer(homeworkFlow, initialFlow);
  const flow = flowAt(view, state);
  const [announcement, announce] = useState("");
  const ask = useAskHomework();
  const isOnScreen = useIsOnScreen();
  const questionSender = useSending({
    box: "homework",
    isWaiting: isPending(view),
    isOnScreen,
    dispatch,
    goToAnswer: (conversationId, messageId, how) =>
      navigate(addressOf(viewOf(conversationId, messageId)), how),
    goToEmptyBox: () => navigate(addressOf({ kind: "new" }), { replace: true }),
    announce: (completeAnswer) => announce(replyWords(completeAnswer).ready),
  });

  /** Neither the waiting page nor the choice of the level keeps a history entry once the answer exists. */
  const go = (next: HomeworkView) => navigate(addressOf(next), { replace: isPending(view) });

  /** The answer has another address now. A student who has left isn't navigated back. */
  const moveTo = (conversationId: number, { messageId, completeAnswer }: AnswerMessage) => {
    if (!isOnScreen.current) return;
    if (completeAnswer) announce(replyWords(completeAnswer).ready);
    navigate(addressOf(viewOf(conversationId, messageId)), { replace: true });
  };

  function send(toSend: Ask) {
    const { thread, level } = toSend;
    const { question, conversationId, keys } = thread;
    const key = keys[level] ?? newIdempotencyKey();
    const { callbacks, onError } = questionSender.start({
      type: "homework",
      question,
      level,
      conversationId,
      key,
    });
    ask.mutate({ ask: toSend, ...callbacks }, { onError: (error) => void onError(error) });
  }

  function handle(event: HomeworkEvent) {
    const next = homeworkFlow(flow, event);
    if (event.type === "stopped" && flow.step === "asking") {
      questionSender.withdraw(flow.ask.thread.conversationId);
    }
    dispatch(event);
    announce("");
    if (next.step === "asking") send(next.ask);
    if (next.step === "helpLevel" && view.kind !== "helpLevel") go({ kind: "helpLevel" });
  }

  /** Navigates to an empty box, or to one with this question. */
  const startOver = (event: Extract<HomeworkEvent, { type: "reset" | "edited" }>) => {
    handle(event);
    go({ kind: "new" });
  };

  const step = flow.step === "input" ? addressOf(view) : flow.step;
  useFocusOnStep(step);
  return { step, view, go, moveTo, flow, handle, startOver, announcement, announce };
}

const isPending = ({ kind }: HomeworkView) => kind === "lastAnswer" || kind === "helpLevel";

/** Back from the choice of the help level leads to the previous page, with the question in the box. */
function flowAt(view: HomeworkView, flow: HomeworkFlow): HomeworkFlow {
  const hasLeftStep = flow.step === "helpLevel" && view.kind !== "helpLevel";
  return hasLeftStep ? { step: "input", question: flow.thread.question } : flow;
}

const viewOf = (conversationId: number, messageId: number | null): HomeworkView =>
  messageId === null
    ? { kind: "lastAnswer", conversationId }
    : { kind: "answer", conversationId, messageId };
