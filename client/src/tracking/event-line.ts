import { mayShare } from "./consent.ts";
import type { EventLine } from "./event-queue.ts";
import type { TrackedEvent } from "./tracked-event.ts";
import { visitorId } from "./visitor.ts";

const address = "/api/events";

/**
 * To our own server. Not by the app's fetcher: public pages don't have it, and what a page says while it goes away must be
 * a beacon.
 */
export const eventLine: EventLine = {
  send: async (events) => {
    try {
      const { status } = await post(events);
      // Refused is told and done with; a server that is down may be up again.
      return status < 500;
    } catch {
      return false;
    }
  },
  leave: (events) => {
    const body = new Blob([bodyOf(events)], { type: "application/json" });
    if (typeof navigator.sendBeacon === "function" && navigator.sendBeacon(address, body)) return;
    post(events).catch(() => undefined);
  },
};

function post(events: TrackedEvent[]): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return fetch(address, { method: "POST", headers, body: bodyOf(events), keepalive: true });
}

function bodyOf(events: TrackedEvent[]): string {
  return JSON.stringify({
    sentAt: new Date().toISOString(),
    visitorId: visitorId(),
    isPrivate: !mayShare(),
    events: events.map(({ at, ...event }) => ({ ...event, at: new Date(at).toISOString() })),
  });
}
