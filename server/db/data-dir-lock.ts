import { mkdir, open, type FileHandle } from "node:fs/promises";
import path from "node:path";
import { tryLock } from "fs-native-extensions";
import { dataDirError } from "./data-dir-error.ts";

export interface DataDirLock {
  release: () => Promise<void>;
}

/**
 * Two writers would destroy the embedded database, so its folder has one owner at a time. The lock is the operating
 * system's own (flock), held through an open file: a process that is killed leaves nothing behind.
 *
 * @throws Error with one sentence where another process has the folder open, or the folder can't be used.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const file = await openLock(dataDir);
  if (!tryLock(file.fd)) {
    await file.close();
    throw new Error(
      `Another process has the database in ${dataDir} open: stop it first, choose another DATA_DIR, or set DATABASE_URL to run several processes.`,
    );
  }
  return { release: () => file.close() };
}

async function openLock(dataDir: string): Promise<FileHandle> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    return await open(path.join(dataDir, "lock"), "a");
  } catch (error) {
    throw dataDirError(dataDir, error);
  }
}
