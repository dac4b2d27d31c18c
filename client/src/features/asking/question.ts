/** A photo that was just chosen, or one that the server stores. */
export type Photo = ChosenPhoto | { kind: "stored"; url: string };

export interface ChosenPhoto {
  kind: "chosen";
  file: Blob;
  /** Key of its outbox item, removed once the question is submitted. */
  outboxKey?: string;
}

export interface Question {
  text: string;
  photo: Photo | null;
}

export const emptyQuestion: Question = { text: "", photo: null };

const longestTitle = 80;

/** Title of the conversation in a list of conversations. */
export function titleOf({ text }: Question): string {
  const line = text.trim().replaceAll(/\s+/gu, " ");
  if (line === "") return "Photo of a question";
  return line.length <= longestTitle ? line : `${line.slice(0, longestTitle - 1).trimEnd()}…`;
}
