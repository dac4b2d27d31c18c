import type { Tone } from "../plot/plot.ts";

/** The unknown is red in a drawing of the question: "?", "r = ?". */
export function askedTone(text: string, otherwise: Tone = "ink"): { tone: Tone } {
  return { tone: text.includes("?") ? "red" : otherwise };
}
