import type { HelpLevel } from "#shared/contracts/conversations.ts";

/** A photo that was just chosen, or one that the server keeps. */
export type Photo = { kind: "chosen"; file: Blob } | { kind: "stored"; url: string };

export interface Question {
  text: string;
  photo: Photo | null;
}

export const noQuestion: Question = { text: "", photo: null };

/** The levels in the words of the specification, and what each is good for. */
export const helpLevels: readonly { level: HelpLevel; name: string; promise: string }[] = [
  {
    level: "full",
    name: "Complete Solution",
    promise: "The answer, why it is right, and every step.",
  },
  {
    level: "hint",
    name: "Guided Hints",
    promise: "One hint at a time. You find the answer yourself.",
  },
  {
    level: "stepbystep",
    name: "Step-by-Step Guide",
    promise: "One step at a time. The last one is yours.",
  },
];

const longestTitle = 80;

/** What the conversation is called in a list of conversations. */
export function titleOf({ text }: Question): string {
  const line = text.trim().replaceAll(/\s+/gu, " ");
  if (line === "") return "Photo of a question";
  return line.length <= longestTitle ? line : `${line.slice(0, longestTitle - 1).trimEnd()}…`;
}
