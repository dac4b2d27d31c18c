import { readPhoto, type Reading } from "./read-photo.ts";
import { openTesseract } from "./tesseract.ts";

const tesseract = openTesseract();

/** The function of the reader's thread: one photo at a time. Rejects for an invalid picture. */
export async function read(photo: Uint8Array): Promise<Reading> {
  return readPhoto(photo, await tesseract);
}

/** Resolves when the thread is ready to read. */
export async function warmUp(): Promise<void> {
  await tesseract;
}
