// @vitest-environment node
import { expect, test } from "vitest";
import { addressOf, viewIn, type DoubtView } from "./doubt-address.ts";

test.each<[string, DoubtView]>([
  ["", { kind: "new" }],
  ["?conversation=7", { kind: "lastAnswer", conversationId: 7 }],
  ["?conversation=7&answer=12", { kind: "solution", conversationId: 7, messageId: 12 }],
  [
    "?conversation=7&answer=12&practice=13",
    { kind: "practice", conversationId: 7, messageId: 12, practiceId: 13 },
  ],
])("the address /doubts%s is parsed to a place and built back", (search, place) => {
  expect(viewIn(search)).toEqual(place);
  expect(addressOf(place)).toBe(`/doubts${search}`);
});

test.each(["?answer=12", "?conversation=0", "?conversation=7e3", "?conversation=-1&answer=12"])(
  "the address /doubts%s shows an empty box",
  (search) => {
    expect(viewIn(search)).toEqual({ kind: "new" });
  },
);
