import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { answerDelta } from "#shared/contracts/answer.ts";
import { type Answered } from "#shared/contracts/messages.ts";
import {
  askHomework,
  checkHomeworkAnswer,
  practiseHomework,
  revealHomework,
} from "#shared/contracts/homework.ts";
import { callApi } from "../../lib/api.ts";
import { willPass } from "../../lib/api-error.ts";
import { streamApi } from "../../lib/streaming-api.ts";
import { pauseUntilWake } from "../../lib/wake.ts";
import { studentIn } from "../account/account.queries.ts";
import { messagesOf } from "../asking/answer.queries.ts";
import { growAnswer, type Placed } from "../asking/grow-answer.ts";
import { answerKey, showAnswer, type AnswerPlace } from "../asking/shown-answer.ts";
import { startConversation } from "../asking/start-conversation.queries.ts";
import type { Ask } from "./homework-flow.ts";
import { practiceIn, type PracticeQuestion } from "./homework-thread.ts";

export const practiceQuery = ({ conversationId, messageId }: AnswerPlace) =>
  queryOptions({
    queryKey: ["homework-practice", conversationId, messageId],
    queryFn: async ({ client, signal }): Promise<PracticeQuestion | null> =>
      practiceIn(await messagesOf(client, conversationId, signal), messageId),
  });

interface AskCall {
  ask: Ask;
  signal: AbortSignal;
  onConversation: (conversationId: number) => void;
  onPlaced: (conversationId: number, placed: Placed) => void;
}

/** Starts the conversation where there is none yet, and asks in it. The answer grows at its place. */
export function useAskHomework() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ ask, signal, onConversation, onPlaced }: AskCall) => {
      const { thread, level } = ask;
      const { question } = thread;
      const idempotencyKey = thread.keys[level];
      const conversationId =
        thread.conversationId ??
        (await startConversation("homework", { question, idempotencyKey, signal }));
      if (thread.conversationId === null) onConversation(conversationId);
      const { text, photo } = question;
      const body = { question: text, conversationId, helpLevel: level };
      const file = photo?.kind === "chosen" ? photo.file : undefined;
      await growAnswer(client, {
        conversationId,
        asked: { question, helpLevel: level },
        call: (stream) =>
          streamApi(
            askHomework,
            { body, file },
            { ...stream, signal, ...(idempotencyKey !== undefined && { idempotencyKey }) },
          ),
        onPlaced: (placed) => onPlaced(conversationId, placed),
      });
    },
  });
}

interface PracticeCall extends AnswerPlace {
  easier: boolean;
  idempotencyKey: string;
}

/** A similar question. Gives the id of its message. */
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

const mostRejoins = 5;

/** A line that is lost while the tutor works is taken up again: the same key joins the same work. */
async function practise({ idempotencyKey, ...body }: PracticeCall): Promise<Answered> {
  const told = { wasAccepted: false };
  const onAccepted = () => void (told.wasAccepted = true);
  const options = { idempotencyKey, delta: answerDelta, onDelta: () => undefined, onAccepted };
  for (let rejoins = 0; ; rejoins += 1) {
    try {
      const answered = await streamApi(practiseHomework, { body }, options);
      if (answered) return answered;
    } catch (error) {
      const goesOn = willPass(error) && told.wasAccepted && rejoins < mostRejoins;
      if (!goesOn) throw error;
    }
    await pauseUntilWake(1_000 * 2 ** rejoins);
  }
}

export function useCheckAnswer(messageId: number) {
  return useMutation({
    mutationFn: (given: string) => callApi(checkHomeworkAnswer, { body: { messageId, given } }),
  });
}

/** Shows the whole solution of a homework answer or of a practice question, in its place. */
export function useReveal(place: AnswerPlace) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(revealHomework, { body: { messageId: place.messageId } }),
    onSuccess: ({ aiResponse }) => {
      const known = client.getQueryData(answerKey(place));
      const answer = { state: "complete", aiResponse } as const;
      if (known) showAnswer(client, place, { ...known, answer });
      const { queryKey } = practiceQuery(place);
      client.setQueryData(queryKey, (known) => known && { ...known, aiResponse });
    },
  });
}
