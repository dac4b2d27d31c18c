import { fileURLToPath } from "node:url";
import pLimit from "p-limit";
import { Piscina } from "piscina";
import type { Reading } from "./read-photo.ts";

/** @public Whoever shows a reading needs its parts too. */
export type { PrintedQuestion } from "./lines-to-questions.ts";
/** @public */
export type { Piece } from "./pieces.ts";
export type { Reading } from "./read-photo.ts";

/** Why a photo wasn't read: too many wait, or it took too long. */
type NotRead = { outcome: "busy" } | { outcome: "too_slow" };

export interface PhotoReader {
  /** Reads what is printed on a stored photo. Rejects for what is no picture, and where the thread itself fails. */
  read: (photo: Uint8Array) => Promise<Reading | NotRead>;
  close: () => Promise<void>;
}

interface Limits {
  /** A photo that takes longer ends with its thread; the time begins with its turn. */
  milliseconds: number;
  /** How many photos may wait for their turn. */
  waiting: number;
}

/** While developing, a new thread has to translate its TypeScript first. */
const isSource = import.meta.url.endsWith(".ts");
const usualLimits: Limits = { milliseconds: isSource ? 20_000 : 5000, waiting: 10 };
/** How long the thread and its 100 MB are kept for the next photo. */
const idleMilliseconds = 5 * 60_000;

/**
 * Reads photos on one thread, one at a time. The thread is started by the first photo, and anew after one that took too
 * long or broke it.
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
  // A thread that can't start fails again, and is told, in the job.
  await Promise.allSettled([pool.run(undefined, { name: "warmUp" })]);
  const signal = AbortSignal.timeout(milliseconds);
  try {
    // safe: the thread runs the function of this very name from reading-worker.ts.
    return (await pool.run(photo, { name: "read", signal })) as Reading;
  } catch (error) {
    if (signal.aborted) return { outcome: "too_slow" };
    throw error;
  }
}

/** Beside this file: built, or from TypeScript while developing. */
const worker = isSource ? "./reading-worker-source.js" : "./reading-worker.js";
