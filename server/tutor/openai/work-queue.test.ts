import { afterEach, expect, test, vi } from "vitest";
import { createWorkQueue } from "./work-queue.ts";

afterEach(() => vi.restoreAllMocks());

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Work whose pieces take so many milliseconds each, on a separate clock. */
function pieces(milliseconds: number) {
  let clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => clock);
  const done: string[] = [];
  const piece = (name: string) => () => {
    clock += milliseconds;
    done.push(name);
  };
  return { done, piece };
}

test("long work is done in order, and other events are handled between two pieces", async () => {
  const { done, piece } = pieces(5);
  const queue = createWorkQueue();
  queue.take(piece("first"));
  queue.take(piece("second"));
  setImmediate(() => done.push("a new question"));
  await nextTurn();
  await nextTurn();
  expect(done).toEqual(["first", "a new question", "second"]);
});

test("short work is done in one turn, including work that arrives meanwhile", async () => {
  const { done, piece } = pieces(0);
  const queue = createWorkQueue();
  queue.take(() => {
    piece("first")();
    queue.take(piece("third"));
  });
  queue.take(piece("second"));
  setImmediate(() => done.push("a new question"));
  await nextTurn();
  expect(done).toEqual(["first", "second", "third", "a new question"]);
  queue.take(piece("later"));
  await nextTurn();
  expect(done.at(-1)).toBe("later");
});
