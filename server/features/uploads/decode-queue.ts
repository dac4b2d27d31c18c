import { ProductError } from "../../errors.ts";
import { createConcurrencyLimit } from "../../concurrency-limit.ts";

interface Bounds {
  /** Photos decoded concurrently; each may take 200 MB and a core. */
  atOnce: number;
  /** Photos of one student that are being decoded or waiting. */
  perStudent: number;
  /** The same for all students together. */
  all: number;
}

interface Waiting {
  userId: number;
  begin: () => void;
}

/** The time in which a full queue is usually worked off. */
const secondsUntilFree = 5;

/**
 * A fair queue: runs one job per student at a time, so that another student waits for at most one of her photos. Throws
 * `reader_busy` if the queue is full.
 */
export function createDecodeQueue({ atOnce, perStudent, all }: Bounds) {
  const limit = createConcurrencyLimit({ perStudent, all });
  const running = new Set<number>();
  const waiting: Waiting[] = [];

  function beginNext(): void {
    const at = running.size < atOnce ? waiting.findIndex(({ userId }) => !running.has(userId)) : -1;
    if (at === -1) return;
    const [next] = waiting.splice(at, 1);
    if (!next) return;
    running.add(next.userId);
    next.begin();
    beginNext();
  }

  return async function inTurn<Result>(
    userId: number,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const release = limit.acquire(userId);
    if (!release) throw readerBusy();
    await new Promise<void>((begin) => {
      waiting.push({ userId, begin });
      beginNext();
    });
    try {
      return await work();
    } finally {
      running.delete(userId);
      release();
      beginNext();
    }
  };
}

export function readerBusy(): ProductError {
  const sentence = "Many photos are being read right now. Try again in a moment.";
  return new ProductError("reader_busy", sentence, { retryAfter: secondsUntilFree });
}
