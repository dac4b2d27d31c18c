import { readPhoto, type Reading } from "./read-photo.ts";
import { openTesseract } from "./tesseract.ts";

const tesseract = openTesseract();

/** What the reader's thread does: one photo after the other. Rejects for what is no picture. */
export async function read(photo: Uint8Array): Promise<Reading> {
  return readPhoto(photo, await tesseract);
}

/** Settles when the thread can read. */
export async function warmUp(): Promise<void> {
  await tesseract;
}
