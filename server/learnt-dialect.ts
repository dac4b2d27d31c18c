import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { Logger } from "./logger.ts";
import { type LearntDialect, learntDialect } from "./tutor/openai/dialect.ts";

/** A dialect belongs to one model at one address. */
interface Provider {
  baseUrl: string | null;
  model: string;
}

const keptDialect = learntDialect.extend({ baseUrl: z.string().nullable(), model: z.string() });

const fileIn = (dataDir: string) => path.join(dataDir, "model-dialect.json");

/** The dialect that an earlier process learnt from this provider; null: none, or none that can be read. */
export async function readLearnt(
  dataDir: string,
  { baseUrl, model }: Provider,
): Promise<LearntDialect | null> {
  try {
    const kept = keptDialect.parse(JSON.parse(await readFile(fileIn(dataDir), "utf8")));
    return kept.baseUrl === baseUrl && kept.model === model ? kept : null;
  } catch {
    // Recovers by learning again, which costs a few refused calls at most.
    return null;
  }
}

/**
 * Writes the dialect to the data folder atomically. Where the folder can't be written, the next process learns again.
 */
export function learntKeeper(
  dataDir: string,
  { baseUrl, model }: Provider,
  logger: Pick<Logger, "warn">,
): (learnt: LearntDialect) => void {
  const keep = async (learnt: LearntDialect) => {
    const draft = `${fileIn(dataDir)}.${process.pid}`;
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await writeFile(draft, JSON.stringify({ ...learnt, baseUrl, model }));
    await rename(draft, fileIn(dataDir));
  };
  return (learnt) => {
    keep(learnt).catch((error: unknown) => {
      logger.warn({ err: error }, "what was learnt of the model's provider could not be kept");
    });
  };
}
