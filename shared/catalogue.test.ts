import { expect, test } from "vitest";
import { claims, monthlyPlan, rupees, weeklyPass, yearly } from "./catalogue.ts";

test("the prices agree with the savings that the pages state", () => {
  expect(Math.round((1 - monthlyPlan.price / monthlyPlan.listPrice) * 100)).toBe(
    monthlyPlan.percentOff,
  );
  expect(yearly.plan).toBe(2388);
  expect(yearly.tutor).toEqual({ from: 24_000, to: 60_000 });
  expect(yearly.tutor.from - yearly.plan).toBeGreaterThan(yearly.savingOver);
  expect(weeklyPass.hours).toBe(24 * weeklyPass.days);
  expect(claims.coachingMonthly.from).toBeGreaterThan(monthlyPlan.price);
});

test("rupees have Indian digit grouping", () => {
  expect([10, 2388, 60_000, 150_000, 10 / 7].map(rupees)).toEqual([
    "₹10",
    "₹2,388",
    "₹60,000",
    "₹1,50,000",
    "₹1.43",
  ]);
});
