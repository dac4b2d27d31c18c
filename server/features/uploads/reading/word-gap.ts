import type { Sign } from "./items.ts";

const gapOf = (before: Sign, next: Sign, xHeight: number) =>
  (next.box.left - before.box.right) / xHeight;

/** Whether the gap between two signs of a line is that between words; narrow ones are found beside leaning letters. */
export function isWordGap(before: Sign, next: Sign, xHeight: number): boolean {
  const gap = gapOf(before, next, xHeight);
  const [one, other] = [before.guess[0]?.sign ?? "", next.guess[0]?.sign ?? ""];
  if (/\d/u.test(one) && /\d/u.test(other)) return gap > 0.6;
  if (/[\dIl|]/u.test(one) && /[\dIl|]/u.test(other)) return gap > 0.45;
  if (/^[.,;:?!)]$/u.test(other)) return gap > 0.7;
  if (/^[fTVYr]$/u.test(one)) return gap > 0.24;
  return gap > 0.32;
}

/** Whether a gap is too wide for the inside of a word, even of one that Tesseract read as one. */
export function isWideGap(before: Sign, next: Sign, xHeight: number): boolean {
  return gapOf(before, next, xHeight) > 0.5;
}
