import { setTimeout as pause } from "node:timers/promises";
import type { Signals } from "../../db/signals.ts";
import type { Logger } from "../../logger.ts";
import { writeSignal } from "./answer-signals.ts";
import * as repository from "./answers.repository.ts";
import { answerInterrupted } from "./answer-problems.ts";
import { createLiveAnswer, type LiveAnswer } from "./live-answer.ts";
import { failureOf } from "./stored-answer.ts";
import { type AnswerWriter, createAnswerWriter } from "./answer-writer.ts";
import type { Job } from "./job.ts";
import { createJobRunner, type RunnerDependencies } from "./run-job.ts";

export interface WorkerDependencies extends RunnerDependencies {
  signals: Signals;
  logger: Logger;
}

interface Running {
  live: LiveAnswer;
  completion: Promise<void>;
  writer: AnswerWriter;
}

/** Works on answers in this process and renews their leases. */
export function createWorker(dependencies: WorkerDependencies) {
  const { db, workerId, logger } = dependencies;
  const runJob = createJobRunner(dependencies);
  const announce = announcer(dependencies);
  const running = new Map<number, Running>();

  /** Starts the work on a stored ask. The client may disconnect. */
  function begin(job: Job): LiveAnswer {
    const live = createLiveAnswer(job.answerId);
    const writer = createAnswerWriter({ db, live, workerId, logger, announce });
    const work = async () => {
      await runJob(job, live);
      running.delete(job.answerId);
      if (writer.wasWatched()) await announce(job.answerId);
    };
    running.set(job.answerId, { live, completion: work(), writer });
    return live;
  }

  /** A follower of this answer is in another process. */
  function writeDown(messageId: number): void {
    running.get(messageId)?.writer.keepWriting();
  }

  /**
   * Call every ten seconds: renews the leases of answers in work here, and of no others, so that an answer whose end
   * could not be stored is recovered; ends answers with a requested stop, answers that this process has lost, and those
   * of dead processes.
   */
  async function beat(): Promise<void> {
    const begun = [...running.keys()];
    const mine = await repository.renewLeases(db, workerId, begun);
    const isToStop = new Map(mine.map(({ id, stopRequested }) => [id, stopRequested]));
    for (const id of begun) {
      const wish = isToStop.get(id);
      if (wish !== false) running.get(id)?.live.end(wish ? "stopped" : "lost");
    }
    const ended = await repository.endOrphans(db, failureOf(answerInterrupted()));
    await Promise.all(ended.map(({ id }) => announce(id)));
  }

  /**
   * Ends the answers that other processes left in progress, without waiting for their leases: no other process is
   * alive.
   */
  async function recoverOrphans(): Promise<void> {
    await repository.endLeasesOfOthers(db, workerId);
    await beat();
  }

  /** Aborts the work on an answer that is over according to its row, before a retry: this process would store both. */
  async function abandon(live: LiveAnswer): Promise<void> {
    const left = running.get(live.messageId);
    if (left?.live !== live) return;
    live.end("lost");
    await left.completion;
  }

  return {
    begin,
    writeDown,
    beat,
    recoverOrphans,
    abandon,
    drain: (milliseconds: number) => drain(running, milliseconds),
    find: (messageId: number) => running.get(messageId)?.live,
    whenDone: async (messageId: number) => running.get(messageId)?.completion,
    countInProgress: () => running.size,
  };
}

/** Waits until all answers are done; those above the time limit end as interrupted. */
async function drain(
  running: ReadonlyMap<number, Pick<Running, "live" | "completion">>,
  milliseconds: number,
): Promise<void> {
  const all = () => Promise.all(Array.from(running.values(), ({ completion }) => completion));
  const waited = new AbortController();
  const { signal } = waited;
  await Promise.race([all(), pause(milliseconds, null, { signal }).catch(() => undefined)]);
  waited.abort();
  for (const { live } of running.values()) live.end("shutdown");
  await all();
}

/** Signals the other processes that an answer's row has new content. */
function announcer({ signals, logger }: Pick<WorkerDependencies, "signals" | "logger">) {
  return async (messageId: number): Promise<void> => {
    try {
      await signals.publish(writeSignal({ kind: "written", messageId }));
    } catch (error) {
      logger.warn({ err: error }, "the other processes could not be told of an answer");
    }
  };
}
