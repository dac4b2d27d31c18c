/** What an answer that is right as far as it goes still lacks. */
export type Missing =
  /** To be brought to its simplest form. */
  | "simplify"
  /** Roots, or unknowns, of which not all are named. */
  | "other-values"
  | "units"
  /** To be written as a product. */
  | "factorise"
  /** To be written without brackets. */
  | "expand"
  /** The constant of integration. */
  | "constant"
  /** More digits. */
  | "precision";

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
