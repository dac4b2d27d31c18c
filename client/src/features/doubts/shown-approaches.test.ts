import { expect, test } from "vitest";
import { shownApproaches, stepsBeside } from "./shown-approaches.ts";
import { aWay } from "./testing/given-doubts.ts";

const ways = ["One", "Two", "Three", "Four"].map((title) => aWay(title, `Step of ${title}`));

test("of more approaches than the page has tabs for, the first three are shown", () => {
  expect(shownApproaches({ approaches: ways }).map(({ title }) => title)).toEqual([
    "One",
    "Two",
    "Three",
  ]);
  expect(shownApproaches({})).toEqual([]);
});

test("steps that an approach tells too stand there alone", () => {
  const steps = aWay("", "Step of Two").steps;
  expect(stepsBeside(ways, steps)).toEqual([]);
  expect(stepsBeside([], steps)).toEqual(steps);
});

test("steps with another line, or one more, stand beside the approaches", () => {
  const [step] = aWay("", "Step of Two").steps.map((each) => ({ ...each, result: "$x = 4$" }));
  const other = step ? [step] : [];
  expect(stepsBeside(ways, other)).toEqual(other);
  const longer = [...aWay("", "Step of Two").steps, ...aWay("", "And more").steps];
  expect(stepsBeside(ways, longer)).toEqual(longer);
});
