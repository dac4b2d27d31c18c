import { canonical } from "../../../algebra/canonical.ts";
import { signOf } from "../../../algebra/constant-value.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import {
  type Expression,
  mapChildren,
  someWithin,
  variablesIn,
} from "../../../expressions/expression.ts";
import { type Inequality, type Sign, reverseSign } from "./recognise.ts";

type Modulus = Extract<Expression, { kind: "call" }>;

/** `low < |A| < high`; one of the bounds may be missing. */
export interface AloneModulus {
  /** The inequality with the modulus alone on the left, or in the middle. */
  alone: Inequality;
  modulus: Modulus;
  low: Bound | null;
  high: Bound | null;
}

interface Bound {
  value: Quotient;
  sign: Sign;
}

/** One modulus isolated between numbers; null if another side contains the unknown too. */
export function aloneModulus({ sides, signs, unknown }: Inequality): AloneModulus | null {
  const modulus = onlyModulus(sides);
  const at = sides.findIndex((side) => someWithin(side, (part) => part === modulus));
  const side = sides[at];
  const linear = modulus && side ? linearIn(side, modulus) : null;
  if (!modulus || !linear) return null;
  const before = boundOf(linear, sides[at - 1], signs[at - 1], "before");
  const behind = boundOf(linear, sides[at + 1], signs[at], "behind");
  const bounds = [before, behind].filter((bound) => bound !== null);
  if (!bounds.every(({ value }) => form.isConstant(value))) return null;
  const isBelow = ({ sign }: Bound): boolean => sign === "<" || sign === "≤";
  const high = bounds.find(isBelow) ?? null;
  const low = bounds.find((bound) => !isBelow(bound)) ?? null;
  return { alone: written(modulus, low, high, unknown), modulus, low, high };
}

/** A side as `number + factor · |A|`. */
interface Linear {
  number: Quotient;
  factor: Quotient;
}

function linearIn(side: Expression, modulus: Modulus): Linear | null {
  const [number, factor, ...higher] =
    coefficientsIn(canonical(replaced(side, modulus)), stand) ?? [];
  if (!number || !factor || higher.length > 0 || !form.isConstant(factor)) return null;
  return { number, factor };
}

/** What the side next to the modulus says of the modulus alone: |A| < value, or |A| > value. */
function boundOf(
  { number, factor }: Linear,
  other: Expression | undefined,
  sign: Sign | undefined,
  place: "before" | "behind",
): Bound | null {
  if (!other || !sign) return null;
  const value = form.divide(form.subtract(canonical(other), number), factor);
  const own = place === "behind" ? sign : reverseSign(sign);
  return { value, sign: signOf(factor) === -1 ? reverseSign(own) : own };
}

/** A placeholder for the modulus while it is isolated; no letter of a question is that long. */
const stand = "modulus";

function onlyModulus(sides: readonly Expression[]): Modulus | null {
  const found: Modulus[] = [];
  for (const side of sides) {
    someWithin(side, (part) => {
      if (part.kind === "call" && part.name === "abs") found.push(part);
      return false;
    });
  }
  return found.length === 1 ? (found[0] ?? null) : null;
}

function replaced(whole: Expression, part: Expression): Expression {
  return whole === part
    ? { kind: "variable", name: stand }
    : mapChildren(whole, (child) => replaced(child, part));
}

function written(
  modulus: Expression,
  low: Bound | null,
  high: Bound | null,
  unknown: string,
): Inequality {
  if (low && high) {
    const sides = [toExpression(low.value), modulus, toExpression(high.value)];
    return { sides, signs: [reverseSign(low.sign), high.sign], unknown };
  }
  const bound = low ?? high;
  const sides = [modulus, ...(bound ? [toExpression(bound.value)] : [])];
  return { sides, signs: bound ? [bound.sign] : [], unknown };
}

/**
 * What the modulus means for its inside: one double inequality, two cases of which one holds, or no case where its
 * bounds are none to be passed. Null if a bound is 0 or negative: a modulus never is.
 */
export function casesOf({ alone, modulus, low, high }: AloneModulus): Inequality[] | null {
  const { unknown } = alone;
  const inner = modulus.argument;
  if ([low, high].some((bound) => bound && signOf(bound.value) !== 1)) return null;
  if (variablesIn(inner).length === 0) return null;
  const number = (value: Quotient): Expression => toExpression(value);
  const minus = (value: Quotient): Expression => number(form.negate(value));
  if (low && high) {
    const [up, down] = [reverseSign(low.sign), high.sign];
    return [
      { sides: [minus(high.value), inner, minus(low.value)], signs: [down, up], unknown },
      { sides: [number(low.value), inner, number(high.value)], signs: [up, down], unknown },
    ];
  }
  if (high) {
    const { value, sign } = high;
    return [{ sides: [minus(value), inner, number(value)], signs: [sign, sign], unknown }];
  }
  if (!low) return null;
  return [
    { sides: [inner, minus(low.value)], signs: [reverseSign(low.sign)], unknown },
    { sides: [inner, number(low.value)], signs: [low.sign], unknown },
  ];
}
