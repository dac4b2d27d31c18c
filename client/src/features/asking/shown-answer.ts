import type { DataTag, QueryClient } from "@tanstack/react-query";
import type { AiResponsePart } from "#shared/contracts/answer.ts";
import type { AnsweredQuestion, Asked } from "./answer-life.ts";

/** Where an answer is kept. */
export interface AnswerPlace {
  conversationId: number;
  messageId: number;
}

const answerName = "answer";

type AnswerKey = DataTag<readonly unknown[], AnsweredQuestion | null>;

/** What the page knows of an answer is kept under this key, whoever brings it: the ask itself or a later look. */
export function answerKey({ conversationId, messageId }: AnswerPlace): AnswerKey {
  const key: readonly unknown[] = [answerName, conversationId, messageId];
  return key as AnswerKey; // safe: a tag for the compiler, which all readers and writers of this key share
}

interface QueryOfAnything {
  queryKey: readonly unknown[];
  state: { data: unknown };
}

/** Where and how it stands with the answer that a query is about; null where it is about something else. */
export function answerOfQuery({ queryKey, state }: QueryOfAnything) {
  const [name, conversationId] = queryKey;
  if (name !== answerName || typeof conversationId !== "number") return null;
  const shown = state.data as AnsweredQuestion | null | undefined; // safe: `answerKey` says what is kept there
  return { conversationId, state: shown?.answer.state };
}

/** Whether an answer is a kind word, with people to call. */
export const isCare = (answered: AnsweredQuestion | null | undefined) =>
  answered?.answer.state === "complete" && answered.answer.aiResponse.helplines !== undefined;

/** Takes every kind word out of what the page knows: no way back leads to one. */
export function forgetCare(client: QueryClient): void {
  client.removeQueries({
    queryKey: [answerName],
    // safe: `answerKey` says what is kept there
    predicate: ({ state }) => isCare(state.data as AnsweredQuestion | null | undefined),
  });
}

interface Growth {
  part?: AiResponsePart;
  connected: boolean;
}

/** Shows an answer as the server said that it is. */
export function showAnswer(client: QueryClient, place: AnswerPlace, answered: AnsweredQuestion) {
  client.setQueryData(answerKey(place), answered);
}

/**
 * Shows how far an answer has come; what is left out stays as it is shown. An answer that has ended stays ended: a late
 * part of it changes nothing. `asked` is what to begin with where nothing is shown yet.
 */
export function showGrowth(
  client: QueryClient,
  place: AnswerPlace,
  { part, connected }: Growth,
  asked?: Asked,
): void {
  const shown = client.getQueryData(answerKey(place));
  if (shown && shown.answer.state !== "growing") return;
  const begun = shown ?? asked;
  if (!begun) return;
  const { question, helpLevel, refines } = begun;
  const written = part ?? (shown?.answer.state === "growing" ? shown.answer.part : {});
  const answer = { state: "growing", part: written, connected } as const;
  showAnswer(client, place, { question, helpLevel, refines, answer });
}
