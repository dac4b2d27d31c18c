import { setTimeout as pause } from "node:timers/promises";
import type { Signals } from "../../db/signals.ts";
import type { Logger } from "../../logger.ts";
import { writeSignal } from "./answer-signals.ts";
import * as repository from "./answers.repository.ts";
import { interrupted } from "./answer-problems.ts";
import { createLiveAnswer, type LiveAnswer } from "./live-answer.ts";
import { failureOf } from "./stored-answer.ts";
import { type AnswerWriter, createAnswerWriter } from "./answer-writer.ts";
import { createJobRunner, type Job, type RunnerDependencies } from "./run-job.ts";

export interface WorkerDependencies extends RunnerDependencies {
  signals: Signals;
  logger: Logger;
}

interface Running {
  live: LiveAnswer;
  done: Promise<void>;
  writer: AnswerWriter;
}

/** Works on answers in this process, and says of them that they live. */
export function createWorker(dependencies: WorkerDependencies) {
  const { db, signals, workerId, logger } = dependencies;
  const runJob = createJobRunner(dependencies);
  const running = new Map<number, Running>();

  /** The answer of a stored ask begins. Whoever asked need not stay. */
  function begin(job: Job): LiveAnswer {
    const live = createLiveAnswer(job.answerId);
    const writer = createAnswerWriter({ db, live, logger, announce });
    const done = runJob(job, live)
      .finally(() => running.delete(job.answerId))
      .then(() => announce(job.answerId));
    running.set(job.answerId, { live, done, writer });
    return live;
  }

  async function announce(messageId: number): Promise<void> {
    try {
      await signals.publish(writeSignal({ kind: "written", messageId }));
    } catch (error) {
      logger.warn({ err: error }, "the other processes could not be told of an answer");
    }
  }

  /** Somebody follows this answer from another process. */
  function writeDown(messageId: number): void {
    running.get(messageId)?.writer.keepWriting();
  }

  /** To be called every ten seconds: renews the leases, ends what was to be stopped, and what dead processes left. */
  async function beat(): Promise<void> {
    const mine = await repository.renewLeases(db, workerId, [...running.keys()]);
    for (const { id, stopRequested } of mine) {
      if (stopRequested) running.get(id)?.live.end("stopped");
    }
    const ended = await repository.endAbandoned(db, failureOf(interrupted()));
    await Promise.all(ended.map(({ id }) => announce(id)));
  }

  /** Takes every other process to be dead, and ends what it left. */
  async function takeOver(): Promise<void> {
    await repository.endLeasesOfOthers(db, workerId);
    await beat();
  }

  /** Waits until all answers are done; those that take longer than this end as interrupted. */
  async function drain(milliseconds: number): Promise<void> {
    const all = () => Promise.all(Array.from(running.values(), ({ done }) => done));
    const waited = new AbortController();
    await Promise.race([
      all(),
      pause(milliseconds, undefined, { signal: waited.signal }).catch(() => undefined),
    ]);
    waited.abort();
    for (const { live } of running.values()) live.end("shutdown");
    await all();
  }

  return {
    begin,
    writeDown,
    beat,
    takeOver,
    drain,
    find: (messageId: number) => running.get(messageId)?.live,
    whenDone: async (messageId: number) => running.get(messageId)?.done,
    countInProgress: () => running.size,
  };
}
