/** A part of a text that a regular expression matches. */
export interface PiecePattern {
  /** A sticky expression, which matches up to and including the space after its last word. */
  pattern: () => RegExp;
  /** A string that every such piece contains; its absence saves compiling the pattern. */
  requiredText: string;
}

/** A piece of a text, with the content of its gaps. */
export interface ReadPiece<Piece> {
  piece: Piece;
  captures: readonly string[];
  end: number;
}

/**
 * Splits a text into pieces so that every word belongs to one, longer pieces first; null if that is impossible.
 * `joints` is a sticky pattern of the words that may stand between pieces.
 */
export function readPieces<Piece extends PiecePattern>(
  text: string,
  pieces: readonly Piece[],
  joints: RegExp,
): ReadPiece<Piece>[] | null {
  const usable = pieces.filter(({ requiredText }) => text.includes(requiredText));
  const unreadable = new Set<number>();
  const from = (start: number): ReadPiece<Piece>[] | null => {
    joints.lastIndex = start;
    const at = start + (joints.exec(text)?.[0].length ?? 0);
    if (at === text.length) return [];
    if (unreadable.has(at)) return null;
    for (const read of piecesAt(text, at, usable)) {
      const rest = from(read.end);
      if (rest) return [read, ...rest];
    }
    unreadable.add(at);
    return null;
  };
  return from(0);
}

/** Returns the pieces that match at a position, longer ones first. */
function piecesAt<Piece extends PiecePattern>(
  text: string,
  at: number,
  usable: readonly Piece[],
): ReadPiece<Piece>[] {
  return usable
    .flatMap((piece) => {
      const pattern = piece.pattern();
      pattern.lastIndex = at;
      const found = pattern.exec(text);
      if (!found || found[0] === "") return [];
      return [{ piece, captures: found.slice(1).filter(Boolean), end: at + found[0].length }];
    })
    .toSorted((a, b) => b.end - a.end);
}
