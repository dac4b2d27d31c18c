import type { Student } from "./asking.ts";

/** A question with a unique token, which the test model writes into its answer. */
export interface Question {
  number: number;
  token: string;
  text: string;
  key: string;
  student: Student;
  conversationId: number;
}

const token = /tok\d{5}x/gu;

export function tokenOf(number: number): string {
  return `tok${String(number).padStart(5, "0")}x`;
}

/** Tokens in a text that belong to other questions. */
export function strangersIn(text: string, { token: own }: Question): string[] {
  return Array.from(text.matchAll(token), ([found]) => found).filter((found) => found !== own);
}
