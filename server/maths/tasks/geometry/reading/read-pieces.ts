/** A part of a text that a regular expression matches. */
export interface PiecePattern {
  /** Sticky; ends behind the space after its last word. */
  pattern: () => RegExp;
  /** A text without this has no such piece; saves compiling it. */
  needed: string;
}

/** One piece of a text with the content of its gaps. */
export interface ReadPiece<Piece> {
  piece: Piece;
  captures: readonly string[];
  end: number;
}

/**
 * Cuts a text into pieces so that every word belongs to one, longer pieces first; null if that can't be done.
 *
 * @param joints a sticky pattern of the words that may stand between pieces
 */
export function readPieces<Piece extends PiecePattern>(
  text: string,
  pieces: readonly Piece[],
  joints: RegExp,
): ReadPiece<Piece>[] | null {
  const usable = pieces.filter(({ needed }) => text.includes(needed));
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

/** The pieces that start at a position of a text, longer ones first. */
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
