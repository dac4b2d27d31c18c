/** The comparison of two sides for all values of their letters. `open`: it depends on the values, or is undecided. */
export type Comparison = "holds" | "fails" | "open";

/** The conjunction of several comparisons: fails if one fails. */
export function allOf(verdicts: readonly Comparison[]): Comparison {
  if (verdicts.some((verdict) => verdict === "fails")) return "fails";
  return verdicts.every((verdict) => verdict === "holds") ? "holds" : "open";
}
