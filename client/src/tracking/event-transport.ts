import { mayShare } from "./consent.ts";
import type { EventTransport } from "./event-queue.ts";
import type { TrackedEvent } from "./tracked-event.ts";
import { visitorId } from "./visitor.ts";

const address = "/api/events";

/**
 * Sends events to our own server. It doesn't use the app's API client: public pages don't load it, and events of a page
 * that is being unloaded need a beacon.
 */
export const eventTransport: EventTransport = {
  send: async (events) => {
    try {
      const { status } = await post(events);
      // Refused events are done; if the server fails, they may be sent again.
      return status < 500;
    } catch {
      return false;
    }
  },
  sendOnUnload: (events) => {
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
