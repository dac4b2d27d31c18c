import type { Sign } from "./items.ts";

/** Whether a gap, in x-heights, is between words; gaps beside slanted letters are narrow. */
export function isWordGap(before: Sign, next: Sign, gap: number): boolean {
  const [one, other] = [before.guess[0]?.sign ?? "", next.guess[0]?.sign ?? ""];
  const [, , least = usualGap] =
    gaps.find(([before, after]) => before.test(one) && after.test(other)) ?? [];
  return gap > least;
}

const usualGap = 0.32;

/** The minimum gap between words, in x-heights, by the signs before and after it; the first match applies. */
const gaps: readonly [before: RegExp, after: RegExp, least: number][] = [
  [/^\d$/u, /^\d$/u, 0.6],
  [/^[\dIl|]$/u, /^[\dIl|]$/u, 0.45],
  [/^./u, /^[.,;:?!)]$/u, 0.7],
  [/^[fTVYr]$/u, /^./u, 0.24],
];

/** A gap too wide for the inside of a word, even for one that Tesseract read as one word. */
export const wideGap = 0.42;
