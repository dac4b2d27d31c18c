import { expect, test } from "vitest";
import { createConcurrencyLimit } from "./concurrency-limit.ts";

test("a student has so many slots, and no more until one is released", () => {
  const limit = createConcurrencyLimit({ perStudent: 1, all: 10 });
  const release = limit.acquire(1);
  expect(limit.acquire(1)).toBeNull();
  expect(limit.acquire(2)).not.toBeNull();
  release?.();
  expect(limit.acquire(1)).not.toBeNull();
});

test("all students together have so many, and releasing twice frees one slot", () => {
  const limit = createConcurrencyLimit({ perStudent: 5, all: 2 });
  const release = limit.acquire(1);
  limit.acquire(2);
  expect(limit.acquire(3)).toBeNull();
  release?.();
  release?.();
  expect(limit.acquire(3)).not.toBeNull();
  expect(limit.acquire(4)).toBeNull();
});
