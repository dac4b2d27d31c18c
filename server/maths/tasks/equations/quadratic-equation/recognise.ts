import type { Question } from "../../../read/question.ts";
import { notSupported } from "../../../refusal.ts";
import { type OneUnknown, readOneUnknown } from "../linear-equation/recognise.ts";

/** An equation in one unknown with its square; linear ones were offered to their own task before. */
export function recognise(question: Question): OneUnknown | null {
  const read = readOneUnknown(question);
  if (!read) return null;
  if (read.degree === 2) return read;
  throw notSupported("The squares in this equation cancel out. Simplify it first, then ask again.");
}
