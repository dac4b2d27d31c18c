import type { Concept } from "../../../library/concept.ts";

/** A longer text of the student is not repeated in the refusal. */
const longestName = 40;

/** Letters only: other characters of a question would be taken for Markdown. */
const plainWords = /^[\p{L}\p{M}\p{N} ,.'’()-]+$/u;

/** Says to the student that there is no such concept, and suggests related ones. */
export function conceptNotKnown(asked: string, nearby: readonly string[]): string {
  const text = asked.trim().replace(/[\s.,!?]+$/u, "");
  const isName = text.length <= longestName && plainWords.test(text);
  const missing = `I don't have ${isName ? `**${text}**` : "this"} yet`;
  return nearby.length === 0
    ? `${missing}, but I can explain ideas of your school books, such as **Photosynthesis**, **Fractions** or **Gravity**.`
    : `${missing}. Is it one of these?`;
}

/** A sum is solved in another tool, and not explained. */
export const isToBeWorkedOut = "This is one to work out, and I can do that with you in Homework.";

/** The words by which a concept can be asked for. */
export function namesOf(concepts: readonly Concept[]): string[] {
  return concepts.slice(0, mostNamed).map(({ name }) => name);
}

const mostNamed = 3;

export const noSimplerWords =
  "I can't tell this one in another way yet. Ask me for one idea in it by its name, and I'll explain that.";

export const noQuiz = "I have no quiz on this topic yet.";
