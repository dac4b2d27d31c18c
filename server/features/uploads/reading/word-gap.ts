import type { Sign } from "./items.ts";

const gapOf = (before: Sign, next: Sign, xHeight: number) =>
  (next.box.left - before.box.right) / xHeight;

/** Whether the gap between two signs of a line is that between words; narrow ones are found beside leaning letters. */
export function isWordGap(before: Sign, next: Sign, xHeight: number): boolean {
  const gap = gapOf(before, next, xHeight);
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

/** Whether a gap is too wide for the inside of a word, even of one that Tesseract read as one. */
export function isWideGap(before: Sign, next: Sign, xHeight: number): boolean {
  return gapOf(before, next, xHeight) > 0.42;
}
