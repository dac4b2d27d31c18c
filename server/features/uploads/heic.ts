import { Worker } from "node:worker_threads";
import { z } from "zod";

/** What comes from a thread is parsed where it enters, like all else that does. */
const heicOutcome = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("decoded"),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    /** Red, green, blue, alpha; row by row, already turned the way the photo was held. */
    data: z.instanceof(Uint8ClampedArray),
  }),
  z.object({ outcome: z.literal("too_many_pixels") }),
  z.object({ outcome: z.literal("unreadable"), reason: z.string() }),
]);

export type HeicOutcome = z.infer<typeof heicOutcome>;

/** What the thread is told. */
export interface HeicTask {
  bytes: Uint8Array;
  mostPixels: number;
}

interface Limits {
  mostPixels: number;
  milliseconds: number;
}

/**
 * Decodes on a thread of its own: a photo of 12 megapixels costs a second of CPU, in which the
 * event loop would answer nobody. How many at once is decided by the queue in front (`decode-queue.ts`).
 */
export async function decodeHeic(bytes: Uint8Array, limits: Limits): Promise<HeicOutcome> {
  // Output is captured because libheif writes its complaints to it, past our log.
  const worker = new Worker(new URL("./heic-worker.js", import.meta.url), {
    workerData: { bytes, mostPixels: limits.mostPixels } satisfies HeicTask,
    stdout: true,
    stderr: true,
  });
  try {
    return heicOutcome.parse(await messageOf(worker, limits.milliseconds));
  } finally {
    await worker.terminate();
  }
}

/** Rejects only when the thread itself fails, which is our fault and not the photo's. */
function messageOf(worker: Worker, milliseconds: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve({ outcome: "unreadable", reason: `not decoded in ${milliseconds} ms` });
    }, milliseconds);
    worker.once("message", resolve);
    worker.on("error", reject);
    worker.once("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`The HEIC thread ended without an answer (exit code ${code})`));
    });
  });
}
