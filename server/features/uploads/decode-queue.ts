import { ProductError } from "../../errors.ts";
import { createConcurrencyLimit } from "../../concurrency-limit.ts";

interface Bounds {
  /** Photos that are decoded at the same moment; each may take 200 MB and a core. */
  atOnce: number;
  /** Photos of one student that are decoded or wait. */
  perStudent: number;
  /** The same of all students. */
  all: number;
}

interface Waiting {
  userId: number;
  begin: () => void;
}

/** A queue is through in about that time. */
const secondsUntilFree = 5;

/**
 * Runs what is given in turn, for each student one at a time: however many photos she sends, the next child waits for one
 * of them at most. Throws `reader_busy` where the queue is full.
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
    if (!release) throw busy();
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

export function busy(): ProductError {
  const sentence = "Many photos are being read right now. Try again in a moment.";
  return new ProductError("reader_busy", sentence, { retryAfter: secondsUntilFree });
}
