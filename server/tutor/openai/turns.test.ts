import { afterEach, expect, test, vi } from "vitest";
import { createTurns } from "./turns.ts";

afterEach(() => vi.restoreAllMocks());

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Work of which each piece takes so many milliseconds, on a clock of its own. */
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

test("long work is done in the order it came, and between two pieces others are heard", async () => {
  const { done, piece } = pieces(5);
  const turns = createTurns();
  turns.take(piece("first"));
  turns.take(piece("second"));
  setImmediate(() => done.push("a new question"));
  await nextTurn();
  await nextTurn();
  expect(done).toEqual(["first", "a new question", "second"]);
});

test("short work is done together, also what comes while it is done", async () => {
  const { done, piece } = pieces(0);
  const turns = createTurns();
  turns.take(() => {
    piece("first")();
    turns.take(piece("third"));
  });
  turns.take(piece("second"));
  setImmediate(() => done.push("a new question"));
  await nextTurn();
  expect(done).toEqual(["first", "second", "third", "a new question"]);
  turns.take(piece("later"));
  await nextTurn();
  expect(done.at(-1)).toBe("later");
});
