import { expect, test } from "vitest";
import { readExpression } from "../../../algebra/read-for-test.ts";
import { answerOf, solvedBy } from "../../../testing/attempt.ts";
import { calculusTasks } from "../calculus.tasks.ts";
import { withEulersNumber } from "../read-formula.ts";
import { proveSolution } from "./prove-solution.ts";

test.each([
  ["solve dy/dx = 2x", "y = x^2 + C"],
  ["Solve dy/dx = y/x", "y = Cx"],
  ["Solve the differential equation dy/dx = x/y", "y^2 = x^2 + C"],
  ["Solve dy/dx = (1 + y^2)/(1 + x^2)", "arctan(y) = arctan(x) + C"],
  ["x dx + y dy = 0 ko solve karo", "y^2 = -x^2 + C"],
  ["Solve the differential equation dy/dx = x/y, given y(0) = 2", "y^2 = x^2 + 4"],
  ["solve dy/dx = y tan x, y = 1 when x = 0", "y = sec(x)"],
  [
    "Find the particular solution of the differential equation dy/dx = -4xy^2 given that y = 1 when x = 0",
    "1/y = 2x^2 + 1",
  ],
  ["solve dy/dx = 3 - 2y, y(0) = 5", "y = (7e^(-2x))/2 + 3/2"],
  ["solve dy/dx + y tan x = sec x", "y = sin(x) + C cos(x)"],
  ["Find the general solution of dy/dx + y/x = x^2", "y = x^3/4 + C/x"],
  ["solve x dy/dx + 2y = x^2", "y = x^2/4 + C/x^2"],
  ["solve dy/dx + 2y = x, y(0) = 1", "y = x/2 + (5e^(-2x))/4 - 1/4"],
  ["Solve (x^2 + xy) dy = (x^2 + y^2) dx", "-y/x - 2ln(|y/x - 1|) = ln(|x|) + C"],
  ["solve x dy/dx = y + x tan(y/x)", "ln(|sin(y/x)|) = ln(|x|) + C"],
  ["solve dy/dx = (y^2 - x^2)/(2xy), y(1) = 1", "-ln((y/x)^2 + 1) = ln(|x|) - ln(2)"],
  ["solve y' + y = cos x, y(0) = 1/2", "y = cos(x)/2 + sin(x)/2"],
])("solves %s: %s", (question, answer) => {
  expect(answerOf(calculusTasks, question)).toBe(answer);
});

test.each([
  ["solve (dy/dx)^2 = x", "not_supported"],
  ["solve dy/dx = x^2 + y^2", "not_supported"],
  ["solve dy/dx = 1/x, y(0) = 1", "not_supported"],
  ["solve d^2y/dx^2 = x", null],
  ["solve dy/dx = x y and find the area", null],
  ["solve dy/dx = x y, y(0) = 1, y(1) = 2", null],
  ["solve dy/dx = x y, not y = 0", null],
  ["solve dy/dx + y = e^x in metres", null],
])("the outcome of %s is %s", (question, kind) => {
  expect(answerOf(calculusTasks, question)).toBe(kind);
});

function read(text: string) {
  return withEulersNumber(readExpression(text));
}

test.each([
  ["x*y", "e^(x^2/2)", "e^(x^2)"],
  ["y/x", "x", "x + 1"],
  ["e^x - y", "e^x/2", "e^x"],
])("substitutes a solution of dy/dx = %s: %s is correct, %s is not", (slope, right, wrong) => {
  const proofOf = (text: string) =>
    proveSolution(
      { slope: read(slope), condition: null },
      { kind: "explicit", left: read("y"), right: read(text) },
    );
  expect(proofOf(right)).not.toBeNull();
  expect(proofOf(wrong)).toBeNull();
});

test("refuses a solution that does not satisfy its initial value", () => {
  const condition = { x: read("0"), y: read("2") };
  const sides = { kind: "explicit", left: read("y"), right: read("e^x") } as const;
  expect(proveSolution({ slope: read("y"), condition }, sides)).toBeNull();
});

test("draws the solution through its initial point", () => {
  const { solution } = solvedBy(calculusTasks, "solve dy/dx = y, y(0) = 1");
  expect(solution.plot?.kind).toBe("graph");
});
