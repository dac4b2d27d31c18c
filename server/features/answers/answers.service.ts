import type { User } from "#shared/contracts/auth.ts";
import type { Signals } from "../../db/signals.ts";
import { notFound } from "../../errors.ts";
import * as conversations from "../conversations/conversations.repository.ts";
import { readSignal, writeSignal } from "./answer-signals.ts";
import * as repository from "./answers.repository.ts";
import { createFollower } from "./follow-answer.ts";
import type { AnswerStream } from "./live-answer.ts";
import { createWorker, type WorkerDependencies } from "./worker.ts";

interface AnswerDependencies extends WorkerDependencies {
  signals: Signals;
}

export type Answers = ReturnType<typeof createAnswers>;

/**
 * The life cycle of an answer from its stored ask on: call the tutor, show the parts as they stream, check the answer
 * and store it. The work continues on the server if the student disconnects; she can follow it from another process,
 * or stop it.
 */
export function createAnswers(dependencies: AnswerDependencies) {
  const { db, signals, workerId } = dependencies;
  const worker = createWorker(dependencies);
  const { follow, requireAnswer } = createFollower({ ...dependencies, find: worker.find });
  signals.subscribe((text) => {
    const signal = readSignal(text);
    if (signal?.kind === "stop") worker.find(signal.messageId)?.end("stopped");
    if (signal?.kind === "watch") worker.writeDown(signal.messageId);
  });

  /** The answer in progress of a conversation; null if there is none. */
  async function inProgress(user: User, conversationId: number): Promise<AnswerStream | null> {
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

  return {
    workerId,
    begin: worker.begin,
    abandon: worker.abandon,
    findLive: worker.find,
    require: requireAnswer,
    follow,
    inProgress,
    stop,
    endAll,
    beat: worker.beat,
    recoverOrphans: worker.recoverOrphans,
    drain: worker.drain,
    countInProgress: worker.countInProgress,
  };
}
