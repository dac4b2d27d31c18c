import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { createConversation, listMessages } from "#shared/contracts/conversations.ts";
import {
  askHomework,
  checkHomeworkAnswer,
  practiseHomework,
  revealHomework,
} from "#shared/contracts/homework.ts";
import { callApi } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import type { AnswerPlace } from "./homework-address.ts";
import type { Ask } from "./homework-flow.ts";
import {
  answerIn,
  lastQuestionIn,
  practiceIn,
  type AnsweredQuestion,
  type LastQuestion,
  type PracticeQuestion,
} from "./homework-thread.ts";
import { titleOf } from "./question.ts";

/** An answer by its place; null where this student has no such answer. */
export const answerQuery = (conversationId: number, messageId: number) =>
  queryOptions({
    queryKey: ["homework-answer", conversationId, messageId],
    queryFn: async ({ signal }): Promise<AnsweredQuestion | null> =>
      answerIn(await messagesOf(conversationId, signal), messageId),
  });

export const practiceQuery = (conversationId: number, messageId: number) =>
  queryOptions({
    queryKey: ["homework-practice", conversationId, messageId],
    queryFn: async ({ signal }): Promise<PracticeQuestion | null> =>
      practiceIn(await messagesOf(conversationId, signal), messageId),
  });

/** How often a page that came back looks for its answer, and for how long: no tutor works longer. */
const lookEveryMilliseconds = 3_000;
const longestWaitMilliseconds = 180_000;

export const isStillAwaited = (last: LastQuestion) =>
  last.kind === "waiting" && Date.now() - last.askedAt.getTime() < longestWaitMilliseconds;

/** The last question of a conversation, looked for again until its answer is there. */
export const lastQuestionQuery = (conversationId: number) =>
  queryOptions({
    queryKey: ["homework-last-question", conversationId],
    queryFn: async ({ signal }) => lastQuestionIn(await messagesOf(conversationId, signal)),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && isStillAwaited(data) ? lookEveryMilliseconds : false,
  });

/** The messages of a conversation; none where it is not this student's. */
async function messagesOf(conversationId: number, signal: AbortSignal) {
  try {
    return await callApi(listMessages, { params: { conversationId } }, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

interface AskCall {
  ask: Ask;
  signal: AbortSignal;
  onConversation: (conversationId: number) => void;
}

/** Starts the conversation where there is none yet, and asks in it. Gives the place of the answer. */
export function useAskHomework() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ ask, signal, onConversation }: AskCall): Promise<AnswerPlace> => {
      const { thread, level } = ask;
      const conversationId = thread.conversationId ?? (await startConversation(ask, signal));
      if (thread.conversationId === null) onConversation(conversationId);
      const { text, photo } = thread.question;
      const { aiResponse, message } = await callApi(
        askHomework,
        {
          body: { question: text, conversationId, helpLevel: level },
          file: photo?.kind === "chosen" ? photo.file : undefined,
        },
        { signal, ...(thread.keys[level] && { idempotencyKey: thread.keys[level] }) },
      );
      const { question } = thread;
      const answered: AnsweredQuestion = { question, helpLevel: level, aiResponse };
      client.setQueryData(answerQuery(conversationId, message.id).queryKey, answered);
      return { kind: "answer", conversationId, messageId: message.id };
    },
  });
}

async function startConversation({ thread }: Ask, signal: AbortSignal): Promise<number> {
  const body = { type: "homework", title: titleOf(thread.question) } as const;
  return (await callApi(createConversation, { body }, { signal })).id;
}

interface PracticeCall {
  conversationId: number;
  messageId: number;
  idempotencyKey: string;
}

/** A similar question. Gives the id of its message. */
export function usePractise() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ idempotencyKey, ...body }: PracticeCall): Promise<number> => {
      const { aiResponse, message } = await callApi(practiseHomework, { body }, { idempotencyKey });
      const practice: PracticeQuestion = { question: aiResponse.content, aiResponse };
      client.setQueryData(practiceQuery(body.conversationId, message.id).queryKey, practice);
      return message.id;
    },
  });
}

export function useCheckAnswer(messageId: number) {
  return useMutation({
    mutationFn: (given: string) => callApi(checkHomeworkAnswer, { body: { messageId, given } }),
  });
}

/** Shows the whole solution of a homework answer or of a practice question, in its place. */
export function useReveal(conversationId: number, messageId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(revealHomework, { body: { messageId } }),
    onSuccess: ({ aiResponse }) => {
      const { queryKey: answerKey } = answerQuery(conversationId, messageId);
      client.setQueryData(answerKey, (known) => known && { ...known, aiResponse });
      const { queryKey: practiceKey } = practiceQuery(conversationId, messageId);
      client.setQueryData(practiceKey, (known) => known && { ...known, aiResponse });
    },
  });
}
