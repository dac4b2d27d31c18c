import { expect, test } from "vitest";
import { answerOf } from "../../../testing/attempt.ts";
import { calculusTasks } from "../calculus.tasks.ts";

test.each([
  ["lim x->3 (x^2+1)", "10"],
  ["lim x->2 (x^2-4)/(x-2)", "4"],
  ["lim x->1 (x^3-1)/(x-1)", "3"],
  ["lim x->0 (sqrt(1+x)-1)/x", "1/2"],
  ["lim x->0 sin(5x)/x", "5"],
  ["lim x->infinity x*sin(3/x)", "3"],
  ["lim x->infinity (2x^2 + 3)/(x - 5)", "infinity"],
  ["lim x->infinity (1 - x^3)/(x + 2)", "-infinity"],
  ["lim x->infinity x*(2^(1/x) - 1)", "ln(2)"],
  ["lim x->-infinity x*tan(1/x)", "1"],
  ["lim x->0 tan(3x)/sin(2x)", "3/2"],
  ["lim x->0 (1-cos x)/x^2", "1/2"],
  ["lim x->0 (e^(2x)-1)/x", "2"],
  ["lim x->0 log(1+x)/x", "1"],
  ["lim x->infinity (1+2/x)^x", "e^2"],
  ["lim x->infinity (3x^2+2)/(5x^2-x)", "3/5"],
  ["lim x->infinity (x+1)/(x^2+1)", "0"],
  ["lim x->infinity sqrt(x^2+x)-x", "1/2"],
  ["lim x->0+ 1/x", "infinity"],
  ["lim x->0- 1/x", "-infinity"],
  ["lim x->0 1/x", "does not exist"],
  ["lim x->0 |x|/x", "does not exist"],
  ["lim x->0 x sin(1/x)", "0"],
  ["lim x->3 |x-3|/(x-3)", "does not exist"],
  ["\\lim_{x \\to 3} \\frac{x^2-9}{x-3}", "6"],
  ["lim x->2 (x^5-32)/(x-2)", "80"],
  ["lim x->0 (a^x-1)/x", "ln(a)"],
])("answers %s with %s", (question, answer) => {
  expect(answerOf(calculusTasks, question)).toBe(answer);
});

test.each(["lim x->0 sin(1/x)"])("does not answer %s", (question) => {
  expect([null, "not_supported", "not_understood", "not_verified"]).toContain(
    answerOf(calculusTasks, question),
  );
});
