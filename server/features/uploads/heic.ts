import { Worker } from "node:worker_threads";
import { z } from "zod";

/** Messages from the thread are parsed on arrival, like all other input. */
const heicOutcome = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("decoded"),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    /** Red, green, blue and alpha, row by row, already rotated upright. */
    data: z.instanceof(Uint8ClampedArray),
  }),
  z.object({ outcome: z.literal("too_many_pixels") }),
  z.object({ outcome: z.literal("unreadable"), reason: z.string() }),
]);

export type HeicOutcome = z.infer<typeof heicOutcome>;

/** The message to the thread. */
export interface HeicTask {
  bytes: Uint8Array;
  mostPixels: number;
}

interface Limits {
  mostPixels: number;
  milliseconds: number;
}

/**
 * Decodes on a separate worker thread: a photo of 12 megapixels takes a second of CPU, which would block the event
 * loop. The queue in front limits the concurrency (`decode-queue.ts`).
 */
export async function decodeHeic(bytes: Uint8Array, limits: Limits): Promise<HeicOutcome> {
  // Captures the output, because libheif writes its warnings there, bypassing our log.
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

/** Rejects only if the thread itself fails, which is our fault and not the photo's. */
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
