import type { QueryClient } from "@tanstack/react-query";
import { answerDelta } from "#shared/contracts/answer.ts";
import { explainConcept } from "#shared/contracts/concepts.ts";
import { solveDoubt } from "#shared/contracts/doubts.ts";
import { askHomework } from "#shared/contracts/homework.ts";
import { ApiError, detailOf, willPass } from "../../../lib/api-error.ts";
import { streamApi } from "../../../lib/streaming-api.ts";
import { pauseUntilWake } from "../../../lib/wake.ts";
import { endSession } from "../../account/account.queries.ts";
import { startConversation } from "../../asking/start-conversation.queries.ts";
import type { WaitingQuestion } from "./waiting-question.ts";
import { changeWaiting, lookForWaiting, nowSent, stillWaits } from "./waiting-store.ts";

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
      const conversationId = await send(question, signal);
      if (conversationId === null) continue;
      await nowSent(question, conversationId);
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

/** Hands one question over to the server. Gives its conversation, where the answer will be; null where it was removed. */
async function send(question: WaitingQuestion, signal: AbortSignal): Promise<number | null> {
  const { key, type, text, photo } = question;
  if (question.conversationId !== null) {
    await ask(question, question.conversationId, signal);
    return question.conversationId;
  }
  const conversationId = await startConversation(type, {
    question: { text, photo: photo && { kind: "chosen", file: photo } },
    idempotencyKey: key,
    signal,
  });
  if (!(await stillWaits(key))) return null;
  await changeWaiting(key, { conversationId });
  await ask(question, conversationId, signal);
  return conversationId;
}

/** Once the server has taken the question on, the answer is its own affair: nobody looks at this connection. */
async function ask(
  question: WaitingQuestion,
  conversationId: number,
  signal: AbortSignal,
): Promise<void> {
  const connection = new AbortController();
  const leave = () => connection.abort();
  signal.addEventListener("abort", leave);
  const told = { wasAccepted: false };
  const onAccepted = () => {
    told.wasAccepted = true;
    leave();
  };
  const { key: idempotencyKey, text, photo, level } = question;
  const file = photo ?? undefined;
  const stream = {
    idempotencyKey,
    signal: connection.signal,
    delta: answerDelta,
    onDelta: () => undefined,
    onAccepted,
  };
  try {
    switch (question.type) {
      case "homework": {
        const body = { question: text, conversationId, helpLevel: level };
        await streamApi(askHomework, { body, file }, stream);
        break;
      }
      case "doubt":
        await streamApi(solveDoubt, { body: { doubt: text, conversationId }, file }, stream);
        break;
      case "concept":
        await streamApi(explainConcept, { body: { concept: text, conversationId } }, stream);
    }
  } catch (error) {
    if (!told.wasAccepted) throw error;
  } finally {
    signal.removeEventListener("abort", leave);
  }
}
