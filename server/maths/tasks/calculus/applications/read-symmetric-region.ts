import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { lazily } from "../../../read/lazily.ts";
import type { Question } from "../../../read/question.ts";

/** A figure that an axis cuts into equal parts: x²/A + y²/B = 1, or y² = kx up to x = c. */
export type SymmetricRegion =
  | { kind: "ellipse"; acrossSquared: Rational; upSquared: Rational }
  /** `axis` is the axis of the parabola: for "y" it is x² = ky up to y = c. */
  | { kind: "parabola"; axis: "x" | "y"; factor: Rational; end: Rational };

const number = String.raw`(\d+(?:\.\d+)?(?:\/\d+)?)`;
const square = (letter: string): string => String.raw`${letter}(?:\^\{?2\}?|²)`;
const opening = String.raw`^(?:(?:please|using integration|by integration|using the method of integration)\s*,?\s*)*(?:(?:find|determine|calculate|what is)\s+)?(?:the\s+)?area\s+(?:of\s+)?(?:the\s+)?(?:region\s+)?(?:which\s+is\s+)?(?:bounded|enclosed|included|lying|inside)?\s*(?:by|between|inside|within|of)?\s+(?:the\s+)?`;
const closing = String.raw`\s*(?:,?\s*(?:using|by)\s+integration)?\s*[.?]?$`;
const line = String.raw`\s*(?:,|and|,\s*and)\s*(?:the\s+)?(?:lines?\s+)?`;

const patterns = lazily(() => {
  const compiled = (body: string): RegExp => new RegExp(opening + body + closing, "i");
  const ellipseSide = (letter: string): string => String.raw`${square(letter)}\s*\/\s*${number}`;
  return {
    circle: compiled(
      String.raw`(?:circle|curve)?\s*${square("x")}\s*\+\s*${square("y")}\s*=\s*${number}`,
    ),
    ellipse: compiled(
      String.raw`(?:ellipse|curve)?\s*${ellipseSide("x")}\s*\+\s*${ellipseSide("y")}\s*=\s*1`,
    ),
    parabolas: (["x", "y"] as const).map((axis) => ({
      axis,
      pattern: compiled(
        String.raw`(?:parabola|curve)?\s*${square(axis === "x" ? "y" : "x")}\s*=\s*(\d+)?\s*${axis}${line}(?:${axis}\s*=\s*${number}|(?:its\s+)?latus\s+rectum)`,
      ),
    })),
  };
});

/** Null for any other region, and if a word does not belong to such a question. */
export function readSymmetricRegion({ text }: Question): SymmetricRegion | null {
  if (!/area/i.test(text) || !/[xy]\s*(?:\^\{?2|²)/i.test(text) || text.length > 200) return null;
  const line = text.trim().replaceAll(/\s+/g, " ");
  return readCircle(line) ?? readEllipse(line) ?? readParabola(line);
}

function rational(text: string | undefined): Rational {
  const [, whole = "0", decimals = "", below = "1"] =
    /^(\d+)(?:\.(\d+))?(?:\/(\d+))?$/.exec(text ?? "") ?? [];
  const size = 10n ** BigInt(decimals.length) * BigInt(below);
  return size === 0n ? q.zero : q.rational(BigInt(whole + decimals), size);
}

function readCircle(text: string): SymmetricRegion | null {
  const found = patterns().circle.exec(text);
  const squared = found && rational(found[1]);
  if (!squared || q.sign(squared) <= 0) return null;
  return { kind: "ellipse", acrossSquared: squared, upSquared: squared };
}

function readEllipse(text: string): SymmetricRegion | null {
  const found = patterns().ellipse.exec(text);
  if (!found) return null;
  const [acrossSquared, upSquared] = [rational(found[1]), rational(found[2])];
  const isReal = q.sign(acrossSquared) > 0 && q.sign(upSquared) > 0;
  return isReal ? { kind: "ellipse", acrossSquared, upSquared } : null;
}

/** Up to a line across the axis, or to the latus rectum, which is at a quarter of the factor. */
function readParabola(text: string): SymmetricRegion | null {
  for (const { axis, pattern } of patterns().parabolas) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [, size = "1", place] = found;
    const factor = rational(size);
    const end = place === undefined ? q.divide(factor, q.rational(4n)) : rational(place);
    return q.sign(end) > 0 && q.sign(factor) > 0 ? { kind: "parabola", axis, factor, end } : null;
  }
  return null;
}
