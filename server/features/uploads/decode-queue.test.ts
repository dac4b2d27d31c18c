import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createDecodeQueue } from "./decode-queue.ts";

/** A queue whose work ends when the test says so; records the names of started work. */
function queueOf(bounds = { atOnce: 2, perStudent: 3, all: 5 }) {
  const inTurn = createDecodeQueue(bounds);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (userId: number, name: string) =>
    inTurn(userId, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await turn();
  };
  return { inTurn, add, end, begun };
}

test("a student's photos are decoded one at a time, and another student's before her second", async () => {
  const { add, end, begun } = queueOf();
  const all = [add(1, "a1"), add(1, "a2"), add(1, "a3"), add(2, "b1")];
  await turn();
  expect(begun).toEqual(["a1", "b1"]);
  await end("a1");
  expect(begun).toEqual(["a1", "b1", "a2"]);
  for (const name of ["b1", "a2", "a3"]) await end(name);
  await Promise.all(all);
});

test("two photos are decoded concurrently, of any students", async () => {
  const { add, end, begun } = queueOf();
  const all = [add(1, "a"), add(2, "b"), add(3, "c")];
  await turn();
  expect(begun).toEqual(["a", "b"]);
  await end("b");
  expect(begun).toEqual(["a", "b", "c"]);
  await end("a");
  await end("c");
  await Promise.all(all);
});

test("a full queue refuses with a retry time, per student and overall", async () => {
  const { add } = queueOf();
  for (const name of ["a1", "a2", "a3"]) void add(1, name);
  await expect(add(1, "a4")).rejects.toMatchObject({ code: "reader_busy", retryAfter: 5 });
  void add(2, "b1");
  void add(2, "b2");
  await expect(add(3, "c1")).rejects.toMatchObject({ code: "reader_busy" });
});

test("failed work frees its place", async () => {
  const { inTurn, begun, add, end } = queueOf({ atOnce: 1, perStudent: 1, all: 1 });
  await expect(inTurn(1, () => Promise.reject(new Error("unreadable")))).rejects.toThrow();
  const next = add(1, "next");
  await turn();
  expect(begun).toEqual(["next"]);
  await end("next");
  await next;
});
