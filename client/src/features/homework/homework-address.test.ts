// @vitest-environment node
import { expect, test } from "vitest";
import { addressOf, viewIn, type HomeworkView } from "./homework-address.ts";

test.each<[string, HomeworkView]>([
  ["", { kind: "new" }],
  ["step=help", { kind: "helpLevel" }],
  ["c=7", { kind: "lastAnswer", conversationId: 7 }],
  ["c=7&m=12", { kind: "answer", conversationId: 7, messageId: 12 }],
  ["c=7&m=3000000000000", { kind: "answer", conversationId: 7, messageId: 3_000_000_000_000 }],
  ["c=7&m=12&p=13", { kind: "practice", conversationId: 7, messageId: 12, practiceId: 13 }],
])("%j is parsed as a place, and its address is the same again", (search, place) => {
  expect(viewIn(search)).toEqual(place);
  expect(addressOf(place)).toBe(search ? `/homework?${search}` : "/homework");
});

test.each(["m=12", "c=0&m=12", "c=x", "c=-7", "c=7e3", "c=9999999999999999"])(
  "%j is rejected as a place",
  (search) => {
    expect(viewIn(search)).toEqual({ kind: "new" });
  },
);
