import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import pLimit from "p-limit";
import { Piscina } from "piscina";
import { type RunJob, SolverBudgetError } from "./solver.ts";

interface Limits {
  /** A job over this limit ends with its thread. */
  milliseconds: number;
  /** The heap of one thread. */
  megabytes: number;
}

/** In development a new thread has to compile its TypeScript first. */
const isSource = import.meta.url.endsWith(".ts");
const usualLimits: Limits = { milliseconds: isSource ? 20_000 : 1000, megabytes: 192 };

export interface SolverThreads {
  run: RunJob;
  close: () => Promise<void>;
}

/**
 * A pool of threads for the jobs, so that no question blocks the server's event loop: at least one thread, and one
 * fewer than the cores. A job's time begins when a thread is free for it.
 */
export function openSolverThreads(limits: Partial<Limits> = {}): SolverThreads {
  const { milliseconds, megabytes } = { ...usualLimits, ...limits };
  const threads = Math.max(1, availableParallelism() - 1);
  const pool = new Piscina({
    filename: fileURLToPath(new URL(worker, import.meta.url)),
    minThreads: 1,
    maxThreads: threads,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  const whenFree = pLimit(threads);
  // Loading and warming up a new thread doesn't count as a job's time.
  let ready = warmUp(pool);
  const run: RunJob = (name, input) =>
    whenFree(async () => {
      await ready;
      const signal = AbortSignal.timeout(milliseconds);
      try {
        // safe: the thread runs the function of this very name from the same table.
        return (await pool.run(input, { name, signal })) as Awaited<ReturnType<typeof run>>;
      } catch (error) {
        if (signal.aborted || isOutOfMemory(error)) {
          ready = warmUp(pool);
          throw new SolverBudgetError(`${name} outgrew its budget`, { cause: error });
        }
        throw error;
      }
    });
  return { run, close: () => pool.close({ force: true }) };
}

/** Resolves when a thread has done its first work; an error then occurs again in a job, which reports it. */
async function warmUp(pool: Piscina): Promise<void> {
  await Promise.allSettled([pool.run(undefined, { name: "warmUp" })]);
}

/** Next to this file: built, or from TypeScript in development. */
const worker = isSource ? "./solver-worker-source.js" : "./solver-worker.js";

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
