// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEventQueue } from "./event-queue.ts";
import type { TrackedEvent } from "./tracked-event.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const event = (id: string): TrackedEvent => ({
  id,
  name: "PageView",
  page: "landing",
  at: 0,
  properties: {},
});

const numbered = (count: number) => Array.from({ length: count }, (_, at) => event(String(at)));

function givenQueue() {
  const sent: string[][] = [];
  const left: string[][] = [];
  const line = { isUp: true };
  const ids = (events: TrackedEvent[]) => events.map(({ id }) => id);
  const queue = createEventQueue({
    send: async (events) => {
      if (line.isUp) sent.push(ids(events));
      return line.isUp;
    },
    sendOnUnload: (events) => void left.push(ids(events)),
  });
  return { queue, sent, left, line };
}

test("events wait a short time and are sent together", async () => {
  const { queue, sent } = givenQueue();
  queue.add(event("a"));
  queue.add(event("b"));
  expect(sent).toEqual([]);
  await vi.runAllTimersAsync();
  expect(sent).toEqual([["a", "b"]]);
});

test("a page that is unloaded sends waiting events, and none twice", async () => {
  const { queue, sent, left } = givenQueue();
  queue.add(event("a"));
  queue.flushOnUnload();
  queue.flushOnUnload();
  await vi.runAllTimersAsync();
  expect(left).toEqual([["a"]]);
  expect(sent).toEqual([]);
});

test("many events are sent in batches that the server accepts", async () => {
  const { queue, sent } = givenQueue();
  for (const each of numbered(45)) queue.add(each);
  await queue.flush();
  expect(sent.map((batch) => batch.length)).toEqual([20, 20, 5]);
});

test("a full queue drops the oldest events", async () => {
  const { queue, sent } = givenQueue();
  for (const each of numbered(103)) queue.add(each);
  await queue.flush();
  expect(sent.flat()).toHaveLength(100);
  expect(sent[0]?.[0]).toBe("3");
});

test("failed events are retried once when the connection is back, and then dropped", async () => {
  const { queue, sent, line } = givenQueue();
  line.isUp = false;
  queue.add(event("a"));
  await queue.flush();
  line.isUp = true;
  await queue.flush();
  expect(sent).toEqual([["a"]]);

  line.isUp = false;
  queue.add(event("b"));
  await queue.flush();
  await queue.flush();
  line.isUp = true;
  await queue.flush();
  expect(sent).toEqual([["a"]]);
});

test("a page that is unloaded sends previously failed events, too", async () => {
  const { queue, left, line } = givenQueue();
  line.isUp = false;
  queue.add(event("a"));
  await queue.flush();
  queue.flushOnUnload();
  expect(left).toEqual([["a"]]);
});
