import type { User } from "#shared/contracts/auth.ts";
import type { Signals } from "../../db/signals.ts";
import { notFound } from "../../errors.ts";
import * as conversations from "../conversations/conversations.repository.ts";
import type { Photo } from "../../tutor/photo.ts";
import { readSignal, writeSignal } from "./answer-signals.ts";
import * as repository from "./answers.repository.ts";
import { createFollower } from "./follow-answer.ts";
import type { Following, LiveAnswer } from "./live-answer.ts";
import type { NewAsk } from "./new-ask.ts";
import { admit, type AnswerLimits, restart, submitAsk } from "./submit-ask.ts";
import { createWorker, type WorkerDependencies } from "./worker.ts";

interface AnswerDependencies extends WorkerDependencies {
  signals: Signals;
  limits: AnswerLimits;
  /** Decodes a student's photo, which is expensive; rejects a file that is not a photo. */
  encodePhoto: (userId: number, photo: Uint8Array) => Promise<Photo>;
  /** Whether a text needs a person rather than a tutor: such a question is private from the time it is stored. */
  isTroubling: (text: string) => boolean;
}

export type Answers = ReturnType<typeof createAnswers>;

/**
 * The life cycle of an answer: store the question, call the tutor, show the parts as they stream, check the answer and
 * store it. The work continues on the server if the student disconnects; she can follow it from another process, or
 * stop it.
 */
export function createAnswers(dependencies: AnswerDependencies) {
  const worker = createWorker(dependencies);
  dependencies.signals.subscribe((text) => {
    const signal = readSignal(text);
    if (signal?.kind === "stop") worker.find(signal.messageId)?.end("stopped");
    if (signal?.kind === "watch") worker.writeDown(signal.messageId);
  });
  return {
    ...createAsking(dependencies, worker),
    ...createWatching(dependencies, worker),
    beat: worker.beat,
    recoverOrphans: worker.recoverOrphans,
    drain: worker.drain,
    countInProgress: worker.countInProgress,
  };
}

type Worker = ReturnType<typeof createWorker>;

function createAsking(dependencies: AnswerDependencies, worker: Worker) {
  const { db, limits, now, workerId, isTroubling, encodePhoto } = dependencies;
  const { follow, requireAnswer } = createFollower({ ...dependencies, find: worker.find });

  /** Asks, or returns the existing answer of the same request. */
  async function ask(wanted: NewAsk): Promise<Following> {
    const sent = wanted.question?.photo;
    if (!sent) return store(wanted, undefined);
    const known = await admit(db, { wanted, limits });
    if (known !== null) return again(wanted.user, known);
    return store(wanted, await encodePhoto(wanted.user.id, sent));
  }

  async function store(wanted: NewAsk, photo: Photo | undefined): Promise<Following> {
    const submission = { wanted, photo, workerId, limits, isTroubling, moment: now() };
    const submitted = await db.transaction((transaction) => submitAsk(transaction, submission));
    if (submitted.kind === "known") return again(wanted.user, submitted.answerId);
    const { user, conversationId } = wanted;
    return worker.begin({ user, conversationId, ...submitted });
  }

  /** The same request repeated: returns its answer, or retries if that failed. */
  async function again(user: User, answerId: number): Promise<Following> {
    const { row, live } = await standing(user, answerId);
    return row.state === "failed" ? tryAgain(user, row, live) : follow(user, row);
  }

  /** Retries an answer that failed or was stopped. */
  async function retry(user: User, conversationId: number, answerId: number): Promise<Following> {
    const { row, live } = await standing(user, answerId);
    if (row.conversationId !== conversationId) throw notFound("Answer");
    const isOver = row.state === "failed" || row.state === "stopped";
    return isOver ? tryAgain(user, row, live) : follow(user, row);
  }

  /**
   * Looks up the local work before the row: if the row, read later, is over, the work belongs to the earlier attempt.
   */
  async function standing(user: User, answerId: number) {
    const live = worker.find(answerId);
    return { live, row: await requireAnswer(user, answerId) };
  }

  async function tryAgain(
    user: User,
    row: repository.AnswerRow,
    old: LiveAnswer | undefined,
  ): Promise<Following> {
    // Another process took this one for dead and ended the answer; this process may not have noticed yet.
    if (old) await worker.abandon(old);
    const restarted = await db.transaction((transaction) =>
      restart(transaction, { user, answerId: row.id, workerId, limits }),
    );
    if (!restarted) return follow(user, await requireAnswer(user, row.id));
    const { conversationId, questionId } = row;
    return worker.begin({ user, conversationId, questionId, answerId: row.id, stored: row.ask });
  }

  return { ask, retry };
}

function createWatching(dependencies: AnswerDependencies, worker: Worker) {
  const { db, signals } = dependencies;
  const { follow } = createFollower({ ...dependencies, find: worker.find });

  /** The answer in progress of a conversation; null if there is none. */
  async function inProgress(user: User, conversationId: number): Promise<Following | null> {
    await requireConversation(user, conversationId);
    const row = await repository.findInProgress(db, { id: conversationId, ownerId: user.id });
    return row ? follow(user, row) : null;
  }

  /** Ends the answers in progress of a conversation, in any process. */
  async function stop(user: User, conversationId: number): Promise<void> {
    await requireConversation(user, conversationId);
    await endAll({ id: conversationId, ownerId: user.id });
  }

  /** The same for a conversation that its student has just deleted. */
  async function endAll(conversation: { id: number; ownerId: number }): Promise<void> {
    for (const { id } of await repository.requestStop(db, conversation)) {
      const live = worker.find(id);
      if (live) {
        live.end("stopped");
        await worker.whenDone(id);
      } else {
        await signals.publish(writeSignal({ kind: "stop", messageId: id }));
      }
    }
  }

  async function requireConversation(user: User, id: number): Promise<void> {
    if (!(await conversations.find(db, { id, ownerId: user.id }))) throw notFound("Conversation");
  }

  return { inProgress, stop, endAll };
}
