import { expect, test } from "vitest";
import { createGate } from "./gate.ts";

test("a student has so many places, and no more until one is left", () => {
  const gate = createGate({ perStudent: 1, all: 10 });
  const leave = gate.enter(1);
  expect(gate.enter(1)).toBeNull();
  expect(gate.enter(2)).not.toBeNull();
  leave?.();
  expect(gate.enter(1)).not.toBeNull();
});

test("all students together have so many, and leaving twice frees one place", () => {
  const gate = createGate({ perStudent: 5, all: 2 });
  const leave = gate.enter(1);
  gate.enter(2);
  expect(gate.enter(3)).toBeNull();
  leave?.();
  leave?.();
  expect(gate.enter(3)).not.toBeNull();
  expect(gate.enter(4)).toBeNull();
});
