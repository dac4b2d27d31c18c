import type { TrackedEvent } from "./tracked-event.ts";

/** Transport of events to the server: `send` reports success, `sendOnUnload` is for a page that is being unloaded. */
export interface EventTransport {
  /** Resolves to false if the connection failed and the same events may be sent again. */
  send: (events: TrackedEvent[]) => Promise<boolean>;
  sendOnUnload: (events: TrackedEvent[]) => void;
}

/** Events per batch. The server accepts up to 50 events and 16 KB at once; twenty of the largest stay below both. */
const batchSize = 20;
/** Most events that an offline page keeps; the oldest are dropped. */
const maxEvents = 100;
const delayMs = 5_000;

/**
 * Queues events until a batch is complete, the page is unloaded or the connection is back. A failed batch is retried
 * once.
 */
export function createEventQueue({ send, sendOnUnload }: EventTransport) {
  let pending: TrackedEvent[] = [];
  let unsent: TrackedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function add(event: TrackedEvent): void {
    pending.push(event);
    if (pending.length > maxEvents) pending.shift();
    timer ??= setTimeout(() => void flush(), delayMs);
  }

  /** Sends all waiting events. Events that failed before are dropped if they fail again. */
  async function flush(): Promise<void> {
    const [fresh, again] = takeAll();
    for (const events of inBatches(again)) await send(events);
    for (const events of inBatches(fresh)) {
      if (await send(events)) continue;
      unsent = [...unsent, ...events].slice(-maxEvents);
    }
  }

  /** Sends everything without waiting, because the page is being unloaded. */
  function flushOnUnload(): void {
    for (const events of inBatches(takeAll().flat())) sendOnUnload(events);
  }

  function takeAll(): [TrackedEvent[], TrackedEvent[]] {
    clearTimeout(timer);
    timer = undefined;
    const batches: [TrackedEvent[], TrackedEvent[]] = [pending, unsent];
    pending = [];
    unsent = [];
    return batches;
  }

  return { add, flush, flushOnUnload };
}

function inBatches(events: TrackedEvent[]): TrackedEvent[][] {
  const batches = [];
  for (let from = 0; from < events.length; from += batchSize) {
    batches.push(events.slice(from, from + batchSize));
  }
  return batches;
}
