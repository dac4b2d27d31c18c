import { expect, test } from "vitest";
import { headsOf, keysAt, keysOf, mayHold } from "./needs.ts";

const text = "~ravi bought N0_12 ~pens for M1 . what is × ~price ~of N2_1 ~pen . ";

test.each([
  "{who:person} bought|purchased {n:number} {x:goods}",
  "[cheap] what_is price of one {x:goods}",
  "{p:percent|money}",
  "<missing / {t:time}> pen",
  "what_is times",
])("a word problem may contain the wording %s", (wording) => {
  expect(mayHold(keysOf(text), wording)).toBe(true);
});

test.each(["{who:person} sold {n:number}", "{p:percent}", "what_was price", "two pens"])(
  "a story can't hold the wording %s",
  (wording) => {
    expect(mayHold(keysOf(text), wording)).toBe(false);
  },
);

test.each([
  ["[for|at] price|cost of {x:goods}", ["for", "at", "price", "cost"]],
  ["{n:number|money} pens", ["N", "M"]],
  ["what_is|find two", ["what", "find"]],
])("the wording %s can begin with certain words only", (wording, heads) => {
  expect([...(headsOf(wording) ?? [])]).toEqual(heads);
});

test.each(["{who:person} bought", "[if] {x:goods}", "<on it> price", "[if]"])(
  "the wording %s can begin with any word",
  (wording) => {
    expect(headsOf(wording)).toBeNull();
  },
);

test("an amount has its letter and its value as keys", () => {
  expect(keysAt(text, text.indexOf("N0"))).toEqual(["N", "N_12"]);
});

test("a space inside an optional part is a bug in the wording", () => {
  expect(() => mayHold(keysOf(text), "[in all] pens")).toThrow("A space");
});
