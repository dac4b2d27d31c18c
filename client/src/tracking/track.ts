import type { EventName, PropertiesOf } from "#shared/domain/events.ts";
import { randomId } from "../lib/random-id.ts";
import { eventLine } from "./event-line.ts";
import { createEventQueue } from "./event-queue.ts";
import { isPublicPage, pageHere } from "./page-here.ts";
import { offerToPixels } from "./pixel-gate.ts";

const queue = createEventQueue(eventLine);

let isListening = false;

/**
 * Tracks an event of shared/domain/events.ts; there is no other way. It is sent to our own table, and on public pages
 * to the pixels, if any. An error here never breaks the page.
 */
export function track<Name extends EventName>(name: Name, properties: PropertiesOf<Name>): void {
  try {
    listen();
    const event = { id: randomId(), name, page: pageHere(), at: Date.now(), properties };
    queue.add(event);
    if (isPublicPage(event.page)) offerToPixels(event);
  } catch {
    // A page that can't track events still works.
  }
}

/**
 * Sends waiting events before a login or logout changes their user. It has a short timeout, because the student waits.
 */
export async function flushEvents(): Promise<void> {
  await Promise.race([queue.flush(), new Promise((resolve) => setTimeout(resolve, 1_000))]);
}

/** Sends waiting events, because the page is being unloaded. */
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
