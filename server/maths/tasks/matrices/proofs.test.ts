import { expect, test } from "vitest";
import * as form from "../../algebra/quotient.ts";
import * as q from "../../numbers/rational.ts";
import { prove as proveInverse } from "./inverse/prove-inverse.ts";
import { proveProgram } from "./linear-programming/prove-program.ts";
import type { Program } from "./linear-programming/program.ts";
import { solveProgram } from "./linear-programming/solve-program.ts";
import type { Matrix } from "../../matrices/matrix.ts";
import { prove as proveProperty } from "./properties/prove-matrix-question.ts";
import { prove as proveExpression } from "./expression/matrix-arithmetic.task.ts";
import { readSystem } from "./systems/equations-system.ts";
import { proveSystem } from "./systems/prove-system.ts";
import { solveSystem } from "./systems/solve-system.ts";

const matrix = (rows: readonly (readonly number[])[]): Matrix =>
  rows.map((row) => row.map((value) => form.fromInteger(BigInt(value))));
const style = "fraction";

test("a wrong product is not proved", () => {
  const [left, right] = [
    matrix([
      [1, 2],
      [3, 4],
    ]),
    matrix([
      [0, 1],
      [1, 0],
    ]),
  ].map((value) => ({ kind: "matrix", name: null, value }) as const);
  if (!left || !right) throw new Error("Two matrices are needed");
  const problem = { tree: { kind: "product", left, right }, style } as const;
  const result = (rows: number[][]) => ({ kind: "matrix", value: matrix(rows) }) as const;
  expect(
    proveExpression(
      problem,
      result([
        [2, 1],
        [4, 3],
      ]),
    ),
  ).not.toBeNull();
  expect(
    proveExpression(
      problem,
      result([
        [2, 1],
        [3, 4],
      ]),
    ),
  ).toBeNull();
});

test("a wrong inverse, and a wrong claim that there is none, are not proved", () => {
  const problem = {
    kind: "inverse",
    matrix: matrix([
      [2, 5],
      [1, 3],
    ]),
    name: "A",
    style,
    byRows: false,
  } as const;
  expect(
    proveInverse(problem, {
      matrix: matrix([
        [3, -5],
        [-1, 2],
      ]),
    }),
  ).not.toBeNull();
  expect(
    proveInverse(problem, {
      matrix: matrix([
        [3, 5],
        [-1, 2],
      ]),
    }),
  ).toBeNull();
  expect(proveInverse(problem, { matrix: null })).toBeNull();
});

test("a wrong rank is not proved, be it too small or too large", () => {
  const problem = {
    kind: "rank",
    matrix: matrix([
      [1, 2, 3],
      [2, 4, 6],
      [1, 0, 1],
    ]),
    name: "A",
    style,
    place: null,
  } as const;
  expect(proveProperty(problem, { kind: "rank", rank: 2 })).not.toBeNull();
  expect(proveProperty(problem, { kind: "rank", rank: 1 })).toBeNull();
  expect(proveProperty(problem, { kind: "rank", rank: 3 })).toBeNull();
});

test("wrong values of a system, and wrong claims on their number, are not proved", () => {
  const system = readSystem("x + y + z = 6 , x - y + z = 2 , 2x + y - z = 1");
  if (!system) throw new Error("The system was not read");
  const outcome = solveSystem(system);
  const values = [1n, 2n, 4n].map((value) => q.rational(value));
  expect(proveSystem(system, outcome)).not.toBeNull();
  expect(proveSystem(system, { kind: "one", values })).toBeNull();
  expect(proveSystem(system, { kind: "none" })).toBeNull();
  const direction = [q.one, q.zero, q.zero];
  expect(proveSystem(system, { kind: "many", values, direction })).toBeNull();
});

test("an optimum that is not the best, or lies outside, is not proved", () => {
  const number = (value: number): q.Rational => q.rational(BigInt(value));
  const at = (x: number, y: number) => ({ x: number(x), y: number(y) });
  const program: Program = {
    aim: "max",
    name: "Z",
    objective: { ...at(3, 4), constant: q.zero },
    constraints: [
      { a: q.one, b: q.one, sign: "≤", c: number(4) },
      { a: q.one, b: q.zero, sign: "≥", c: q.zero },
      { a: q.zero, b: q.one, sign: "≥", c: q.zero },
    ],
  };
  const solved = solveProgram(program);
  const claim = (value: number, x: number, y: number) =>
    ({
      ...solved,
      outcome: { kind: "optimum", value: number(value), at: [at(x, y)], isRay: false },
    }) as const;
  expect(proveProgram(program, solved)).not.toBeNull();
  expect(proveProgram(program, claim(12, 4, 0))).toBeNull();
  expect(proveProgram(program, claim(20, 0, 5))).toBeNull();
  expect(proveProgram(program, { ...solved, outcome: { kind: "infeasible" } })).toBeNull();
});
