import { type Rational, zero } from "../../../numbers/rational.ts";

/** An angle of coefficient·x + constant degrees. */
export interface AnglePart {
  coefficient: Rational;
  constant: Rational;
}

/** Angles that add up to a total, with one unknown x in them. */
export interface AngleSum {
  parts: readonly AnglePart[];
  total: Rational;
  /** The reason for the sum, by its school name. */
  rule: string;
  /** The answer: x itself, every part that contains x, one of these, or every part. */
  ask: "unknown" | "parts" | "largest" | "smallest" | "all";
  /** The unknown, in words: "the third angle". */
  what: string;
  /** The letters of the vertices of the parts, if the question names them. */
  names?: readonly string[];
}

/** An angle that is given. */
export function known(constant: Rational): AnglePart {
  return { coefficient: zero, constant };
}
