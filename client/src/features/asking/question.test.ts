// @vitest-environment node
import { expect, test } from "vitest";
import { newIdempotencyKey } from "./idempotency-key.ts";
import { titleOf } from "./question.ts";

test("the title of a conversation is its question on one line", () => {
  expect(titleOf({ text: " Solve\n2x + 3 = 11 ", photo: null })).toBe("Solve 2x + 3 = 11");
});

test("a long question is truncated, and a photo alone has a title too", () => {
  const title = titleOf({ text: "word ".repeat(50), photo: null });
  expect(title.length).toBeLessThanOrEqual(80);
  expect(title).toMatch(/word…$/u);
  expect(titleOf({ text: "", photo: null })).toBe("Photo of a question");
});

test("idempotency keys are long and unique", () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey);
  expect(new Set(keys).size).toBe(100);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/u);
});
