import type { EventName, PropertiesOf } from "#shared/domain/events.ts";
import { randomId } from "../lib/random-id.ts";
import { eventTransport } from "./event-transport.ts";
import { createEventQueue } from "./event-queue.ts";
import { isPublicPage, currentPage } from "./current-page.ts";
import { sendToPixels } from "./pixel-gate.ts";

const queue = createEventQueue(eventTransport);

let isListening = false;

/**
 * Tracks an event of shared/domain/events.ts; there is no other way. It is sent to our own table, and on public pages
 * to the pixels, if any. An error here never breaks the page.
 */
export function track<Name extends EventName>(name: Name, properties: PropertiesOf<Name>): void {
  try {
    listen();
    const event = { id: randomId(), name, page: currentPage(), at: Date.now(), properties };
    queue.add(event);
    if (isPublicPage(event.page)) sendToPixels(event);
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
export function flushEventsOnUnload(): void {
  queue.flushOnUnload();
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener("pagehide", flushEventsOnUnload);
  window.addEventListener("online", () => void queue.flush());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") flushEventsOnUnload();
  });
}
