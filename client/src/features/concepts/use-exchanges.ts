import { useQueries, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { AnswerState } from "#shared/contracts/messages.ts";
import {
  failureOf,
  type AnsweredQuestion,
  type AnswerProgress,
} from "../asking/answer-progress.ts";
import { answerQuery } from "../asking/answer.queries.ts";
import { anyAnswerIn } from "../asking/answers-in-messages.ts";
import { threadQuery } from "./concepts.queries.ts";
import { exchangesIn, isSending, withAsks, type Ask, type Exchange } from "./exchange.ts";

/** An exchange, and the state of its answer. */
export interface LiveExchange {
  exchange: Exchange;
  answer: AnswerProgress;
  /** Retries the fetch of an answer; if present, `answer` has the reason of the failure. */
  refetch?: () => void;
}

/** A conversation with the state of its answers: from the server's list, and from streams. */
export function useExchanges(conversationId: number | null, asks: readonly Ask[]) {
  const thread = useQuery({
    ...threadQuery(conversationId),
    // Until a new ask has a message, the list could contain it a second time.
    enabled: conversationId !== null && !asks.some(isSending),
  });
  const exchanges = useMemo(
    () => withAsks(exchangesIn(thread.data ?? []), asks),
    [thread.data, asks],
  );
  const liveExchanges = useLiveExchanges(conversationId ?? 0, exchanges);
  const { refetch } = thread;
  useRefetchOnEnd(liveExchanges, refetch);
  return { thread, liveExchanges };
}

function useLiveExchanges(conversationId: number, exchanges: readonly Exchange[]): LiveExchange[] {
  const exchangesWithMessage = exchanges.flatMap(({ messageId, answer }) =>
    messageId === null ? [] : [{ messageId, listedAnswer: answer }],
  );
  const answers = useQueries({
    queries: exchangesWithMessage.map(({ messageId, listedAnswer }) => ({
      ...answerQuery({ conversationId, messageId }, anyAnswerIn),
      // An answer that has ended is already in the list.
      enabled: ({ state }: { state: { data: AnsweredQuestion | null | undefined } }) =>
        (state.data?.answer ?? listedAnswer).state === "streaming",
    })),
  });
  const answersById = new Map(
    exchangesWithMessage.map(({ messageId }, index) => [messageId, answers[index]]),
  );
  return exchanges.flatMap((exchange) => {
    const answer = exchange.messageId === null ? undefined : answersById.get(exchange.messageId);
    if (answer?.data) return [{ exchange, answer: answer.data.answer }];
    // The answer doesn't exist.
    if (answer?.data === null) return [];
    if (answer?.error) {
      const failedAnswer = { state: "failed", part: {}, failure: failureOf(answer.error) } as const;
      return [{ exchange, answer: failedAnswer, refetch: () => void answer.refetch() }];
    }
    return [{ exchange, answer: exchange.answer }];
  });
}

const isInProgress = (state: AnswerState) => state === "pending" || state === "streaming";

/** The list has more data of an answer than its stream: once an answer has ended, the list is fetched again. */
function useRefetchOnEnd(liveExchanges: readonly LiveExchange[], refetch: () => unknown): void {
  const outdatedKeys = liveExchanges
    .filter(({ exchange: { messageId, message }, answer: { state } }) => {
      if (messageId === null || state === "streaming") return false;
      if (!message || isInProgress(message.state)) return true;
      return state === "complete" && message.state !== "complete";
    })
    .map(({ exchange, answer }) => `${exchange.key} ${answer.state}`)
    .join();
  useEffect(() => {
    if (outdatedKeys !== "") void refetch();
    // Only the end of another answer triggers a fetch, so a list that stays outdated causes no endless loop.
  }, [outdatedKeys, refetch]);
}
