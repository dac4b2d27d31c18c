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
  /** Opens what a student sent as a photo, which costs; refuses what is none. */
  encodePhoto: (userId: number, photo: Uint8Array) => Promise<Photo>;
  /** Whether a text needs a person rather than a tutor: such a question is private from the moment it is stored. */
  isTroubling: (text: string) => boolean;
}

export type Answers = ReturnType<typeof createAnswers>;

/**
 * The one life of an answer: the question is stored, the tutor asked, what comes is shown as it grows, the answer is
 * checked and stored. It belongs to the server: whoever asked may go away, come back by another process, or stop it.
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

  /** Asks, or finds what the same request was given before. */
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

  /** The same request once more: what came of it, or, where that was a failure, another try. */
  async function again(user: User, answerId: number): Promise<Following> {
    const { row, live } = await standing(user, answerId);
    return row.state === "failed" ? tryAgain(user, row, live) : follow(user, row);
  }

  /** Another try of an answer that failed or was stopped. */
  async function retry(user: User, conversationId: number, answerId: number): Promise<Following> {
    const { row, live } = await standing(user, answerId);
    if (row.conversationId !== conversationId) throw notFound("Answer");
    const isOver = row.state === "failed" || row.state === "stopped";
    return isOver ? tryAgain(user, row, live) : follow(user, row);
  }

  /** The work on an answer here is looked up first: where its row, read later, is over, that work is the old one. */
  async function standing(user: User, answerId: number) {
    const live = worker.find(answerId);
    return { live, row: await requireAnswer(user, answerId) };
  }

  async function tryAgain(
    user: User,
    row: repository.AnswerRow,
    old: LiveAnswer | undefined,
  ): Promise<Following> {
    // Another process took this one for dead and ended the answer, of which this one may know nothing yet.
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

  /** The answer in progress of a conversation; null where none is. */
  async function inProgress(user: User, conversationId: number): Promise<Following | null> {
    await requireConversation(user, conversationId);
    const row = await repository.findInProgress(db, { id: conversationId, ownerId: user.id });
    return row ? follow(user, row) : null;
  }

  /** Ends the answers in progress of a conversation, in whichever process they are worked on. */
  async function stop(user: User, conversationId: number): Promise<void> {
    await requireConversation(user, conversationId);
    await endAll({ id: conversationId, ownerId: user.id });
  }

  /** The same for a conversation that its student has just taken away. */
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
