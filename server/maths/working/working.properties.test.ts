import fc from "fast-check";
import { expect, test } from "vitest";
import { canonical } from "../algebra/canonical.ts";
import { evaluateComplex } from "../algebra/evaluate-complex.ts";
import { equals } from "../algebra/quotient.ts";
import { type Expression, integerLeaf } from "../expressions/expression.ts";
import { Refusal } from "../refusal.ts";
import { tidy } from "./tidy.ts";
import { workOut } from "./work-out.ts";

const leaf = fc.oneof(
  fc.integer({ min: -9, max: 9 }).map((value): Expression => integerLeaf(BigInt(value))),
  fc.constantFrom<Expression>({ kind: "variable", name: "x" }, { kind: "variable", name: "y" }),
);

/** Sums, products, quotients, small powers and square roots of numbers, as students write them. */
const expression: fc.Arbitrary<Expression> = fc.letrec<{ tree: Expression }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc
      .tuple(tie("tree"), tie("tree"))
      .map(([left, right]): Expression => ({ kind: "sum", left, right: grouped(right) })),
    fc
      .tuple(tie("tree"), tie("tree"))
      .map(([left, right]): Expression => ({ kind: "difference", left, right: grouped(right) })),
    fc.tuple(tie("tree"), tie("tree")).map(([left, right]): Expression => ({
      kind: "product",
      sign: "×",
      left: grouped(left),
      right: grouped(right),
    })),
    fc.tuple(tie("tree"), tie("tree")).map(([left, right]): Expression => ({
      kind: "quotient",
      sign: "/",
      left: grouped(left),
      right: grouped(right),
    })),
    fc.tuple(tie("tree"), fc.integer({ min: 2, max: 3 })).map(([base, exponent]): Expression => ({
      kind: "power",
      base: grouped(base),
      exponent: integerLeaf(BigInt(exponent)),
    })),
    fc.integer({ min: 2, max: 80 }).map((value): Expression => ({
      kind: "root",
      index: 2,
      operand: integerLeaf(BigInt(value)),
    })),
  ),
})).tree;

function grouped(inner: Expression): Expression {
  return { kind: "group", inner };
}

const places = [
  { x: { re: 1.37, im: 0.41 }, y: { re: -0.83, im: 1.19 } },
  { x: { re: -2.11, im: 0.29 }, y: { re: 0.57, im: -1.73 } },
];

test("every line of a working equals the previous one, at complex points too", () => {
  fc.assert(
    fc.property(expression, (given) => {
      const worked = attempted(() => workOut(given, { positive: true }));
      if (!worked) return;
      const lines = [given, ...worked.steps.map(({ after }) => after)];
      for (const { x, y } of places) {
        const at = new Map(Object.entries({ x, y }));
        const values = lines.map((line) => evaluateComplex(line, at));
        const [first] = values;
        if (!first) continue;
        const size = Math.max(1, Math.hypot(first.re, first.im));
        for (const value of values) {
          if (value)
            expect(Math.hypot(value.re - first.re, value.im - first.im) / size).toBeLessThan(1e-6);
        }
      }
    }),
    { numRuns: 150 },
  );
});

test("tidying never changes a value", () => {
  fc.assert(
    fc.property(expression, (given) => {
      const forms = attempted(() => [canonical(given), canonical(tidy(given))] as const);
      if (forms) expect(equals(forms[0], forms[1])).toBe(true);
    }),
    { numRuns: 300 },
  );
});

/** Null if there is no value, or the work exceeds the budget. */
function attempted<T>(compute: () => T): T | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
