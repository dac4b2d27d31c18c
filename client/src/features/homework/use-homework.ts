import { useEffect, useReducer, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { ApiError } from "../../lib/api-error.ts";
import { useUser } from "../account/account.queries.ts";
import { writeDraft } from "./draft.ts";
import { addressOf, placeIn, type Place } from "./homework-address.ts";
import {
  homeworkFlow,
  startOfFlow,
  type Ask,
  type AskFailure,
  type HomeworkEvent,
} from "./homework-flow.ts";
import { useAskHomework } from "./homework.queries.ts";
import { goToStepHeading } from "./step-heading.tsx";

export type Homework = ReturnType<typeof useHomework>;

/** The state machine at work: its asks are sent, and answers take their place in the address. */
export function useHomework() {
  const [, navigate] = useLocation();
  const place = placeIn(useSearch());
  const [flow, dispatch] = useReducer(homeworkFlow, startOfFlow);
  const [announcement, setAnnouncement] = useState("");
  const { mutate } = useAskHomework();
  const userId = useUser().data?.id ?? 0;
  const connection = useRef<AbortController>(null);

  /** Waiting for an answer is no place to come back to once the answer is there. */
  const go = (next: Place) => navigate(addressOf(next), { replace: place.kind === "awaited" });

  function send(ask: Ask) {
    const controller = new AbortController();
    connection.current = controller;
    const { signal } = controller;
    let wasAwaited = place.kind === "awaited";
    const onConversation = (conversationId: number) => {
      if (signal.aborted) return;
      dispatch({ type: "conversationStarted", conversationId });
      navigate(addressOf({ kind: "awaited", conversationId }), { replace: wasAwaited });
      wasAwaited = true;
    };
    mutate(
      { ask, signal, onConversation },
      {
        onSuccess: (answer) => {
          if (signal.aborted) return;
          dispatch({ type: "answered" });
          writeDraft(userId, "");
          setAnnouncement("Your answer is ready.");
          navigate(addressOf(answer), { replace: wasAwaited });
        },
        onError: (error) => {
          if (!signal.aborted) dispatch({ type: "failed", failure: failureOf(error) });
        },
      },
    );
  }

  function act(event: HomeworkEvent) {
    const next = homeworkFlow(flow, event);
    if (event.type === "cancelled") connection.current?.abort();
    dispatch(event);
    setAnnouncement("");
    if (next.step === "asking") send(next.ask);
  }

  useFocusOnStep(flow.step === "input" ? addressOf(place) : flow.step);
  return { place, go, flow, act, announcement };
}

/** What the student is told, and when another try makes sense. */
export function failureOf(error: Error): AskFailure {
  if (!(error instanceof ApiError)) return { detail: "Failed to get homework help", retryAt: null };
  const { detail, retryAfter } = error;
  return { detail, retryAt: retryAfter === null ? null : Date.now() + retryAfter * 1000 };
}

/** The step that the page opens with leaves focus alone. */
function useFocusOnStep(step: string) {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    goToStepHeading();
  }, [step]);
}
