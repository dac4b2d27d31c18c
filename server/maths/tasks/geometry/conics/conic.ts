import { coefficientOf } from "../../../expressions/polynomial.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { equationTerms } from "../coordinates/line.ts";
import type { Value } from "../reading/scan.ts";

/** The conic a·x² + b·y² + c·x + d·y + e = 0, as given. */
export interface Conic {
  xx: Rational;
  yy: Rational;
  x: Rational;
  y: Rational;
  constant: Rational;
  /** The equation as typed. */
  latex: string;
}

const known = new Set(["xx", "yy", "x", "y", ""]);

/** Returns the conic of an equation without an xy term; null for other equations. */
export function conicOf(value: Value | undefined): Conic | null {
  const read = value?.kind === "equation" ? equationTerms(value.tokens) : null;
  if (!read || read.terms.some(({ letters }) => !known.has(letters))) return null;
  const of = (letters: string): Rational => coefficientOf(read.terms, letters);
  const conic = { xx: of("xx"), yy: of("yy"), x: of("x"), y: of("y"), constant: of("") };
  return q.isZero(conic.xx) && q.isZero(conic.yy) ? null : { ...conic, latex: read.latex };
}
