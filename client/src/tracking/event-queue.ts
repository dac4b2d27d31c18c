import type { TrackedEvent } from "./tracked-event.ts";

/** How events get to the server: `send` tells whether they did, `leave` is for a page that goes away. */
export interface EventLine {
  /** False where the line was down and the same may be sent again. */
  send: (events: TrackedEvent[]) => Promise<boolean>;
  leave: (events: TrackedEvent[]) => void;
}

/** A server takes up to 50 events and 16 KB at once; twenty of the largest stay below both. */
const batch = 20;
/** What a page without a line keeps; then the oldest goes. */
const most = 100;
const pauseMs = 5_000;

/** Keeps events until some are together, the page is left or the network is back. A batch that got lost is sent once more. */
export function createEventQueue({ send, leave }: EventLine) {
  let waiting: TrackedEvent[] = [];
  let lost: TrackedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function add(event: TrackedEvent): void {
    waiting.push(event);
    if (waiting.length > most) waiting.shift();
    timer ??= setTimeout(() => void flush(), pauseMs);
  }

  /** Sends all that waits. What was lost before is lost for good where it doesn't get through now. */
  async function flush(): Promise<void> {
    const [fresh, again] = takeAll();
    for (const events of inBatches(again)) await send(events);
    for (const events of inBatches(fresh)) {
      if (await send(events)) continue;
      lost = [...lost, ...events].slice(-most);
    }
  }

  /** The page goes away: nothing can be waited for. */
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
