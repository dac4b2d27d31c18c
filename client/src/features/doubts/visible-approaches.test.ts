import { expect, test } from "vitest";
import { visibleApproaches, otherSteps } from "./visible-approaches.ts";
import { aWay } from "./testing/given-doubts.ts";

const ways = ["One", "Two", "Three", "Four"].map((title) => aWay(title, `Step of ${title}`));

test("of more approaches than the page has tabs, the first three are shown", () => {
  expect(visibleApproaches({ approaches: ways }).map(({ title }) => title)).toEqual([
    "One",
    "Two",
    "Three",
  ]);
  expect(visibleApproaches({})).toEqual([]);
});

test("steps that are also in an approach are shown only there", () => {
  const steps = aWay("", "Step of Two").steps;
  expect(otherSteps(ways, steps)).toEqual([]);
  expect(otherSteps([], steps)).toEqual(steps);
});

test("steps that differ in a line or have one more are shown beside the approaches", () => {
  const [step] = aWay("", "Step of Two").steps.map((each) => ({ ...each, result: "$x = 4$" }));
  const other = step ? [step] : [];
  expect(otherSteps(ways, other)).toEqual(other);
  const longer = [...aWay("", "Step of Two").steps, ...aWay("", "And more").steps];
  expect(otherSteps(ways, longer)).toEqual(longer);
});
