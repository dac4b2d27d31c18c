import { useQuery } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { LoadFailed } from "../../../ui/load-failed.tsx";
import { fetchTypesetter } from "../../../ui/markdown/typesetter.ts";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { focusStepHeading } from "../../../ui/step-heading.tsx";
import type { AnsweredQuestion, AnswerProgress } from "../answer-progress.ts";
import { answerQuery } from "../answer.queries.ts";
import type { AnswerIds } from "../answer-cache.ts";
import { replyWords } from "../reply-words.ts";
import { useStreamingEnd } from "../use-streaming-end.ts";

interface AnswerLoaderProps {
  answerIds: AnswerIds;
  /** Shown if this student has no such answer. */
  notFound: ReactNode;
  children: (answered: AnsweredQuestion) => ReactNode;
}

/** An answer at its address; one in progress is followed from its first words. */
export function AnswerLoader({ answerIds, notFound, children }: AnswerLoaderProps) {
  const { data: answered, error, refetch, isFetching } = useQuery(answerQuery(answerIds));
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
  return answered === null ? notFound : children(answered);
}

/** Announces the end of an answer that streamed on its page. */
export function useAnnounceEnd(answer: AnswerProgress, announce: (words: string) => void): void {
  useStreamingEnd(answer, {
    onReady: (aiResponse) => announce(replyWords(aiResponse).ready),
    takeFocus: focusStepHeading,
  });
}
