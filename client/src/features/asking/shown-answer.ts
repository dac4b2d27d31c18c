import type { DataTag, QueryClient } from "@tanstack/react-query";
import type { AiResponsePart } from "#shared/contracts/answer.ts";
import type { AnsweredQuestion, Asked } from "./answer-life.ts";

/** Ids of the conversation and message that hold an answer. */
export interface AnswerPlace {
  conversationId: number;
  messageId: number;
}

const answerName = "answer";

type AnswerKey = DataTag<readonly unknown[], AnsweredQuestion | null>;

/** Query key of an answer, used by the ask itself and by later fetches. */
export function answerKey({ conversationId, messageId }: AnswerPlace): AnswerKey {
  const key: readonly unknown[] = [answerName, conversationId, messageId];
  return key as AnswerKey; // safe: a type tag, which all readers and writers of this key share
}

interface QueryOfAnything {
  queryKey: readonly unknown[];
  state: { data: unknown };
}

/** Place and state of the answer that a query holds; null if the query holds something else. */
export function answerOfQuery({ queryKey, state }: QueryOfAnything) {
  const [name, conversationId] = queryKey;
  if (name !== answerName || typeof conversationId !== "number") return null;
  const shown = state.data as AnsweredQuestion | null | undefined; // safe: data under `answerKey` has this type
  return { conversationId, state: shown?.answer.state };
}

/** Whether an answer is a care reply, with helplines. */
export const isCare = (answered: AnsweredQuestion | null | undefined) =>
  answered?.answer.state === "complete" && answered.answer.aiResponse.helplines !== undefined;

/** Removes every care reply from the query cache, so that no navigation leads to one. */
export function forgetCare(client: QueryClient): void {
  client.removeQueries({
    queryKey: [answerName],
    // safe: data under `answerKey` has this type
    predicate: ({ state }) => isCare(state.data as AnsweredQuestion | null | undefined),
  });
}

interface Growth {
  part?: AiResponsePart;
  connected: boolean;
}

/** Shows an answer in the state that the server returned. */
export function showAnswer(client: QueryClient, place: AnswerPlace, answered: AnsweredQuestion) {
  client.setQueryData(answerKey(place), answered);
}

/**
 * Shows a streaming answer. `part` is everything received so far; without it the shown part stays. An answer that has
 * ended stays ended: a late delta changes nothing. `asked` is the initial value if nothing is shown yet.
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
