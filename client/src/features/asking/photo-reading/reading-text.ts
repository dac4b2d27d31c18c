import type { ReadPiece, ReadQuestion } from "#shared/contracts/uploads.ts";

/** The student's choices for unsure pieces, by the index of the piece. */
export type Choices = Readonly<Record<number, string>>;

/** The question as text; null until every unsure piece is chosen. */
export function textOfReading({ pieces }: ReadQuestion, choices: Choices): string | null {
  const texts = pieces.map((piece, at) => (typeof piece === "string" ? piece : choices[at]));
  return texts.includes(undefined) ? null : texts.join("").trim();
}

/** The question with its most likely signs, for a list to choose from; never submitted. */
export function likeliestText({ pieces }: ReadQuestion): string {
  return pieces.map(likeliest).join("").trim();
}

const likeliest = (piece: ReadPiece) =>
  typeof piece === "string" ? piece : (piece.unsure[0] ?? "");
