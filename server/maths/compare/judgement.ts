/** What an answer that is right as far as it goes still lacks. */
export type Missing =
  /** To be brought to its simplest form. */
  | "simplify"
  /** Roots, or unknowns, of which not all are named. */
  | "other-values"
  | "units"
  /** To be written as a product. */
  | "factorise"
  /** To be written as a product of prime numbers. */
  | "primes"
  /** To be written without brackets. */
  | "expand"
  /** The constant of integration. */
  | "constant"
  /** More digits. */
  | "precision"
  /** The exact value instead of a decimal near it. */
  | "exact"
  /** The form that was asked for: the other unit, the other clock, a fraction instead of a decimal. */
  | "form"
  /** Morning or afternoon. */
  | "half-of-day";

/** How an answer stands to the expected one. `unreadable`: one of the two could not be read as an answer. */
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

/** What is said of an answer in parts: one that is wrong makes all of it wrong, one that lacks something makes it lack that. */
export function together(parts: readonly Judgement[]): Judgement {
  for (const outcome of ["different", "unreadable", "unfinished"]) {
    const found = parts.find((part) => part.outcome === outcome);
    if (found) return found;
  }
  return equal;
}
