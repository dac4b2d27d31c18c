import { expect, test } from "vitest";
import { costOf, parsePrices } from "./prices.ts";

const prices = new Map([
  ["gpt-5-mini", { input: 0.25, output: 2 }],
  ["odd", { input: 0.07, output: 0.1 }],
]);

test("a price table is parsed, whatever the models are called", () => {
  expect(parsePrices("gpt-5-mini=0.25/2.00, my-model = 0.1 / 0.4,openai/gpt-5=1.25/10")).toEqual(
    new Map([
      ["gpt-5-mini", { input: 0.25, output: 2 }],
      ["my-model", { input: 0.1, output: 0.4 }],
      ["openai/gpt-5", { input: 1.25, output: 10 }],
    ]),
  );
  expect(parsePrices("llama3:8b=0/0,__proto__=1/1")?.get("__proto__")).toEqual({
    input: 1,
    output: 1,
  });
});

test.each([
  "",
  "gpt-5-mini",
  "gpt-5-mini=0.25",
  "gpt-5-mini=0.25/",
  "gpt-5-mini=-1/2",
  "gpt-5-mini=0,25/2",
  "gpt-5-mini=1e3/2",
  "gpt-5-mini=1000/2",
  "=0.25/2",
  "a=1/1,",
  "a=1/1 b=2/2",
  "a=1/1, a=2/2",
])("%j is no price table", (text) => {
  expect(parsePrices(text)).toBeNull();
});

test.each([
  [1_000_000, 0, "gpt-5-mini", 250_000],
  [0, 1_000_000, "gpt-5-mini", 2_000_000],
  [1200, 800, "gpt-5-mini", 1900],
  [1, 0, "gpt-5-mini", 1],
  [5, 0, "gpt-5-mini", 2],
  [100, 0, "odd", 7],
  [0, 3, "odd", 1],
  [10, 3, "odd", 1],
])("%i tokens in and %i out of %s cost %i millionths of a dollar", (input, output, model, cost) => {
  expect(costOf({ inputTokens: input, outputTokens: output }, model, prices)).toBe(cost);
});

test("the cost of a model that is not in the table is unknown", () => {
  expect(costOf({ inputTokens: 1, outputTokens: 0 }, "new-model", prices)).toBeNull();
});

test("a call without tokens costs nothing", () => {
  expect(costOf({ inputTokens: 0, outputTokens: 0 }, "built-in", prices)).toBe(0);
});
