/** The longest time for which this work may block the event loop. */
const sliceMs = 1;

/** Work that needn't be done at once is queued. */
export interface WorkQueue {
  take: (work: () => void) => void;
}

/**
 * Runs queued work in order, for a millisecond in each turn of the event loop. Hundreds of answers grow at the same
 * moment; in between, new requests are handled. Work may not throw.
 */
export function createWorkQueue(): WorkQueue {
  let waiting: (() => void)[] = [];

  function run(): void {
    const endsAt = performance.now() + sliceMs;
    let doneCount = 0;
    for (const work of waiting) {
      work();
      doneCount += 1;
      if (performance.now() >= endsAt) break;
    }
    waiting = waiting.slice(doneCount);
    if (waiting.length > 0) setImmediate(run);
  }

  return {
    take: (work) => {
      waiting.push(work);
      if (waiting.length === 1) setImmediate(run);
    },
  };
}
