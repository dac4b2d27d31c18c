import type { EventName, PropertiesOf } from "#shared/domain/events.ts";
import { randomId } from "../lib/random-id.ts";
import { eventLine } from "./event-line.ts";
import { createEventQueue } from "./event-queue.ts";
import { isPublicPage, pageHere } from "./page-here.ts";
import { offerToPixels } from "./pixel-gate.ts";

const queue = createEventQueue(eventLine);

let isListening = false;

/**
 * The one way to say that something happened: an event of shared/domain/events.ts. It goes to our own table, and on public
 * pages to the pixels, where there are any. Whatever goes wrong here, the page goes on.
 */
export function track<Name extends EventName>(name: Name, properties: PropertiesOf<Name>): void {
  try {
    listen();
    const event = { id: randomId(), name, page: pageHere(), at: Date.now(), properties };
    queue.add(event);
    if (isPublicPage(event.page)) offerToPixels(event);
  } catch {
    // A page that can't count is still a page.
  }
}

/** Sends what waits, before something changes whose it is. Waits no longer than a student would. */
export async function flushEvents(): Promise<void> {
  await Promise.race([queue.flush(), new Promise((resolve) => setTimeout(resolve, 1_000))]);
}

/** Sends what waits, for the page goes away. */
export function flushEventsAndLeave(): void {
  queue.flushAndLeave();
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener("pagehide", flushEventsAndLeave);
  window.addEventListener("online", () => void queue.flush());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") flushEventsAndLeave();
  });
}
