import { expect, test } from "vitest";
import { placeName } from "./place-name.ts";

test.each([
  [1, "1st"],
  [2, "2nd"],
  [3, "3rd"],
  [4, "4th"],
  [11, "11th"],
  [12, "12th"],
  [22, "22nd"],
  [111, "111th"],
  [101, "101st"],
])("place %i is the %s", (place, name) => {
  expect(placeName(place)).toBe(name);
});
