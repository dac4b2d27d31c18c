import type { Token } from "../../read/token.ts";

const words = [
  ["first", "1st"],
  ["second", "2nd"],
  ["third", "3rd"],
  ["fourth", "4th"],
  ["fifth", "5th"],
  ["sixth", "6th"],
  ["seventh", "7th"],
  ["eighth", "8th"],
  ["ninth", "9th"],
  ["tenth", "10th"],
] as const;

/** Returns the number of an ordinal: 3 for "third" or "3rd"; null for other words. */
export function ordinalOf(tokens: readonly Token[]): number | null {
  const text = tokens
    .map((token) =>
      token.kind === "number" ? token.written : token.kind === "word" ? token.text : "?",
    )
    .join("");
  const at = words.findIndex((forms) => forms.some((form) => form === text));
  return at < 0 ? null : at + 1;
}

/** Returns "third" for 3, and "12th" for ranks without a word here. */
export function ordinalWord(rank: number): string {
  return words[rank - 1]?.[0] ?? `${rank}th`;
}
