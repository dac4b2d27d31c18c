import fc from "fast-check";
import {
  type Expression,
  fractionLeaf,
  type FunctionName,
  integerLeaf,
} from "../expressions/expression.ts";

/** The kinds of parts of random expressions. */
export interface Ingredients {
  letters: readonly string[];
  functions: readonly FunctionName[];
  roots: boolean;
  /** Powers with letters in the exponent. */
  exponentials: boolean;
}

const number = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.integer({ min: -6, max: 9 }).map((value) => integerLeaf(BigInt(value))),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.integer({ min: -5, max: 7 }), fc.integer({ min: 2, max: 6 }))
      .map(([above, below]) => fractionLeaf(BigInt(above), BigInt(below))),
  },
);

function group(inner: Expression): Expression {
  return { kind: "group", inner };
}

/** Expressions for property tests, every operand in brackets. */
export function randomExpression(ingredients: Ingredients): fc.Arbitrary<Expression> {
  const letters = ingredients.letters.map((name): Expression => ({ kind: "variable", name }));
  const leaf: fc.Arbitrary<Expression> =
    letters.length === 0
      ? number
      : fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...letters) },
          { weight: 2, arbitrary: number },
        );
  return fc.letrec<{ whole: Expression; pair: readonly [Expression, Expression] }>((tie) => {
    const part = tie("whole").map(group);
    const shapes: fc.Arbitrary<Expression>[] = [
      tie("pair").map(([left, right]) => ({ kind: "sum", left, right })),
      tie("pair").map(([left, right]) => ({ kind: "difference", left, right })),
      tie("pair").map(([left, right]) => ({ kind: "product", sign: "×", left, right })),
      tie("pair").map(([left, right]) => ({ kind: "quotient", sign: "bar", left, right })),
      fc
        .tuple(part, fc.integer({ min: -2, max: 3 }))
        .map(([base, times]) => ({ kind: "power", base, exponent: integerLeaf(BigInt(times)) })),
      part.map((operand) => ({ kind: "negate", operand })),
    ];
    if (ingredients.roots) {
      shapes.push(
        fc
          .tuple(part, fc.integer({ min: 2, max: 4 }))
          .map(([operand, index]) => ({ kind: "root", index, operand })),
      );
    }
    if (ingredients.exponentials) {
      shapes.push(
        fc
          .tuple(
            fc.constantFrom<Expression>(
              { kind: "constant", name: "e" },
              integerLeaf(2n),
              integerLeaf(6n),
            ),
            part,
          )
          .map(([base, exponent]) => ({ kind: "power", base, exponent })),
      );
    }
    if (ingredients.functions.length > 0) {
      shapes.push(
        fc
          .tuple(fc.constantFrom(...ingredients.functions), part)
          .map(([name, argument]) => ({ kind: "call", name, argument })),
      );
    }
    return {
      whole: fc.oneof({ depthSize: "medium", maxDepth: 5, withCrossShrink: true }, leaf, ...shapes),
      pair: fc.tuple(part, part),
    };
  }).whole;
}
