import { expect, test } from "vitest";
import { keysOf, meets, needsOf } from "./needs.ts";

const text = "~ravi bought N0_12 ~pens for M1 . what is × ~price ~of N2_1 ~pen . ";

test.each([
  "{who:person} bought|purchased {n:number} {x:goods}",
  "[cheap] what_is price of one {x:goods}",
  "{p:percent|money}",
  "< missing / {t:time} > pen",
  "what_is times",
])("a story may hold the wording %s", (wording) => {
  expect(meets(keysOf(text), needsOf(wording))).toBe(true);
});

test.each(["{who:person} sold {n:number}", "{p:percent}", "what_was price", "two pens"])(
  "a story can't hold the wording %s",
  (wording) => {
    expect(meets(keysOf(text), needsOf(wording))).toBe(false);
  },
);
