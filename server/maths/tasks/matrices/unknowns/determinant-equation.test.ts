import { expect, test } from "vitest";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { prove } from "./determinant-equation.task.ts";

const x = form.fromVariable("x");
const whole = (value: number): Quotient => form.fromInteger(BigInt(value));

/** |x a; b x| = value, that is x² = ab + value. */
function equation(a: number, b: number, value: number) {
  const matrix = [
    [x, whole(a)],
    [whole(b), x],
  ];
  return {
    left: { kind: "determinant", matrix },
    right: { kind: "value", value: whole(value) },
    letter: "x",
    asks: "equation",
  } as const;
}

function proofOf(problem: ReturnType<typeof equation>, ...roots: number[]) {
  return prove(problem, { kind: "roots", roots: roots.map(whole) });
}

test("the roots of a determinant equation are proved only as a whole", () => {
  const problem = equation(2, 18, 0);
  expect(proofOf(problem, -6, 6)).not.toBeNull();
  expect(proofOf(problem, 6)).toBeNull();
  expect(proofOf(problem, 6, 6)).toBeNull();
  expect(proofOf(problem, 6, 5)).toBeNull();
  expect(prove(problem, { kind: "none" })).toBeNull();
  expect(prove(problem, { kind: "all" })).toBeNull();
});

test("that there is no root, or one, is proved as well", () => {
  const without = equation(-1, 1, 0);
  expect(prove(without, { kind: "none" })).not.toBeNull();
  expect(prove(without, { kind: "all" })).toBeNull();
  expect(proofOf(equation(0, 5, 0), 0)).not.toBeNull();
});
