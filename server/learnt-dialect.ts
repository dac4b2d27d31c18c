import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { Logger } from "./logger.ts";
import { type LearntDialect, learntDialect } from "./tutor/openai/dialect.ts";

/** What was learnt holds for one model at one place. */
interface Provider {
  baseUrl: string | null;
  model: string;
}

const keptDialect = learntDialect.extend({ baseUrl: z.string().nullable(), model: z.string() });

const fileIn = (dataDir: string) => path.join(dataDir, "model-dialect.json");

/** What an earlier process learnt of this provider; null: nothing, or nothing that can be read. */
export async function readLearnt(
  dataDir: string,
  { baseUrl, model }: Provider,
): Promise<LearntDialect | null> {
  try {
    const kept = keptDialect.parse(JSON.parse(await readFile(fileIn(dataDir), "utf8")));
    return kept.baseUrl === baseUrl && kept.model === model ? kept : null;
  } catch {
    // Recovered by learning anew, which costs one refused call or a few.
    return null;
  }
}

/** Keeps what was learnt beside the data, whole or not at all. A folder that can't be written costs learning anew. */
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
