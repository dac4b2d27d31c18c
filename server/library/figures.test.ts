import { expect, test } from "vitest";
import { figureSources } from "./library.ts";
import { figureFaults } from "./testing/figure-faults.ts";

const sources = await figureSources();

test.each(sources)("the strict check finds no fault in the figure $name", ({ name, source }) => {
  expect(figureFaults(name, source)).toEqual([]);
});

test("every figure is used by a concept, and no two share a name", () => {
  expect(sources.filter(({ concepts }) => concepts.length === 0).map(({ name }) => name)).toEqual(
    [],
  );
  expect(new Set(sources.map(({ name }) => name)).size).toBe(sources.length);
});
