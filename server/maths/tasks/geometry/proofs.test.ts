import { expect, test } from "vitest";
import * as q from "../../numbers/rational.ts";
import { surd } from "../../numbers/surd.ts";
import * as polygon from "./angles/polygon.task.ts";
import * as circle from "./conics/circle-equation.task.ts";
import * as distance from "./coordinates/distance.task.ts";
import * as ratio from "./coordinates/division-ratio.task.ts";
import { lineThrough } from "./coordinates/line.ts";
import * as equation from "./coordinates/line-equation.task.ts";
import * as pair from "./coordinates/line-pair.task.ts";
import * as section from "./coordinates/section.task.ts";
import * as slope from "./coordinates/slope.task.ts";
import * as exact from "./exact/exact.ts";
import * as scaling from "./triangles/scaling.task.ts";

const number = (value: bigint): q.Rational => q.rational(value);
const point = (x: bigint, y: bigint) => ({ x: number(x), y: number(y), name: null });
const style = "fraction" as const;

test("a wrong distance is not proved", () => {
  const problem = { from: point(0n, 0n), to: point(3n, 4n), style };
  expect(distance.prove(problem, surd(number(5n)))).not.toBeNull();
  expect(distance.prove(problem, surd(number(7n)))).toBeNull();
  expect(distance.prove(problem, surd(number(-5n)))).toBeNull();
});

test("a wrong point of division, or a wrong ratio, is not proved", () => {
  const ends = { from: point(4n, -3n), to: point(8n, 5n) };
  const problem = { kind: "internal", ...ends, m: number(3n), n: number(1n), style } as const;
  expect(section.prove(problem, point(7n, 3n))).not.toBeNull();
  expect(section.prove(problem, point(5n, -1n))).toBeNull();
  const divided = {
    from: point(5n, -6n),
    to: point(-1n, -4n),
    by: { kind: "axis", axis: "y" },
  } as const;
  expect(ratio.prove(divided, number(5n))).not.toBeNull();
  expect(ratio.prove(divided, q.rational(1n, 5n))).toBeNull();
});

test("a wrong slope, line or distance from a line is not proved", () => {
  const [from, to] = [point(1n, 2n), point(3n, 8n)];
  expect(slope.prove({ kind: "points", from, to }, number(3n))).not.toBeNull();
  expect(slope.prove({ kind: "points", from, to }, q.rational(1n, 3n))).toBeNull();
  const line = lineThrough(from, to);
  expect(equation.prove({ kind: "two-points", from, to }, line)).not.toBeNull();
  expect(equation.prove({ kind: "two-points", from, to }, { ...line, c: number(7n) })).toBeNull();
  const problem = { kind: "point", point: point(0n, 0n), line: { ...line, latex: "" } } as const;
  const from0 = { kind: "distance", from: point(0n, 0n) } as const;
  const right = exact.divide(exact.one, exact.squareRoot(exact.fromInteger(10n)) ?? exact.one);
  expect(pair.prove(problem, { ...from0, distance: right ?? exact.zero })).not.toBeNull();
  expect(pair.prove(problem, { ...from0, distance: exact.one })).toBeNull();
});

test("a wrong number of sides, circle or ratio of areas is not proved", () => {
  const sides = { kind: "sides-from-interior", givenValue: number(120n) } as const;
  expect(polygon.prove(sides, number(6n))).not.toBeNull();
  expect(polygon.prove(sides, number(7n))).toBeNull();
  const problem = {
    kind: "equation",
    centre: point(0n, 0n),
    radiusSquared: number(4n),
    through: null,
  } as const;
  expect(circle.prove(problem, problem)).not.toBeNull();
  expect(circle.prove(problem, { ...problem, radiusSquared: number(5n) })).toBeNull();
  const ratios = { given: q.rational(64n, 27n), from: 3, to: 2 } as const;
  expect(scaling.prove(ratios, q.rational(16n, 9n))).not.toBeNull();
  expect(scaling.prove(ratios, q.rational(4n, 3n))).toBeNull();
});
