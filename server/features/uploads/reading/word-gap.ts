import type { Sign } from "./items.ts";

/** Whether a gap, in x-heights, is one between words; narrow ones are found beside leaning letters. */
export function isWordGap(before: Sign, next: Sign, gap: number): boolean {
  const [one, other] = [before.guess[0]?.sign ?? "", next.guess[0]?.sign ?? ""];
  const [, , least = usualGap] =
    gaps.find(([before, after]) => before.test(one) && after.test(other)) ?? [];
  return gap > least;
}

const usualGap = 0.32;

/** The least gap between words, in x-heights, by the signs before and after it; the first that fits counts. */
const gaps: readonly [before: RegExp, after: RegExp, least: number][] = [
  [/^\d$/u, /^\d$/u, 0.6],
  [/^[\dIl|]$/u, /^[\dIl|]$/u, 0.45],
  [/^./u, /^[.,;:?!)]$/u, 0.7],
  [/^[fTVYr]$/u, /^./u, 0.24],
];

/** A gap too wide for the inside of a word, even of one that Tesseract read as one. */
export const wideGap = 0.42;
