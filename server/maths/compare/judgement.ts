/** The missing aspect of an answer that is correct but incomplete. */
export type Missing =
  /** Not in simplest form. */
  | "simplify"
  /** Some of the roots or unknowns are not given. */
  | "other-values"
  | "units"
  /** Not written as a product. */
  | "factorise"
  /** Not written as a product of prime numbers. */
  | "primes"
  /** Not written without brackets. */
  | "expand"
  /** The constant of integration. */
  | "constant"
  /** More digits are needed. */
  | "precision"
  /** The exact value is needed instead of an approximate decimal. */
  | "exact"
  /** The requested form is needed: the other unit, the other clock, a fraction instead of a decimal. */
  | "form"
  /** AM or PM is missing. */
  | "half-of-day";

/**
 * The result of comparing an answer with the expected one. `unreadable`: one of the two could not be parsed as an
 * answer.
 */
export type Judgement =
  | { outcome: "equal" }
  | { outcome: "unfinished"; missing: Missing }
  | { outcome: "different" }
  | { outcome: "unreadable" };

export const equal: Judgement = { outcome: "equal" };
export const different: Judgement = { outcome: "different" };
export const unreadable: Judgement = { outcome: "unreadable" };

export function unfinished(missing: Missing): Judgement {
  return { outcome: "unfinished", missing };
}

/**
 * The judgement of an answer in parts: a wrong part makes the whole answer wrong, an incomplete part makes it
 * incomplete.
 */
export function together(parts: readonly Judgement[]): Judgement {
  for (const outcome of ["different", "unreadable", "unfinished"]) {
    const found = parts.find((part) => part.outcome === outcome);
    if (found) return found;
  }
  return equal;
}
