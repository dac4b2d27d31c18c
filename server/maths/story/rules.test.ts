import { expect, test } from "vitest";
import * as q from "../numbers/rational.ts";
import { line } from "./line.ts";
import { follow, makeRule, plan, wayBack } from "./rules.ts";

const rules = [
  makeRule("profit", "sp cp", "Find the profit", "", (v) => line`${v("sp")} - ${v("cp")}`),
  makeRule(
    "percent",
    "profit cp",
    "Find the percent",
    "",
    (v) => line`\frac{${v("profit")}}{${v("cp")}} \times 100`,
  ),
  makeRule(
    "sp",
    "cp percent",
    "Find the price",
    "",
    (v) => line`\frac{${v("cp")} \times (100 + ${v("percent")})}{100}`,
  ),
];
const given = new Map([
  ["cp", q.rational(80n)],
  ["sp", q.rational(100n)],
]);

test("the shortest chain of formulas is used", () => {
  const chain = plan(rules, new Set(given.keys()), ["percent"]);
  expect(chain?.map(({ finds }) => finds)).toEqual(["profit", "percent"]);
  expect(follow(chain ?? [], given).at(-1)?.value).toEqual(q.rational(25n));
});

test("there is no plan if a number is unused, missing, or both given and requested", () => {
  expect(plan(rules, new Set(["cp", "sp", "discount"]), ["percent"])).toBeNull();
  expect(plan(rules, new Set(["sp"]), ["percent"])).toBeNull();
  expect(plan(rules, new Set(["cp", "sp"]), ["cp"])).toBeNull();
  expect(plan(rules, new Set(["cp", "sp", "n"]), ["percent"], ["n"])).not.toBeNull();
});

test("an answer is proved by recomputing a given number from it, and a wrong one is not", () => {
  expect(wayBack(rules, given, ["percent", q.rational(25n)])?.role).toBe("sp");
  expect(wayBack(rules, given, ["percent", q.rational(20n)])).toBeNull();
  expect(wayBack(rules, given, ["unheard", q.rational(20n)])).toBeNull();
});
