import { expect, test } from "vitest";
import { firstNameOf } from "./first-name.ts";

test.each([
  ["Asha Rao", "Asha"],
  ["  Asha ", "Asha"],
  ["K. L. Rahul", "Rahul"],
  ["A P J Abdul Kalam", "Abdul"],
  ["आशा राव", "आशा"],
  ["R", "R"],
])("%s is called %s", (name, firstName) => {
  expect(firstNameOf(name)).toBe(firstName);
});
