export interface MarkedPiece {
  text: string;
  isMarked: boolean;
}

/** Splits a text where words begin as one of the words that were searched for, in any case. */
export function markedWords(text: string, search: string): MarkedPiece[] {
  const wanted = search.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (wanted.length === 0) return [{ text, isMarked: false }];
  const beginnings = wanted.sort((one, other) => other.length - one.length).join("|");
  const words = new RegExp(
    String.raw`((?<![\p{L}\p{M}\p{N}])(?:${beginnings})[\p{L}\p{M}\p{N}]*)`,
    "giu",
  );
  // What a pattern in brackets splits at stands at every second place.
  return text
    .split(words)
    .map((piece, index) => ({ text: piece, isMarked: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}
