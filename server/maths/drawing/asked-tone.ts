import type { Tone } from "../plot/plot.ts";

/** What is asked is red on a drawing of the question: "?", "r = ?". */
export function askedTone(text: string, otherwise: Tone = "ink"): { tone: Tone } {
  return { tone: text.includes("?") ? "red" : otherwise };
}
