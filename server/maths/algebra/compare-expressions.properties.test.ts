import fc from "fast-check";
import { expect, test } from "vitest";
import { type Expression, integerLeaf } from "../expressions/expression.ts";
import { expressionPlain } from "../expressions/write-plain.ts";
import { compareExpressions } from "./compare-expressions.ts";
import * as c from "./complex.ts";
import { evaluateAt } from "./evaluate-complex.ts";
import { randomExpression } from "../testing/random-expression.ts";

const runs = 200;

const any = randomExpression({
  letters: ["x"],
  functions: ["sin", "cos", "tan", "ln", "abs", "arctan"],
  roots: true,
  exponentials: true,
});

test("expressions judged equal have the same values", () => {
  fc.assert(
    fc.property(any, any, (a, b) => {
      if (compareExpressions(a, b) !== "equal") return;
      for (const value of [0.31, 0.77, 1.9, -0.47]) {
        const point = { values: new Map([["x", c.complex(value)]]), field: "real" } as const;
        const [left, right] = [evaluateAt(a, point).value, evaluateAt(b, point).value];
        if (left && right) {
          const size = Math.max(1, c.size(left));
          const agrees = c.size(c.subtract(left, right)) / size < 1e-5;
          const [first, second] = [a, b].map(expressionPlain);
          expect({ first, second, agrees }).toEqual({ first, second, agrees: true });
        }
      }
    }),
    { numRuns: runs * 3 },
  );
});

test("an expression is never equal to itself plus a small term, nor different from itself", () => {
  fc.assert(
    fc.property(any, fc.integer({ min: 1, max: 9 }), (a, more) => {
      const perturbed: Expression = {
        kind: "sum",
        left: { kind: "group", inner: a },
        right: {
          kind: "quotient",
          sign: "bar",
          left: integerLeaf(BigInt(more)),
          right: integerLeaf(1000n),
        },
      };
      expect([a, compareExpressions(a, perturbed, { sampling: true })]).not.toEqual([a, "equal"]);
      expect([a, compareExpressions(a, a)]).not.toEqual([a, "different"]);
    }),
    { numRuns: runs },
  );
});
