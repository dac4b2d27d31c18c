import { expect, test } from "vitest";
import { isUniform } from "../prove.ts";
import { compileFrame, decimal } from "../reading/compiled-frame.ts";
import { namesIn } from "../formula/formula.ts";
import { physicsTasks } from "../physics.tasks.ts";
import { lawFrames } from "./law-book.ts";

const frames = lawFrames.map((frame) => [frame.name, compileFrame(frame)] as const);

test.each(frames)("%s: both sides of every law have the same dimension", (_, frame) => {
  for (const law of frame.laws)
    expect([law.text, isUniform(frame, law.equation)]).toEqual([law.text, true]);
});

test.each(frames)("%s: laws, facts and lists name only its own quantities", (_, frame) => {
  const {
    facts = [],
    group = [],
    order = [],
    spare = [],
    requires = [],
    markers = [],
    idle = {},
  } = frame.frame;
  const named = [
    ...frame.laws.flatMap(({ names }) => names),
    ...facts.map(({ variable }) => variable),
    ...group,
    ...order,
    ...spare,
    ...requires,
    ...markers,
    ...Object.keys(idle),
  ];
  for (const name of named) expect([name, frame.variables.has(name)]).toEqual([name, true]);
});

test.each(frames)("%s: no two quantities of one frame look alike on the page", (_, frame) => {
  const seen = [...frame.variables.values()].flatMap(({ name, latex }) => {
    return frame.frame.markers?.includes(name) === true ? [] : [latex];
  });
  expect(new Set(seen).size).toBe(seen.length);
});

test.each(frames)("%s: formulas given for a name do not hold that name", (_, frame) => {
  for (const { solutions } of frame.laws) {
    for (const [name, formula] of solutions) {
      if (formula === null) continue;
      expect(namesIn(formula)).not.toContain(name);
    }
  }
});

test.each(frames)("%s: values of data without effect are decimals", (_, { frame }) => {
  for (const value of Object.values(frame.idle ?? {})) {
    expect(() => (value === "any" ? null : decimal(value))).not.toThrow();
  }
});

test("a constant that is no decimal is an error, and not 0", () => {
  expect(decimal("6.67e-2")).toEqual({ numerator: 667n, denominator: 10000n });
  expect(() => decimal("1/2")).toThrow("Not a decimal: 1/2");
});

test("names of frames are unlike, so that the book can be read by them", () => {
  expect(new Set(lawFrames.map(({ name }) => name)).size).toBe(lawFrames.length);
});

test("every task has its own examples", () => {
  const all = physicsTasks.flatMap(({ examples }) => examples);
  expect(new Set(all).size).toBe(all.length);
});
