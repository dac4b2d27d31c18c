import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { answerDelta } from "#shared/contracts/answer.ts";
import {
  checkHomeworkAnswer,
  practiseHomework,
  revealHomework,
} from "#shared/contracts/homework.ts";
import type { AnswerResponse } from "#shared/contracts/messages.ts";
import { callApi } from "../../../lib/api.ts";
import { connectionError, isTransient } from "../../../lib/api-error.ts";
import { streamApi } from "../../../lib/streaming-api.ts";
import { pauseUntilResume } from "../../../lib/on-resume.ts";
import { studentIn } from "../../account/account.queries.ts";
import { messagesOf } from "../answer.queries.ts";
import { answerKey, setAnswer, type AnswerIds } from "../answer-cache.ts";
import { practiceIn, type PracticeQuestion } from "./practice-question.ts";

export const practiceQuery = ({ conversationId, messageId }: AnswerIds) =>
  queryOptions({
    queryKey: ["homework-practice", conversationId, messageId],
    queryFn: async ({ client, signal }): Promise<PracticeQuestion | null> =>
      practiceIn(await messagesOf(client, conversationId, signal), messageId),
  });

interface PracticeCall extends AnswerIds {
  easier: boolean;
  idempotencyKey: string;
}

/** Requests a similar question. Returns the id of its message. */
export function usePractise() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (call: PracticeCall): Promise<number> => {
      const student = studentIn(client);
      const { aiResponse, message } = await practise(call);
      if (studentIn(client) !== student) return message.id;
      const { queryKey } = practiceQuery({ ...call, messageId: message.id });
      const practice: PracticeQuestion = { question: aiResponse.content, aiResponse };
      client.setQueryData(queryKey, practice);
      return message.id;
    },
  });
}

const maxRejoins = 5;

/**
 * If the connection is lost while the tutor works, the call is retried with the same idempotency key, which joins the
 * same work.
 */
async function practise({ idempotencyKey, ...body }: PracticeCall): Promise<AnswerResponse> {
  const progress = { wasAccepted: false };
  const onAccepted = () => void (progress.wasAccepted = true);
  const options = { idempotencyKey, delta: answerDelta, onDelta: () => undefined, onAccepted };
  for (let rejoins = 0; ; rejoins += 1) {
    try {
      const answered = await streamApi(practiseHomework, { body }, options);
      if (!answered) throw connectionError(new Error("There is no answer to practise"));
      return answered;
    } catch (error) {
      const shouldRejoin = isTransient(error) && progress.wasAccepted && rejoins < maxRejoins;
      if (!shouldRejoin) throw error;
    }
    await pauseUntilResume(1_000 * 2 ** rejoins);
  }
}

export function useCheckAnswer(messageId: number) {
  return useMutation({
    mutationFn: (given: string) => callApi(checkHomeworkAnswer, { body: { messageId, given } }),
  });
}

/** Shows the whole solution of a homework answer or of a practice question, in its message. */
export function useReveal(answerIds: AnswerIds) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(revealHomework, { body: { messageId: answerIds.messageId } }),
    onSuccess: ({ aiResponse }) => {
      const known = client.getQueryData(answerKey(answerIds));
      const answer = { state: "complete", aiResponse } as const;
      if (known) setAnswer(client, answerIds, { ...known, answer });
      const { queryKey } = practiceQuery(answerIds);
      client.setQueryData(queryKey, (known) => known && { ...known, aiResponse });
    },
  });
}
