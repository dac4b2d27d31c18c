import { expect, test } from "vitest";
import { canonical } from "../../algebra/canonical.ts";
import { readExpression } from "../../algebra/read-for-test.ts";
import { proveAntiderivative, proveDefinite } from "./integral/prove-integral.ts";
import { reaches } from "./limit/prove-limit.ts";
import { measuredSlopes } from "./numeric/difference-quotient.ts";
import { withEulersNumber } from "./read-formula.ts";

function read(text: string) {
  return withEulersNumber(readExpression(text));
}

test.each([
  ["x^3", "3x^2", "3x^2 + 1/1000000"],
  ["sin(2x)", "2cos(2x)", "cos(2x)"],
  ["x^x", "x^x*(ln(x) + 1)", "x*x^(x-1)"],
  ["e^(3x)", "3e^(3x)", "e^(3x)"],
])("the slope of %s is measured as %s and not as %s", (f, right, wrong) => {
  expect(measuredSlopes(read(f), read(right), "x")).not.toBeNull();
  expect(measuredSlopes(read(f), read(wrong), "x")).toBeNull();
});

test.each([
  ["1/x", "ln(|x|)", "-1/x^2"],
  ["x e^x", "x e^x - e^x", "x e^x"],
  ["1/(x^2+9)", "arctan(x/3)/3", "arctan(x/3)"],
  ["tan(x)", "ln(|sec(x)|)", "ln(|cos(x)|)"],
])("an antiderivative of %s is %s and not %s", (integrand, right, wrong) => {
  expect(proveAntiderivative(read(integrand), read(right), "x")).not.toBeNull();
  expect(proveAntiderivative(read(integrand), read(wrong), "x")).toBeNull();
});

test.each([
  ["x^2", "0", "3", "9", "8"],
  ["sin(x)", "0", "π", "2", "0"],
  ["1/√(x)", "0", "1", "2", "1"],
  ["|x - 1|", "0", "3", "5/2", "3/2"],
])("the integral of %s from %s to %s is %s and not %s", (integrand, from, to, right, wrong) => {
  const bounds = { from: read(from), to: read(to) };
  const prove = (value: string) =>
    proveDefinite(read(integrand), "x", bounds, canonical(read(value)));
  expect(prove(right)).not.toBeNull();
  expect(prove(wrong)).toBeNull();
});

test.each([
  ["1/x", "-1", "1"],
  ["1/x^2", "-1", "1"],
  ["tan(x)", "0", "π"],
])("no number is proved for the integral of %s from %s to %s", (integrand, from, to) => {
  const bounds = { from: read(from), to: read(to) };
  for (const claimed of ["0", "-2", "2"]) {
    expect(proveDefinite(read(integrand), "x", bounds, canonical(read(claimed)))).toBeNull();
  }
});

test.each([
  ["sin(3x)/x", "0", "3", "1"],
  ["(x^2 - 4)/(x - 2)", "2", "4", "0"],
  ["(1 - cos(x))/x^2", "0", "1/2", "1"],
])("%s converges to its limit at %s: %s and not %s", (expression, point, right, wrong) => {
  const approach = { variable: "x", point: read(point), side: 1, isOneSided: false } as const;
  const claim = (value: string) => ({ kind: "finite" as const, value: canonical(read(value)) });
  expect(reaches(read(expression), approach, claim(right))).not.toBeNull();
  expect(reaches(read(expression), approach, claim(wrong))).toBeNull();
});

test("slopes beyond the largest number prove nothing, whatever the claim is", () => {
  // Both exceed every double at most of the points: nothing is left to compare.
  const f = read("e^(10000000*x^2)");
  expect(measuredSlopes(f, read("2*x*e^(10000000*x^2)"), "x")).toBeNull();
});
