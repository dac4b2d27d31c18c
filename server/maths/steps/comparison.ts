/** Of two sides for all values of their letters. `open`: it depends on them, or is not certain. */
export type Comparison = "holds" | "fails" | "open";

/** Of several that must all hold: fails where one fails. */
export function allOf(verdicts: readonly Comparison[]): Comparison {
  if (verdicts.some((verdict) => verdict === "fails")) return "fails";
  return verdicts.every((verdict) => verdict === "holds") ? "holds" : "open";
}
