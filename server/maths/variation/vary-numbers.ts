import {
  type Expression,
  integerLeaf,
  mapChildren,
  type NumberLeaf,
} from "../expressions/expression.ts";
import { takeOutSquares } from "../numbers/integers.ts";
import { isInteger } from "../numbers/rational.ts";
import { pick, sameSize, wholeBetween } from "./random.ts";

/** Replacements for a whole number, and for one under a square root. */
interface Draw {
  number: (value: bigint) => bigint;
  radicand: (value: bigint) => bigint;
}

/** The same expression with other whole numbers of the same size; exponents, orders of roots and ±1 stay. */
export function varyNumbers(expression: Expression, random: () => number): Expression {
  return vary(expression, {
    number: (value) => sameSize(random, value),
    radicand: otherRadicands(random),
  });
}

/** Like `varyNumbers`, but equal numbers stay equal: (3a - 4)(3a + 4) stays a difference of squares. */
export function varyAlike(expression: Expression, random: () => number): Expression {
  const number = remembered((size) => sameSize(random, size));
  return vary(expression, {
    number: (value) => (value < 0n ? -number(-value) : number(value)),
    radicand: otherRadicands(random),
  });
}

function vary(expression: Expression, draw: Draw): Expression {
  if (expression.kind === "number") return varyLeaf(expression, draw.number);
  if (expression.kind === "power") return { ...expression, base: vary(expression.base, draw) };
  if (expression.kind === "root") return varyRoot(expression, draw);
  if (expression.kind === "degrees" || expression.kind === "call") return expression;
  return mapChildren(expression, (child) => vary(child, draw));
}

function varyRoot(root: Extract<Expression, { kind: "root" }>, draw: Draw): Expression {
  const isPlain = root.index === 2 && root.operand.kind === "number";
  return isPlain ? mapChildren(root, (child) => varyLeafOf(child, draw.radicand)) : root;
}

function varyLeafOf(expression: Expression, draw: (value: bigint) => bigint): Expression {
  return expression.kind === "number" ? varyLeaf(expression, draw) : expression;
}

function varyLeaf(leaf: NumberLeaf, draw: (value: bigint) => bigint): Expression {
  const { value, form } = leaf;
  const stays = form.kind !== "integer" || !isInteger(value) || size(value.numerator) < 2n;
  return stays ? leaf : integerLeaf(draw(value.numerator));
}

const squareFree = [2n, 3n, 5n, 6n, 7n, 10n, 11n, 13n] as const;

/** √50 + √18 are like surds, and so are their replacements: √75 + √12. */
function otherRadicands(random: () => number): (value: bigint) => bigint {
  const insideFor = remembered(() => pick(random, squareFree));
  return (value) => {
    if (value < 0n) return value;
    const { outside, inside } = takeOutSquares(value);
    const factor = outside === 1n ? 1n : BigInt(wholeBetween(random, 2, 9));
    return factor * factor * (inside === 1n ? 1n : insideFor(inside));
  };
}

/** Draws once per number. */
function remembered(draw: (value: bigint) => bigint): (value: bigint) => bigint {
  const drawn = new Map<bigint, bigint>();
  return (value) => {
    const made = drawn.get(value) ?? draw(value);
    drawn.set(value, made);
    return made;
  };
}

function size(value: bigint): bigint {
  return value < 0n ? -value : value;
}
