import { setTimeout as pause } from "node:timers/promises";
import type { Signals } from "../../db/signals.ts";
import type { Logger } from "../../logger.ts";
import { writeSignal } from "./answer-signals.ts";
import * as repository from "./answers.repository.ts";
import { interrupted } from "./answer-problems.ts";
import { createLiveAnswer, type LiveAnswer } from "./live-answer.ts";
import { failureOf } from "./stored-answer.ts";
import { type AnswerWriter, createAnswerWriter } from "./answer-writer.ts";
import type { Job } from "./new-ask.ts";
import { createJobRunner, type RunnerDependencies } from "./run-job.ts";

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
  const { db, workerId, logger } = dependencies;
  const runJob = createJobRunner(dependencies);
  const announce = announcer(dependencies);
  const running = new Map<number, Running>();

  /** Begins the answer of a stored ask. Whoever asked need not stay. */
  function begin(job: Job): LiveAnswer {
    const live = createLiveAnswer(job.answerId);
    const writer = createAnswerWriter({ db, live, workerId, logger, announce });
    const work = async () => {
      await runJob(job, live);
      running.delete(job.answerId);
      if (writer.wasWatched()) await announce(job.answerId);
    };
    running.set(job.answerId, { live, done: work(), writer });
    return live;
  }

  /** Somebody follows this answer from another process. */
  function writeDown(messageId: number): void {
    running.get(messageId)?.writer.keepWriting();
  }

  /**
   * To be called every ten seconds: renews the leases of what is being worked on, and of nothing else, for an answer
   * whose end could not be stored is to be found; ends what was to be stopped, what is no longer this process's to
   * answer, and what dead processes left.
   */
  async function beat(): Promise<void> {
    const begun = [...running.keys()];
    const mine = await repository.renewLeases(db, workerId, begun);
    const isToStop = new Map(mine.map(({ id, stopRequested }) => [id, stopRequested]));
    for (const id of begun) {
      const wish = isToStop.get(id);
      if (wish !== false) running.get(id)?.live.end(wish ? "stopped" : "lost");
    }
    const ended = await repository.endOrphans(db, failureOf(interrupted()));
    await Promise.all(ended.map(({ id }) => announce(id)));
  }

  /** Ends the answers that other processes left in progress, without waiting for their leases: no other process is alive. */
  async function recoverOrphans(): Promise<void> {
    await repository.endLeasesOfOthers(db, workerId);
    await beat();
  }

  /** Aborts work on an answer that is over by its row, before another try: this process would store both. */
  async function abandon(live: LiveAnswer): Promise<void> {
    const left = running.get(live.messageId);
    if (left?.live !== live) return;
    live.end("lost");
    await left.done;
  }

  return {
    begin,
    writeDown,
    beat,
    recoverOrphans,
    abandon,
    drain: (milliseconds: number) => drain(running, milliseconds),
    find: (messageId: number) => running.get(messageId)?.live,
    whenDone: async (messageId: number) => running.get(messageId)?.done,
    countInProgress: () => running.size,
  };
}

/** Waits until all answers are done; those that take longer than this end as interrupted. */
async function drain(
  running: ReadonlyMap<number, Pick<Running, "live" | "done">>,
  milliseconds: number,
): Promise<void> {
  const all = () => Promise.all(Array.from(running.values(), ({ done }) => done));
  const waited = new AbortController();
  const { signal } = waited;
  await Promise.race([all(), pause(milliseconds, null, { signal }).catch(() => undefined)]);
  waited.abort();
  for (const { live } of running.values()) live.end("shutdown");
  await all();
}

/** Tells the other processes that an answer's row has something new. */
function announcer({ signals, logger }: Pick<WorkerDependencies, "signals" | "logger">) {
  return async (messageId: number): Promise<void> => {
    try {
      await signals.publish(writeSignal({ kind: "written", messageId }));
    } catch (error) {
      logger.warn({ err: error }, "the other processes could not be told of an answer");
    }
  };
}
