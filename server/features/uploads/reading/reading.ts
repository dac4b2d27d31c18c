import { fileURLToPath } from "node:url";
import pLimit from "p-limit";
import { Piscina } from "piscina";
import type { Reading } from "./read-photo.ts";

/** @public Types of a reading for its consumers. */
export type { PrintedQuestion } from "./lines-to-questions.ts";
/** @public */
export type { Piece } from "./pieces.ts";
export type { Reading } from "./read-photo.ts";

/** Why a photo wasn't read: too many are waiting, or it took too long. */
type NotRead = { outcome: "busy" } | { outcome: "too_slow" };

export interface PhotoReader {
  /** Reads the print on a stored photo. Rejects for an invalid picture, and if the thread itself fails. */
  read: (photo: Uint8Array) => Promise<Reading | NotRead>;
  close: () => Promise<void>;
}

interface Limits {
  /** The time limit per photo, from its turn on; the thread ends with a photo that exceeds it. */
  milliseconds: number;
  /** How many photos may wait for their turn. */
  waiting: number;
}

/** In development, a new thread has to compile its TypeScript first. */
const isSource = import.meta.url.endsWith(".ts");
const usualLimits: Limits = { milliseconds: isSource ? 20_000 : 5000, waiting: 10 };
/** How long an idle thread, with its 100 MB, is kept for the next photo. */
const idleMilliseconds = 5 * 60_000;

/**
 * Reads photos on one worker thread, one at a time. The first photo starts the thread. A timeout or a crash restarts it.
 */
export function openPhotoReader(limits: Partial<Limits> = {}): PhotoReader {
  const pool = new Piscina({
    filename: fileURLToPath(new URL(worker, import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMilliseconds,
  });
  const inTurn = pLimit(1);
  const read = async (photo: Uint8Array): Promise<Reading | NotRead> => {
    const { milliseconds, waiting } = { ...usualLimits, ...limits };
    if (inTurn.activeCount > 0 && inTurn.pendingCount >= waiting) return { outcome: "busy" };
    return inTurn(() => readWithin(pool, photo, milliseconds));
  };
  return { read, close: () => pool.close({ force: true }) };
}

async function readWithin(
  pool: Piscina,
  photo: Uint8Array,
  milliseconds: number,
): Promise<Reading | NotRead> {
  // If the thread can't start, the job below fails with the same error.
  await Promise.allSettled([pool.run(undefined, { name: "warmUp" })]);
  const signal = AbortSignal.timeout(milliseconds);
  try {
    // safe: the thread runs the function of this name from reading-worker.ts.
    return (await pool.run(photo, { name: "read", signal })) as Reading;
  } catch (error) {
    if (signal.aborted) return { outcome: "too_slow" };
    throw error;
  }
}

/** The worker file next to this module: bundled in production, TypeScript in development. */
const worker = isSource ? "./reading-worker-source.js" : "./reading-worker.js";
