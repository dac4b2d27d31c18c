import fc from "fast-check";
import { expect, test } from "vitest";
import type { Expression } from "../expressions/expression.ts";
import { expressionPlain } from "../expressions/write-plain.ts";
import { Refusal } from "../refusal.ts";
import { randomExpression } from "../testing/random-expression.ts";
import { canonical } from "./canonical.ts";
import { withBudget } from "./budget.ts";
import * as c from "./complex.ts";
import { evaluateAt, type Point } from "./evaluate-complex.ts";
import type { Quotient } from "./form.ts";
import * as form from "./quotient.ts";
import { toExpression } from "./to-expression.ts";

const rational = { letters: ["x", "y"], functions: [], roots: false, exponentials: false } as const;
const kinds = {
  "rational expressions": rational,
  "numbers with roots": { ...rational, letters: [], roots: true },
  "roots of expressions": { ...rational, letters: ["x"], roots: true },
  "powers of e and of numbers": { ...rational, exponentials: true },
  "functions of angles": {
    ...rational,
    letters: ["x"],
    functions: ["sin", "cos", "tan", "sec", "cot"],
  },
  "logarithms and bars": {
    ...rational,
    letters: ["x"],
    functions: ["ln", "abs"],
    exponentials: true,
  },
  "inverse functions": {
    ...rational,
    letters: ["x"],
    functions: ["arctan", "arcsin", "sin", "cos"],
  },
} as const;

/** Null if the kernel refuses: division by zero, or a result that is too long. */
function orNull<T>(compute: () => T): T | null {
  try {
    return withBudget(compute);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function canonicalOrNull(expression: Expression): Quotient | null {
  return orNull(() => canonical(expression));
}

function writtenOrNull(value: Quotient): Expression | null {
  return orNull(() => toExpression(value));
}

const runs = 300;

const points: Point[] = [0.37, 1.73, 2.9, -0.61, -1.42, 0.11].map((value, at) => ({
  values: new Map([
    ["x", c.complex(value)],
    ["y", c.complex(0.83 + at * 0.4)],
  ]),
  field: "real",
}));

/**
 * Whether a small change of the letters changes the value little, so that rounding is not the cause of a difference.
 */
function isSteady(expression: Expression, point: Point): boolean {
  const near: Point = {
    ...point,
    values: new Map([...point.values].map(([name, { re }]) => [name, c.complex(re * (1 + 1e-9))])),
  };
  const [here, there] = [evaluateAt(expression, point), evaluateAt(expression, near)];
  if (!here.value || !there.value || here.largest > 1e8) return false;
  return c.size(c.subtract(here.value, there.value)) <= 1e-6 * Math.max(1, c.size(here.value));
}

test.each(Object.entries(kinds))("the canonical form of %s has the same values", (_, kind) => {
  fc.assert(
    fc.property(randomExpression(kind), (expression) => {
      const value = canonicalOrNull(expression);
      const written = value && writtenOrNull(value);
      if (!written) return;
      for (const point of points) {
        const [before, after] = [evaluateAt(expression, point), evaluateAt(written, point)];
        if (
          before.value &&
          after.value &&
          isSteady(expression, point) &&
          isSteady(written, point)
        ) {
          const scale = Math.max(1, c.size(before.value), before.largest, after.largest);
          // A root of a rounding error is far larger than the error: ∜(10⁻¹⁷) for an exact 0.
          const difference = c.size(c.subtract(before.value, after.value)) / scale;
          const from = expressionPlain(expression);
          const to = expressionPlain(written);
          expect({ from, to, agrees: difference < 1e-2 }).toEqual({ from, to, agrees: true });
        }
      }
    }),
    { numRuns: runs },
  );
});

test.each(Object.entries(kinds))(
  "%s that are written out and parsed again have an equal form",
  (_, kind) => {
    fc.assert(
      fc.property(randomExpression(kind), (expression) => {
        const value = canonicalOrNull(expression);
        const written = value && writtenOrNull(value);
        const again = written && canonicalOrNull(written);
        if (!value || !again) return;
        const from = expressionPlain(expression);
        const to = expressionPlain(written);
        const isEqual = orNull(() => form.equals(again, value)) ?? true;
        expect({ from, to, isEqual }).toEqual({ from, to, isEqual: true });
      }),
      { numRuns: runs },
    );
  },
);

test("sums and products of forms satisfy the laws of a ring", () => {
  const part = randomExpression(kinds["powers of e and of numbers"]);
  fc.assert(
    fc.property(part, part, part, (first, second, third) => {
      const forms = [first, second, third].map(canonicalOrNull);
      const [a, b, c] = forms;
      if (!a || !b || !c) return;
      const laws = orNull(() => [
        [form.add(a, b), form.add(b, a)],
        [form.multiply(a, b), form.multiply(b, a)],
        [form.add(form.add(a, b), c), form.add(a, form.add(b, c))],
        [form.multiply(a, form.add(b, c)), form.add(form.multiply(a, b), form.multiply(a, c))],
        [form.subtract(form.add(a, b), b), a],
      ]);
      for (const [left, right] of laws ?? []) {
        if (left && right) expect(orNull(() => form.equals(left, right)) ?? true).toBe(true);
      }
    }),
    { numRuns: runs },
  );
});
