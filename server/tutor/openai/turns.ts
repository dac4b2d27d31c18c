/** As long as the work on what comes from models may keep everything else waiting. */
const sliceMs = 1;

/** Work that needn't be done at once takes its turn. */
export interface Turns {
  take: (work: () => void) => void;
}

/**
 * Lets work be done in the order it came, for a millisecond in each turn of the event loop. Hundreds of answers
 * grow at the same moment; in between, whoever asks a new question is heard. Work may not throw.
 */
export function createTurns(): Turns {
  let waiting: (() => void)[] = [];

  function run(): void {
    const endsAt = performance.now() + sliceMs;
    let done = 0;
    for (const work of waiting) {
      work();
      done += 1;
      if (performance.now() >= endsAt) break;
    }
    waiting = waiting.slice(done);
    if (waiting.length > 0) setImmediate(run);
  }

  return {
    take: (work) => {
      waiting.push(work);
      if (waiting.length === 1) setImmediate(run);
    },
  };
}
