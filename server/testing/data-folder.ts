import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "../db/open.ts";
import { createLogger } from "../logger.ts";

/**
 * Creates a data folder with an empty database, for a process that is started on it. Creating one takes five seconds of
 * CPU time: it is done once for each state of the migrations, and copied.
 */
export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "sawaal-data-"));
  await cp(await original(), folder, { recursive: true });
  return folder;
}

async function original(): Promise<string> {
  const journal = await readFile("migrations/meta/_journal.json");
  const state = createHash("sha256").update(journal).digest("hex").slice(0, 12);
  const folder = `node_modules/.cache/empty-database-${state}`;
  if (!existsSync(folder)) await make(folder);
  return folder;
}

async function make(folder: string): Promise<void> {
  const draft = `${folder}-${process.pid}`;
  const database = await openDatabase({ kind: "embedded", dataDir: draft }, createLogger("silent"));
  await database.close();
  try {
    await rename(draft, folder);
  } catch (error) {
    // Another process was faster.
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
