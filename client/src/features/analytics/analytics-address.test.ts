// @vitest-environment node
import { expect, test } from "vitest";
import { analyticsAddress, analyticsViewIn } from "./analytics-address.ts";

test.each([
  "/analytics",
  "/analytics?period=daily",
  "/analytics?period=monthly&tab=students&sort=users.totalQueries.asc",
])("%s is unchanged when parsed and built again", (address) => {
  expect(analyticsAddress(analyticsViewIn(address.split("?")[1] ?? ""))).toBe(address);
});

test.each(["period=hourly&tab=secrets", "sort=users", "sort=users.name.up", "sort=.name.asc"])(
  "an address with unknown values (%s) shows the default page",
  (search) => {
    expect(analyticsViewIn(search)).toEqual({ period: "weekly", tab: "overview", sort: null });
  },
);
