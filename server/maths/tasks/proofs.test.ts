import { expect, test } from "vitest";
import * as q from "../numbers/rational.ts";
import { surd } from "../numbers/surd.ts";
import { readQuestion } from "../read/question.ts";
import * as arithmetic from "./numbers/arithmetic/prove.ts";
import { recognise as readSum } from "./numbers/arithmetic/recognise.ts";
import { solve as solveSum } from "./numbers/arithmetic/solve.ts";
import { proveHcf, proveLcm } from "./numbers/common-factors/prove.ts";
import * as linear from "./equations/linear-equation/prove.ts";
import { recognise as readLinear } from "./equations/linear-equation/recognise.ts";
import { solve as solveLinear } from "./equations/linear-equation/solve.ts";
import * as system from "./equations/linear-system/prove.ts";
import { recognise as readSystem } from "./equations/linear-system/recognise.ts";
import { solve as solveSystem } from "./equations/linear-system/solve.ts";
import * as percentage from "./commerce/percentage/prove.ts";
import { recognise as readPercentage } from "./commerce/percentage/recognise.ts";
import * as quadratic from "./equations/quadratic-equation/prove.ts";
import { recognise as readQuadratic } from "./equations/quadratic-equation/recognise.ts";
import { solve as solveQuadratic } from "./equations/quadratic-equation/solve.ts";
import * as ratio from "./commerce/ratio/prove.ts";
import { recognise as readRatio } from "./commerce/ratio/recognise.ts";
import { solve as solveRatio } from "./commerce/ratio/solve.ts";

function read<Problem>(
  recognise: (question: ReturnType<typeof readQuestion>) => Problem | null,
  question: string,
): Problem {
  const problem = recognise(readQuestion(question));
  if (problem === null) throw new Error(`Not recognised: ${question}`);
  return problem;
}

test("a wrong sum is not proved", () => {
  const problem = read(readSum, "3/4 + 5/6");
  const result = solveSum(problem);
  expect(arithmetic.prove(problem, result)).not.toBeNull();
  expect(arithmetic.prove(problem, { value: q.rational(18n, 12n), steps: [] })).toBeNull();
});

test("a wrong HCF or LCM is not proved: too small, too large, or no divisor", () => {
  const problem = { numbers: [36n, 84n] };
  const result = (value: bigint) => ({ value, factors: [], primePowers: [] });
  expect(proveHcf(problem, result(12n))).not.toBeNull();
  for (const value of [6n, 24n, 5n]) expect(proveHcf(problem, result(value))).toBeNull();
  expect(proveLcm(problem, result(252n))).not.toBeNull();
  for (const value of [126n, 504n, 250n]) expect(proveLcm(problem, result(value))).toBeNull();
});

test("a wrong percentage is not proved", () => {
  const problem = read(readPercentage, "15% of 240");
  expect(percentage.prove(problem, { value: q.rational(36n), change: null })).not.toBeNull();
  expect(percentage.prove(problem, { value: q.rational(35n), change: null })).toBeNull();
});

test("wrong shares are not proved, though they add up", () => {
  const problem = read(readRatio, "Divide 1200 in the ratio 2:3");
  const result = solveRatio(problem);
  expect(ratio.prove(problem, result)).not.toBeNull();
  if (result.kind !== "divide") throw new Error(result.kind);
  const shares = [q.rational(500n), q.rational(700n)];
  expect(ratio.prove(problem, { ...result, shares })).toBeNull();
});

test("a wrong solution of an equation, or a wrong claim that there is none, is not proved", () => {
  const problem = read(readLinear, "2x + 3 = 11");
  const result = solveLinear(problem);
  expect(linear.prove(problem, result)).not.toBeNull();
  const wrong = { kind: "one", value: q.rational(5n) } as const;
  expect(linear.prove(problem, { ...result, outcome: wrong })).toBeNull();
  expect(linear.prove(problem, { ...result, outcome: { kind: "none" } })).toBeNull();
  expect(linear.prove(problem, { ...result, outcome: { kind: "all" } })).toBeNull();
});

test("a root that is wrong or missing is not proved", () => {
  const problem = read(readQuadratic, "x^2 - 5x + 6 = 0");
  const result = solveQuadratic(problem);
  const roots = [2n, 3n].map((root) => surd(q.rational(root)));
  expect(quadratic.prove(problem, { ...result, roots })).not.toBeNull();
  expect(quadratic.prove(problem, { ...result, roots: roots.slice(1) })).toBeNull();
  const wrong = [roots[0] ?? surd(q.zero), surd(q.rational(4n))];
  expect(quadratic.prove(problem, { ...result, roots: wrong })).toBeNull();
  expect(quadratic.prove(problem, { ...result, roots: [], discriminant: -1n })).toBeNull();
});

test("a pair that fits one equation only is not proved", () => {
  const problem = read(readSystem, "x + y = 10 and x - y = 4");
  const result = solveSystem(problem);
  expect(system.prove(problem, result)).not.toBeNull();
  const outcome = { kind: "one", values: [q.rational(6n), q.rational(4n)] } as const;
  expect(
    system.prove(problem, { ...result, outcome: { ...outcome, values: [...outcome.values] } }),
  ).toBeNull();
  expect(system.prove(problem, { ...result, outcome: { kind: "many" } })).toBeNull();
});
