import { useQuery } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { LoadFailed } from "../../../ui/load-failed.tsx";
import { fetchTypesetter } from "../../../ui/markdown/typesetter.ts";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { focusStepHeading } from "../../../ui/step-heading.tsx";
import type { AnsweredQuestion, AnswerLife } from "../answer-life.ts";
import { answerQuery } from "../answer.queries.ts";
import type { AnswerPlace } from "../answer-cache.ts";
import { replyWords } from "../reply-words.ts";
import { useStreamingEnd } from "../use-streaming-end.ts";

interface PlacedAnswerProps {
  place: AnswerPlace;
  /** Shown if this student has no such answer. */
  gone: ReactNode;
  children: (answered: AnsweredQuestion) => ReactNode;
}

/** An answer at its address; one in progress is followed from its first words. */
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

/** Announces the end of an answer that streamed on its page. */
export function useEndOfAnswer(answer: AnswerLife, announce: (words: string) => void): void {
  useStreamingEnd(answer, {
    onReady: (aiResponse) => announce(replyWords(aiResponse).ready),
    takeFocus: focusStepHeading,
  });
}
