import type { Sign } from "./items.ts";

/** Whether the gap between two signs of a line is that between words; narrow ones are found beside leaning letters. */
export function isWordGap(before: Sign, next: Sign, xHeight: number): boolean {
  const gap = (next.box.left - before.box.right) / xHeight;
  const [one, other] = [before.guess[0]?.sign ?? "", next.guess[0]?.sign ?? ""];
  if (/[\dIl|]/u.test(one) && /[\dIl|]/u.test(other)) return gap > 0.6;
  if (/^[.,;:?!)]$/u.test(other)) return gap > 0.7;
  if (/^[fTVYr]$/u.test(one)) return gap > 0.24;
  return gap > 0.32;
}
