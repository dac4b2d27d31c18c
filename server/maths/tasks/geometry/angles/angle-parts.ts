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
  /** Why they add up to it, by its school name. */
  rule: string;
  /** What is answered: x itself, every part that holds x, one of these, or every part there is. */
  ask: "unknown" | "parts" | "largest" | "smallest" | "all";
  /** What is looked for, in words: "the third angle". */
  what: string;
  /** The letters of the corners of the parts, where the question names them. */
  names?: readonly string[];
}

/** An angle that is given. */
export function known(constant: Rational): AnglePart {
  return { coefficient: zero, constant };
}
