import type { Photo, PrintedQuestion, ReadPrint } from "../photo.ts";

/** Background reading of a photo; answers do not wait for it. */
export interface PhotoPrint {
  /** Whether the reading has ended. */
  isSettled: () => boolean;
  /** The questions read so far; none where it wasn't print, or couldn't be read. */
  questions: () => readonly PrintedQuestion[];
}

/** Later results are ignored: until then nothing of a model's reply is shown. */
const longestMs = 6_000;

/** Starts the background reading. Its failure does not affect the answer. */
export function startReading({ bytes }: Photo, readPrint: ReadPrint | undefined): PhotoPrint {
  let questions: readonly PrintedQuestion[] = [];
  let isSettled = readPrint === undefined;
  const timer = setTimeout(() => {
    isSettled = true;
  }, longestMs).unref();
  const read = async () => {
    const reading = await readPrint?.(bytes);
    if (!isSettled && reading?.outcome === "printed") ({ questions } = reading);
  };
  read()
    // The reader's owner logs failures.
    .catch(() => undefined)
    .finally(() => {
      isSettled = true;
      clearTimeout(timer);
    });
  return { isSettled: () => isSettled, questions: () => questions };
}
