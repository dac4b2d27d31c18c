import { expect, test } from "vitest";
import { sendEvents } from "#shared/contracts/events.ts";
import { answer, dropConnection, refuse } from "../testing/api-mock.ts";
import { server } from "../testing/server.ts";
import { eventLine } from "./event-line.ts";
import type { TrackedEvent } from "./tracked-event.ts";

const event: TrackedEvent = { id: "1", name: "PageView", page: "landing", at: 0, properties: {} };

test("what arrived, and what was refused, is done with; a server that is down may be told again", async () => {
  server.use(answer(sendEvents, { accepted: 1 }));
  expect(await eventLine.send([event])).toBe(true);
  server.use(refuse(sendEvents, 400, { code: "invalid_input" }));
  expect(await eventLine.send([event])).toBe(true);
  server.use(refuse(sendEvents, 503, { code: "unavailable" }));
  expect(await eventLine.send([event])).toBe(false);
  server.use(dropConnection(sendEvents));
  expect(await eventLine.send([event])).toBe(false);
});

/** The address is that of a page of this kind; gives who the server is told was there. */
async function visitorAt(address: string): Promise<unknown> {
  window.history.replaceState(null, "", address);
  let told: unknown;
  server.use(
    answer(sendEvents, { accepted: 1 }, async (request) => {
      // safe: what event-line.ts writes
      ({ visitorId: told } = (await request.clone().json()) as { visitorId: unknown });
    }),
  );
  await eventLine.send([event]);
  return told;
}

test("a visitor has a number on public pages; a student has none, for her session names her", async () => {
  expect(await visitorAt("/subscribe")).toMatch(/^[\da-f]{32}$/u);
  expect(await visitorAt("/homework")).toBeNull();
});
