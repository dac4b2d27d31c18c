import { questionsOf, type PrintedQuestion } from "./lines-to-questions.ts";
import { preparePhoto } from "./prepare-photo.ts";
import { kindOfPage } from "./print-or-not.ts";
import { readPage, type ReadPage } from "./read-page.ts";
import { recognisePage } from "./recognise-page.ts";
import type { Tesseract } from "./tesseract.ts";

/** The content of a photo. */
export type Reading =
  | { outcome: "printed"; questions: PrintedQuestion[] }
  | { outcome: "handwritten" }
  | { outcome: "nothing" };

/** Reads a stored photo: JPEG, upright. Blocks the calling thread for up to a second or two. */
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

/** Rejects a page with too many unsure signs for the student to choose, such as one held sideways. */
const isGuesswork = ({ lines, signs }: ReadPage) =>
  lines.flatMap(({ pieces }) => pieces).filter((piece) => typeof piece !== "string").length >
  mostMarked * signs;
