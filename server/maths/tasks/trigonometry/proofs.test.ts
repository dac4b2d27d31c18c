import { expect, test } from "vitest";
import * as form from "../../algebra/quotient.ts";
import { parseExpression } from "../../read/parse-expression.ts";
import { readQuestion } from "../../read/question.ts";
import { tokenise } from "../../read/tokenise.ts";
import * as complexEquality from "./complex/complex-equality.task.ts";
import { methods } from "./complex/complex-steps.ts";
import * as complexNumber from "./complex/complex-number.task.ts";
import { recogniseComplex } from "./complex/recognise-complex.ts";
import { proveEquation } from "./equations/prove-equation.ts";
import { recogniseEquation } from "./equations/recognise-equation.ts";
import { solveEquation } from "./equations/solve-equation.ts";
import * as identity from "./identities/prove-identity.task.ts";
import { recogniseIdentity } from "./identities/recognise-identity.ts";
import * as simplify from "./identities/simplify-trigonometry.task.ts";
import * as inverse from "./inverse/inverse-value.task.ts";
import * as ratio from "./ratios/given-ratio.task.ts";
import { recogniseRatios } from "./ratios/recognise-ratios.ts";
import { recogniseTriangle } from "./triangles/recognise-triangle.ts";
import * as triangle from "./triangles/triangle.task.ts";
import * as value from "./values/value.task.ts";

function expression(text: string) {
  return parseExpression(tokenise(text));
}

function read<Problem>(
  recognise: (question: ReturnType<typeof readQuestion>) => Problem | null,
  text: string,
): Problem {
  const problem = recognise(readQuestion(text));
  if (problem === null) throw new Error(`Not recognised: ${text}`);
  return problem;
}

test("a wrong value is not proved, nor a wrongly rounded one", () => {
  const problem = { expression: expression("sin 75°"), places: null };
  const result = value.solve(problem);
  expect(value.prove(problem, result)).not.toBeNull();
  expect(value.prove(problem, { ...result, result: expression("(√6 - √2)/4") })).toBeNull();
  const rounded = { ...problem, places: 2 };
  expect(value.prove(rounded, { ...result, decimal: "0.97" })).not.toBeNull();
  expect(value.prove(rounded, { ...result, decimal: "0.96" })).toBeNull();
});

test("a simplification that only holds at some angles is not proved", () => {
  const problem = { expression: expression("sin x/cos x") };
  const result = simplify.solve(problem);
  expect(simplify.prove(problem, result)).not.toBeNull();
  expect(simplify.prove(problem, { ...result, result: expression("cot x") })).toBeNull();
});

test("an identity is neither proved false nor a false one true", () => {
  const right = read(recogniseIdentity, "Prove that 1 + tan²x = sec²x");
  const wrong = read(recogniseIdentity, "Prove that 1 + tan²x = cosec²x");
  const [proof, counterexample] = [identity.solve(right), identity.solve(wrong)];
  expect(identity.prove(right, proof)).not.toBeNull();
  expect(identity.prove(wrong, counterexample)).not.toBeNull();
  expect(identity.prove(right, counterexample)).toBeNull();
  expect(identity.prove(wrong, proof)).toBeNull();
});

test("solutions that are missing, or do not fit, are not proved", () => {
  const problem = read(recogniseEquation, "Solve sin 2x = sin x");
  const found = solveEquation(problem);
  expect(proveEquation(problem, found)).not.toBeNull();
  expect(proveEquation(problem, { ...found, families: found.families.slice(1) })).toBeNull();
  const other = solveEquation(read(recogniseEquation, "Solve cos x = 1/3"));
  expect(proveEquation(problem, other)).toBeNull();
});

test("a solution that is missing where the sides only touch is not proved", () => {
  const problem = read(recogniseEquation, "Solve sin x = 1");
  const found = solveEquation(problem);
  expect(proveEquation(problem, found)).not.toBeNull();
  expect(proveEquation(problem, { ...found, families: [] })).toBeNull();
});

test("an incomplete list of solutions in an interval is not proved", () => {
  const problem = read(recogniseEquation, "Solve sin x = 1/2 for 0 ≤ x ≤ 2π");
  const found = solveEquation(problem);
  expect(proveEquation(problem, found)).not.toBeNull();
  expect(
    proveEquation(problem, { ...found, solutions: (found.solutions ?? []).slice(1) }),
  ).toBeNull();
});

test("an angle with the right sine outside the principal range is not proved", () => {
  const problem = { expression: expression("arcsin(1/2)") };
  const result = inverse.solve(problem);
  expect(inverse.prove(problem, result)).not.toBeNull();
  expect(inverse.prove(problem, { ...result, result: expression("5π/6") })).toBeNull();
});

test("a ratio with the wrong sign is not proved", () => {
  const problem = read(recogniseRatios, "If sin x = 3/5, π/2 < x < π, find cos x");
  const result = ratio.solve(problem);
  expect(ratio.prove(problem, result)).not.toBeNull();
  const turned = { ...result, values: result.values.map(form.negate) };
  expect(ratio.prove(problem, turned)).toBeNull();
});

test("a triangle with a wrong side is not proved", () => {
  const problem = read(recogniseTriangle, "In triangle ABC, b = 5, c = 8, A = 60°, find a");
  const result = triangle.solve(problem);
  expect(triangle.prove(problem, result)).not.toBeNull();
  const sides = new Map([...result.triangle.sides, ["a", form.fromInteger(8n)] as const]);
  expect(
    triangle.prove(problem, { ...result, triangle: { ...result.triangle, sides } }),
  ).toBeNull();
});

test("wrong parts of a complex number are not proved", () => {
  const problem = read(recogniseComplex, "Express (3 + 4i)/(1 - 2i) in the form a + ib");
  const result = methods[problem.target](problem);
  expect(complexNumber.prove(problem, result)).not.toBeNull();
  const answer = { latex: "-1 - 2i", plain: "-1 - 2i" };
  expect(complexNumber.prove(problem, { ...result, answer })).toBeNull();
});

test("a direction on the other side of the origin is not proved", () => {
  const problem = read(recogniseComplex, "Find the argument of -1 - i");
  const result = methods[problem.target](problem);
  expect(complexNumber.prove(problem, result)).not.toBeNull();
  const answer = { latex: "\\frac{\\pi}{4}", plain: "π/4" };
  expect(complexNumber.prove(problem, { ...result, answer })).toBeNull();
});

test("a pair that fits the real parts only is not proved", () => {
  const text = "If 4x + i(3x - y) = 3 - 6i, find x and y";
  const problem = read(complexEquality.recognise, text);
  const result = complexEquality.solve(problem);
  expect(complexEquality.prove(problem, result)).not.toBeNull();
  const values = [result.values[0], form.zero] as const;
  expect(complexEquality.prove(problem, { ...result, values })).toBeNull();
});
