import { expect, test } from "vitest";
import { keyedRequest } from "./keyed-request.ts";

test("a request is hashed by its separate parts, not by their concatenated text", () => {
  const hashOf = (...parts: string[]) => keyedRequest(1, "a key", parts).hash;
  expect(hashOf("hint", "5 + 2")).toBe(hashOf("hint", "5 + 2"));
  expect(hashOf("hint", "5 + 2")).not.toBe(hashOf("hint5", " + 2"));
  expect(hashOf("hint", "")).not.toBe(hashOf("hint"));
});
