import type { ReadPiece, ReadQuestion } from "#shared/contracts/uploads.ts";

/** What the student chose for unsure places, by their index among the pieces. */
export type Choices = Readonly<Record<number, string>>;

/** The question as text; null as long as an unsure place is not chosen. */
export function textOfReading({ pieces }: ReadQuestion, choices: Choices): string | null {
  const texts = pieces.map((piece, at) => (typeof piece === "string" ? piece : choices[at]));
  return texts.includes(undefined) ? null : texts.join("").trim();
}

/** The question with its likeliest signs, for a list from which one is chosen; never what is asked. */
export function likeliestText({ pieces }: ReadQuestion): string {
  return pieces.map(likeliest).join("").trim();
}

const likeliest = (piece: ReadPiece) =>
  typeof piece === "string" ? piece : (piece.unsure[0] ?? "");
