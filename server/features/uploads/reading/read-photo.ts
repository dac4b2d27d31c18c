import { questionsOf, type PrintedQuestion } from "./lines-to-questions.ts";
import { preparePhoto } from "./prepare-photo.ts";
import { kindOfPage } from "./print-or-not.ts";
import { readPage, type ReadPage } from "./read-page.ts";
import { recognisePage } from "./recognise-page.ts";
import type { Tesseract } from "./tesseract.ts";

/** What is on a photo. */
export type Reading =
  | { outcome: "printed"; questions: PrintedQuestion[] }
  | { outcome: "handwritten" }
  | { outcome: "nothing" };

/** Reads a photo as it is stored: JPEG, upright. Works on the calling thread, for up to a second or two. */
export async function readPhoto(photo: Uint8Array, tesseract: Tesseract): Promise<Reading> {
  const prepared = await preparePhoto(photo);
  if (prepared === null) return { outcome: "nothing" };
  const page = readPage(recognisePage(prepared, tesseract));
  const kind = kindOfPage(page);
  if (kind !== "printed") return { outcome: kind };
  if (isGuesswork(page)) return { outcome: "nothing" };
  const questions = questionsOf(page.lines);
  return questions.length === 0 ? { outcome: "nothing" } : { outcome: "printed", questions };
}

const mostMarked = 0.3;

/** Where so many signs would be for the student to choose, such as on a page held sideways, nothing is read. */
const isGuesswork = ({ lines, signs }: ReadPage) =>
  lines.flatMap(({ pieces }) => pieces).filter((piece) => typeof piece !== "string").length >
  mostMarked * signs;
