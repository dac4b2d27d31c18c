import { expect, test } from "vitest";
import { sendEvents } from "#shared/contracts/events.ts";
import { answer, dropConnection, refuse } from "../testing/api-mock.ts";
import { server } from "../testing/server.ts";
import { eventTransport } from "./event-transport.ts";
import type { TrackedEvent } from "./tracked-event.ts";

const event: TrackedEvent = { id: "1", name: "PageView", page: "landing", at: 0, properties: {} };

test("events that arrived or were refused are done; others may be sent again", async () => {
  server.use(answer(sendEvents, { accepted: 1 }));
  expect(await eventTransport.send([event])).toBe(true);
  server.use(refuse(sendEvents, 400, { code: "invalid_input" }));
  expect(await eventTransport.send([event])).toBe(true);
  server.use(refuse(sendEvents, 503, { code: "unavailable" }));
  expect(await eventTransport.send([event])).toBe(false);
  server.use(dropConnection(sendEvents));
  expect(await eventTransport.send([event])).toBe(false);
});

/** Opens a page at this address; returns the visitor id that the server receives. */
async function visitorAt(address: string): Promise<unknown> {
  window.history.replaceState(null, "", address);
  let visitorId: unknown;
  server.use(
    answer(sendEvents, { accepted: 1 }, async (request) => {
      // safe: the body that event-line.ts sends
      ({ visitorId } = (await request.clone().json()) as { visitorId: unknown });
    }),
  );
  await eventTransport.send([event]);
  return visitorId;
}

test("a visitor has an id on public pages; a student has none, because her session identifies her", async () => {
  expect(await visitorAt("/subscribe")).toMatch(/^[\da-f]{32}$/u);
  expect(await visitorAt("/homework")).toBeNull();
});
