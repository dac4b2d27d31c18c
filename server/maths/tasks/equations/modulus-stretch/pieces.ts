import { canonical } from "../../../algebra/canonical.ts";
import * as form from "../../../algebra/quotient.ts";
import { type Expression, ungroup, variablesIn } from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";

/** slope · x + constant. */
export interface Linear {
  slope: Rational;
  constant: Rational;
}

/** factor · |inside|. */
interface Modulus {
  factor: Rational;
  inside: Linear;
}

/** A linear part and moduli of linear expressions, all in one unknown. */
export interface Pieces extends Linear {
  moduli: readonly Modulus[];
}

const none: Pieces = { slope: q.zero, constant: q.zero, moduli: [] };

/** The expression as such a sum; null if anything else stands in it, also a modulus in a modulus. */
function piecesOf(expression: Expression): Pieces | null {
  const part = ungroup(expression);
  if (variablesIn(part).length === 0) return constantPieces(part);
  if (part.kind === "variable") return { ...none, slope: q.one };
  if (part.kind === "call" && part.name === "abs") return modulusPieces(part.argument);
  return sumPieces(part) ?? multiplePieces(part);
}

function sumPieces(part: Expression): Pieces | null {
  if (part.kind === "negate") return scaled(piecesOf(part.operand), q.rational(-1n));
  if (part.kind === "sum") return added(piecesOf(part.left), piecesOf(part.right));
  if (part.kind !== "difference") return null;
  return added(piecesOf(part.left), scaled(piecesOf(part.right), q.rational(-1n)));
}

function multiplePieces(part: Expression): Pieces | null {
  if (part.kind === "product") return productPieces(part.left, part.right);
  const below = part.kind === "quotient" ? numberOf(part.right) : null;
  if (part.kind !== "quotient" || !below || q.isZero(below)) return null;
  return scaled(piecesOf(part.left), q.divide(q.one, below));
}

function constantPieces(part: Expression): Pieces | null {
  const constant = numberOf(part);
  return constant && { ...none, constant };
}

function numberOf(part: Expression): Rational | null {
  return variablesIn(part).length > 0 ? null : form.asRational(canonical(part));
}

function productPieces(left: Expression, right: Expression): Pieces | null {
  const [first, second] = [numberOf(left), numberOf(right)];
  if (first) return scaled(piecesOf(right), first);
  return second && scaled(piecesOf(left), second);
}

function modulusPieces(argument: Expression): Pieces | null {
  const inside = piecesOf(argument);
  if (!inside || inside.moduli.length > 0 || q.isZero(inside.slope)) return null;
  const { slope, constant } = inside;
  return { ...none, moduli: [{ factor: q.one, inside: { slope, constant } }] };
}

function scaled(pieces: Pieces | null, factor: Rational): Pieces | null {
  return (
    pieces && {
      slope: q.multiply(pieces.slope, factor),
      constant: q.multiply(pieces.constant, factor),
      moduli: pieces.moduli.map((one) => ({ ...one, factor: q.multiply(one.factor, factor) })),
    }
  );
}

function added(first: Pieces | null, second: Pieces | null): Pieces | null {
  if (!first || !second) return null;
  return {
    slope: q.add(first.slope, second.slope),
    constant: q.add(first.constant, second.constant),
    moduli: [...first.moduli, ...second.moduli],
  };
}

/** Left side minus right side. */
export function differenceOf(left: Expression, right: Expression): Pieces | null {
  return added(piecesOf(left), scaled(piecesOf(right), q.rational(-1n)));
}

/** Where the expressions inside the moduli become 0, each once, from left to right. */
export function cornersOf({ moduli }: Pieces): Rational[] {
  const all = moduli
    .map(({ inside }) => q.divide(q.negate(inside.constant), inside.slope))
    .toSorted(q.order);
  return all.filter((corner, at) => at === 0 || !q.equals(corner, all[at - 1] ?? corner));
}

/** The linear expression that the sum is near a place that is no corner. */
export function linearNear({ slope, constant, moduli }: Pieces, place: Rational): Linear {
  return moduli.reduce<Linear>(
    (sum, { factor, inside }) => {
      const value = q.add(q.multiply(inside.slope, place), inside.constant);
      const signed = q.sign(value) < 0 ? q.negate(factor) : factor;
      return {
        slope: q.add(sum.slope, q.multiply(signed, inside.slope)),
        constant: q.add(sum.constant, q.multiply(signed, inside.constant)),
      };
    },
    { slope, constant },
  );
}
