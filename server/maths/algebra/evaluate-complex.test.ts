import { expect, test } from "vitest";
import { complex } from "./complex.ts";
import { evaluateComplex, evaluateReal } from "./evaluate-complex.ts";
import { readExpression } from "./read-for-test.ts";

test.each([
  ["∛(-8)", -2],
  ["(-8)^(1/3)", -2],
  ["(-8)^(2/3)", 4],
  ["2^-2", 0.25],
  ["5!", 120],
  ["log 1000", 3],
  ["log_2(8)", 3],
  ["sin 30°", 0.5],
  ["|3-5|", 2],
  ["50%", 0.5],
  ["cot 45°", 1],
  ["sec^-1(2)", Math.PI / 3],
])("%s is %d", (given, expected) => {
  expect(evaluateReal(readExpression(given), new Map())).toBeCloseTo(expected, 12);
});

test.each(["√(-4)", "ln(-1)", "1/0", "x", "(√(-4))^2", "sin^-1(2)", "0^0"])(
  "%s has no real value",
  (given) => {
    expect(evaluateReal(readExpression(given), new Map())).toBeNull();
  },
);

test.each([
  ["√x", { re: -4, im: 0 }, { re: 0, im: 2 }],
  ["x^2", { re: 1, im: 2 }, { re: -3, im: 4 }],
  ["1/x", { re: 1, im: 1 }, { re: 0.5, im: -0.5 }],
  ["|x|", { re: 3, im: 4 }, { re: 5, im: 0 }],
  ["ln x", { re: -1, im: 0 }, { re: 0, im: Math.PI }],
  ["sin x", { re: 0, im: 1 }, { re: 0, im: Math.sinh(1) }],
  ["tan^-1(x)", { re: 0, im: 0.5 }, { re: 0, im: Math.atanh(0.5) }],
])("%s at a complex number", (given, at, expected) => {
  const value = evaluateComplex(readExpression(given), new Map([["x", at]]));
  expect(value?.re).toBeCloseTo(expected.re, 12);
  expect(value?.im).toBeCloseTo(expected.im, 12);
});

test("the factorial is interpolated between the whole numbers", () => {
  const half = evaluateComplex(readExpression("x!"), new Map([["x", complex(0.5)]]));
  expect(half?.re).toBeCloseTo(Math.sqrt(Math.PI) / 2, 12);
});
