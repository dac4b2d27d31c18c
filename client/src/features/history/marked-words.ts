export interface TextPiece {
  text: string;
  isMarked: boolean;
}

/** Splits a text at words that begin with one of the search words, ignoring case. */
export function markedWords(text: string, search: string): TextPiece[] {
  const wanted = search.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (wanted.length === 0) return [{ text, isMarked: false }];
  const beginnings = wanted.sort((one, other) => other.length - one.length).join("|");
  const words = new RegExp(
    String.raw`((?<![\p{L}\p{M}\p{N}])(?:${beginnings})[\p{L}\p{M}\p{N}]*)`,
    "giu",
  );
  // A split by a pattern with a capturing group has the matches at odd indexes.
  return text
    .split(words)
    .map((piece, index) => ({ text: piece, isMarked: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}
