import type { TrackedEvent } from "./tracked-event.ts";

/** Transport of events to the server: `send` reports success, `leave` is for a page that is being unloaded. */
export interface EventLine {
  /** Resolves to false if the connection failed and the same events may be sent again. */
  send: (events: TrackedEvent[]) => Promise<boolean>;
  leave: (events: TrackedEvent[]) => void;
}

/** Events per batch. The server accepts up to 50 events and 16 KB at once; twenty of the largest stay below both. */
const batch = 20;
/** Most events that an offline page keeps; the oldest are dropped. */
const most = 100;
const pauseMs = 5_000;

/**
 * Queues events until a batch is complete, the page is unloaded or the connection is back. A failed batch is retried
 * once.
 */
export function createEventQueue({ send, leave }: EventLine) {
  let waiting: TrackedEvent[] = [];
  let lost: TrackedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function add(event: TrackedEvent): void {
    waiting.push(event);
    if (waiting.length > most) waiting.shift();
    timer ??= setTimeout(() => void flush(), pauseMs);
  }

  /** Sends all waiting events. Events that failed before are dropped if they fail again. */
  async function flush(): Promise<void> {
    const [fresh, again] = takeAll();
    for (const events of inBatches(again)) await send(events);
    for (const events of inBatches(fresh)) {
      if (await send(events)) continue;
      lost = [...lost, ...events].slice(-most);
    }
  }

  /** Sends everything without waiting, because the page is being unloaded. */
  function flushAndLeave(): void {
    for (const events of inBatches(takeAll().flat())) leave(events);
  }

  function takeAll(): [TrackedEvent[], TrackedEvent[]] {
    clearTimeout(timer);
    timer = undefined;
    const taken: [TrackedEvent[], TrackedEvent[]] = [waiting, lost];
    waiting = [];
    lost = [];
    return taken;
  }

  return { add, flush, flushAndLeave };
}

function inBatches(events: TrackedEvent[]): TrackedEvent[][] {
  const batches = [];
  for (let from = 0; from < events.length; from += batch) {
    batches.push(events.slice(from, from + batch));
  }
  return batches;
}
