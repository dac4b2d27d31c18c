import { mkdir, open } from "node:fs/promises";
import path from "node:path";
import { tryLock } from "fs-native-extensions";

export interface DataDirLock {
  release: () => Promise<void>;
}

/**
 * Two writers would destroy the embedded database, so its folder has one owner at a time. The lock is the operating
 * system's own (flock), held through an open file: a process that is killed leaves nothing behind.
 *
 * @throws Error with one sentence where another process has the folder open.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = await open(path.join(dataDir, "lock"), "a");
  if (!tryLock(file.fd)) {
    await file.close();
    throw new Error(
      `Another process has the database in ${dataDir} open: stop it first, choose another DATA_DIR, or set DATABASE_URL to run several processes.`,
    );
  }
  return { release: () => file.close() };
}
