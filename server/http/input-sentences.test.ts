import { expect, test } from "vitest";
import { z } from "zod";
import { inputSentence } from "./input-sentences.ts";

test.each([
  [z.object({ a: z.string() }), { a: 1 }, '"a" must be text.'],
  [z.object({ a: z.object({ b: z.int() }) }), { a: { b: 1.5 } }, '"a.b" must be a whole number.'],
  [z.object({ a: z.array(z.string()) }), { a: "x" }, '"a" must be a list.'],
  [z.object({ a: z.enum(["x", "y"]) }), { a: "z" }, '"a" must be one of: x, y.'],
  [z.object({ a: z.string().max(2) }), { a: "xyz" }, '"a" is too long.'],
  [z.object({ a: z.string().min(2) }), { a: "x" }, '"a" is too short.'],
  [z.object({ a: z.number().max(2) }), { a: 3 }, '"a" is too large.'],
  [z.object({ a: z.number().min(2) }), { a: 1 }, '"a" is too small.'],
  [z.strictObject({}), { a: 1 }, "This can't hold a."],
  [z.object({ a: z.iso.datetime() }), { a: "x" }, `"a" can't be read.`],
  [z.object({}), [], "This must be an object."],
  [z.object({ a: z.string().max(2, "Two at most") }), { a: "xyz" }, "Two at most"],
])("an issue without a message in the contract gets a sentence (%#)", (schema, value, sentence) => {
  const { error } = schema.safeParse(value, { error: inputSentence });
  expect(error?.issues[0]?.message).toBe(sentence);
});
