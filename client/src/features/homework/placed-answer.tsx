import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, type ReactNode } from "react";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { fetchTypesetter } from "../../ui/markdown/typesetter.ts";
import { PageSpinner } from "../../ui/spinner.tsx";
import type { AnsweredQuestion, AnswerLife } from "../asking/answer-life.ts";
import { answerQuery } from "../asking/answer.queries.ts";
import type { AnswerPlace } from "../asking/shown-answer.ts";
import { focusStepHeading } from "./step-heading.tsx";

interface PlacedAnswerProps {
  place: AnswerPlace;
  /** What is shown where this student has no such answer. */
  gone: ReactNode;
  children: (answered: AnsweredQuestion) => ReactNode;
}

/** An answer at its place, from its first words on; one that is on its way is followed. */
export function PlacedAnswer({ place, gone, children }: PlacedAnswerProps) {
  const { data: answered, error, refetch, isFetching } = useQuery(answerQuery(place));
  useEffect(fetchTypesetter, []);
  if (error) {
    return (
      <LoadFailed
        title="Your answer couldn't be fetched"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (answered === undefined) return <PageSpinner label="Fetching your answer…" />;
  return answered === null ? gone : children(answered);
}

export const answerIsReady = "Your answer is ready.";

/** An answer that grew under the student's eyes is announced once, when it is there. */
export function useEndOfGrowth({ state }: AnswerLife, announce: (words: string) => void): void {
  const wasGrowing = useRef(false);
  useEffect(() => {
    const hasEnded = wasGrowing.current && state !== "growing";
    wasGrowing.current = state === "growing";
    if (!hasEnded) return;
    if (state === "complete") announce(answerIsReady);
    // The Stop button is gone; whoever stood on it must not fall off the page.
    if (document.activeElement === document.body) focusStepHeading();
  }, [state, announce]);
}
