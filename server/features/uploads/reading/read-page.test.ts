import { expect, test } from "vitest";
import { withSoftSigns } from "./read-page.ts";

const plus = { unsure: ["+", "÷"] };

test("on a soft photo a plus between numbers may be ÷", () => {
  expect(withSoftSigns(["24 + 6 × 2 + 5"], 1.2)).toEqual(["24 ", plus, " 6 × 2 ", plus, " 5"]);
});

test("a plus among variables and roots, and an unsure place, are unchanged", () => {
  const pieces = ["x^2 + 5x + 6 = √75 + √12", { unsure: ["÷", "+"] as const }, " 3"];
  expect(withSoftSigns(pieces, 1.2)).toEqual(pieces);
});

test("a sharp photo needs no mark", () => {
  expect(withSoftSigns(["24 + 6"], 0.7)).toEqual(["24 + 6"]);
});
