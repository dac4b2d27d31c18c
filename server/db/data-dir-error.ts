import { statfs } from "node:fs/promises";

/** Below this much free disk the embedded database can't write reliably. */
const fewestFreeBytes = 16 * 1024 * 1024;

/** What to do about a folder that can't be used, by the operating system's error codes. */
const advice: Record<string, string> = {
  ENOSPC: "its disk is full. Free some space there, or set DATA_DIR to a folder on another disk.",
  EDQUOT: "its disk's quota is used up. Free some space there, or set DATA_DIR to another folder.",
  EROFS: "it can only be read. Mount it to be written, or set DATA_DIR to another folder.",
  EACCES: `it belongs to somebody else. Give it to the user that runs this (chown), or set DATA_DIR to another folder.`,
  EPERM: `it belongs to somebody else. Give it to the user that runs this (chown), or set DATA_DIR to another folder.`,
  ENOTDIR: "a file is where the folder should be. Set DATA_DIR to another folder.",
  EEXIST: "a file is where the folder should be. Set DATA_DIR to another folder.",
};

/** Returns one sentence that names the setting and says what to do; other errors are returned unchanged. */
export function dataDirError(dataDir: string, error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const what = advice[code];
  if (what === undefined) return error;
  return new Error(`DATA_DIR ${dataDir} can't be used: ${what}`, { cause: error });
}

/** @throws Error with one sentence where the disk is nearly full. */
export async function requireSpace(dataDir: string, fewest = fewestFreeBytes): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize >= fewest) return;
  throw new Error(`DATA_DIR ${dataDir} can't be used: ${advice["ENOSPC"]}`);
}
