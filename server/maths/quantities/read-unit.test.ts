import { expect, test } from "vitest";
import { tokenise } from "../read/tokenise.ts";
import { readUnit } from "./read-unit.ts";

test("a power of a tiny unit, too long to be scaled, is not a unit and throws nothing", () => {
  expect(readUnit(tokenise("u^4"), 0)).toBeNull();
  expect(readUnit(tokenise("u/u^3/u^3"), 0)).toBeNull();
  expect(readUnit(tokenise("u"), 0)).not.toBeNull();
});
