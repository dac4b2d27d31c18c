import { type Rational, zero } from "../../../numbers/rational.ts";

/** An angle of (coefficient·x + constant) degrees. */
export interface AnglePart {
  coefficient: Rational;
  constant: Rational;
}

/** Angles with a known sum, some of which depend on the unknown x. */
export interface AngleSum {
  parts: readonly AnglePart[];
  total: Rational;
  /** The reason for the sum, by its school name. */
  rule: string;
  /** What is asked: x itself, every part that contains x, the largest or smallest part, or every part. */
  ask: "unknown" | "parts" | "largest" | "smallest" | "all";
  /** The unknown in words: "the third angle". */
  what: string;
  /** The letters of the vertices of the parts, if the question names them. */
  names?: readonly string[];
}

/** Returns a known angle as a part without x. */
export function constantPart(constant: Rational): AnglePart {
  return { coefficient: zero, constant };
}
