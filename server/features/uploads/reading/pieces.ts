/** Text, or an unsure place with its possible readings, the likeliest first. */
export type Piece = string | { unsure: readonly [string, string, ...string[]] };

/** Joins adjacent texts. */
export function joinTexts(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (typeof piece === "string" && typeof last === "string")
      result[result.length - 1] = last + piece;
    else if (piece !== "") result.push(piece);
  }
  return result;
}

/** The text with the likeliest reading of each piece. */
export function likeliestText(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === "string" ? piece : piece.unsure[0])).join("");
}

/** Adds brackets, unless the text matches `holdsTogether`. */
export function addBrackets(pieces: readonly Piece[], holdsTogether: RegExp): Piece[] {
  return holdsTogether.test(likeliestText(pieces)) ? [...pieces] : ["(", ...pieces, ")"];
}
