/** Text, or a place where it isn't sure what is printed: what it may be, the likeliest first. */
export type Piece = string | { unsure: readonly [string, string, ...string[]] };

/** Texts side by side become one. */
export function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (typeof piece === "string" && typeof last === "string")
      result[result.length - 1] = last + piece;
    else if (piece !== "") result.push(piece);
  }
  return result;
}

/** What the pieces say where each is taken for its likeliest. */
export function likeliest(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === "string" ? piece : piece.unsure[0])).join("");
}

/** In brackets, unless it holds together by itself. */
export function bracketed(pieces: readonly Piece[], holdsTogether: RegExp): Piece[] {
  return holdsTogether.test(likeliest(pieces)) ? [...pieces] : ["(", ...pieces, ")"];
}
