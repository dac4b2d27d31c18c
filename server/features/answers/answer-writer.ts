import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "../../db/db.ts";
import type { Logger } from "../../logger.ts";
import * as repository from "./answers.repository.ts";
import type { LiveAnswer } from "./live-answer.ts";

/** The interval between writes to the row, and how long writing continues after the last follower request. */
const writeEveryMs = 250;
const watchedForMs = 30_000;

interface Dependencies {
  db: Db;
  live: LiveAnswer;
  workerId: string;
  logger: Logger;
  /** Signals the other processes that the row has new content. */
  announce: (messageId: number) => Promise<void>;
}

export type AnswerWriter = ReturnType<typeof createAnswerWriter>;

/**
 * Writes the shown part of an answer into its row, for followers in other processes. Writes nothing without a follower.
 */
export function createAnswerWriter({ db, live, workerId, logger, announce }: Dependencies) {
  let watchedUntil = 0;
  let isWriting = false;
  const end = new AbortController();
  const atEnd = () => end.abort();
  live.result.then(atEnd, atEnd);

  /** Call it again within `watchedForMs` for as long as there is a follower. */
  function keepWriting(): void {
    watchedUntil = Date.now() + watchedForMs;
    if (!isWriting) void write();
  }

  async function write(): Promise<void> {
    isWriting = true;
    let last: object = {};
    while (Date.now() < watchedUntil && !end.signal.aborted) {
      const part = live.shownPart();
      if (part !== last) {
        last = part;
        await writeOnce(part);
      }
      await pause(writeEveryMs, undefined, { ref: false });
    }
    isWriting = false;
  }

  async function writeOnce(part: object): Promise<void> {
    try {
      await repository.saveWritten(db, { id: live.messageId, workerId }, part);
      await announce(live.messageId);
    } catch (error) {
      logger.warn({ err: error }, "an answer in progress could not be written down");
    }
  }

  return { keepWriting, wasWatched: () => watchedUntil > 0 };
}
