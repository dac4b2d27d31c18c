import type { QueryClient } from "@tanstack/react-query";
import { answerDelta, type AiResponse, type AnswerDelta } from "#shared/contracts/answer.ts";
import { explainConcept } from "#shared/contracts/concepts.ts";
import { solveDoubt } from "#shared/contracts/doubts.ts";
import { askHomework } from "#shared/contracts/homework.ts";
import { ApiError, detailOf, willPass } from "../../../lib/api-error.ts";
import { streamApi } from "../../../lib/streaming-api.ts";
import { pauseUntilWake } from "../../../lib/wake.ts";
import { endSession } from "../../account/account.queries.ts";
import { isEmpty } from "../../asking/answer-part.ts";
import { startConversation } from "../../asking/start-conversation.queries.ts";
import type { WaitingQuestion } from "./waiting-question.ts";
import {
  changeWaiting,
  lookForWaiting,
  nowSent,
  stillWaits,
  type SentQuestion,
} from "./waiting-store.ts";

const longestPause = 60_000;

/** Sends what waits for this student, as soon as there is a line and until nothing waits any more. */
export async function sendWaiting(
  client: QueryClient,
  userId: number,
  signal: AbortSignal,
): Promise<void> {
  for (let misses = 0; ; misses += 1) {
    const isOver = await alone(() => sendAll(client, userId, signal));
    if (isOver || signal.aborted) return;
    await pauseUntilWake(Math.min(longestPause, 2_000 * 2 ** misses), signal);
  }
}

/** Of all tabs one sends at a time, so that no conversation is started twice. */
function alone(work: () => Promise<boolean>): Promise<boolean> {
  // Missing where the page came over plain HTTP; the Idempotency-Key holds there too.
  return "locks" in navigator ? navigator.locks.request("sawaal-waiting", work) : work();
}

/** True where nothing is left that another try could send. */
async function sendAll(client: QueryClient, userId: number, signal: AbortSignal): Promise<boolean> {
  const questions = await lookForWaiting(userId);
  for (const question of questions.filter(({ refusal }) => refusal === null)) {
    if (!(await stillWaits(question.key))) continue;
    try {
      const sent = await send(question, signal);
      if (sent === null) continue;
      await nowSent(question, sent);
      // Lists and conversations that are shown have one more question now.
      void client.invalidateQueries();
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiError)) throw error;
      if (willPass(error)) return false;
      if (error.status === 401) {
        endSession(client);
        return true;
      }
      await changeWaiting(question.key, { refusal: detailOf(error) });
    }
  }
  return true;
}

type Sent = Pick<SentQuestion, "conversationId" | "care">;

/** Hands one question over to the server. Gives its conversation, where the answer will be; null where it was removed. */
async function send(question: WaitingQuestion, signal: AbortSignal): Promise<Sent | null> {
  const { key, type, text, photo } = question;
  if (question.conversationId !== null) {
    return ask(question, question.conversationId, signal);
  }
  const conversationId = await startConversation(type, {
    question: { text, photo: photo && { kind: "chosen", file: photo } },
    idempotencyKey: key,
    signal,
  });
  if (!(await stillWaits(key))) return null;
  await changeWaiting(key, { conversationId });
  return ask(question, conversationId, signal);
}

/**
 * Closes the connection as soon as the server has begun to answer, because the server finishes and stores the answer
 * itself. A care reply arrives whole in one response and is sent only to the request that asked.
 */
async function ask(
  question: WaitingQuestion,
  conversationId: number,
  signal: AbortSignal,
): Promise<Sent> {
  const connection = new AbortController();
  const leave = () => connection.abort();
  signal.addEventListener("abort", leave);
  const told = { wasAccepted: false };
  const onAccepted = () => void (told.wasAccepted = true);
  const { key: idempotencyKey, text, photo, level } = question;
  const file = photo ?? undefined;
  const stream = {
    idempotencyKey,
    signal: connection.signal,
    delta: answerDelta,
    // The first part says only where the answer will be.
    onDelta: ({ aiResponse }: AnswerDelta) => {
      if (!isEmpty(aiResponse)) leave();
    },
    onAccepted,
  };
  const asking = () => {
    switch (question.type) {
      case "homework":
        return streamApi(
          askHomework,
          { body: { question: text, conversationId, helpLevel: level }, file },
          stream,
        );
      case "doubt":
        return streamApi(solveDoubt, { body: { doubt: text, conversationId }, file }, stream);
      case "concept":
        return streamApi(explainConcept, { body: { concept: text, conversationId } }, stream);
    }
  };
  try {
    return { conversationId, care: careIn((await asking())?.aiResponse) };
  } catch (error) {
    if (!told.wasAccepted) throw error;
    return { conversationId };
  } finally {
    signal.removeEventListener("abort", leave);
  }
}

const careIn = (answer: AiResponse | undefined) =>
  answer?.helplines && { content: answer.content, helplines: answer.helplines };
