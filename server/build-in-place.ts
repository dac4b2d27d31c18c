import { mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { waitForLock } from "fs-native-extensions";

interface Build {
  /** The final folder of the build. */
  folder: string;
  /** Its subfolders, which `make` writes into the folder that it gets. */
  parts: readonly string[];
  /** A fingerprint of the inputs. */
  fingerprint: () => Promise<string>;
  make: (draft: string) => Promise<void>;
  /** Builds even where the current build has this fingerprint. */
  anew: boolean;
}

/**
 * Builds into a draft folder and renames it into place, unless a build with the current fingerprint exists. Of two
 * processes that start together, one builds and the other waits. The file lock is the operating system's, which releases
 * it when the process ends.
 */
export async function buildInPlace({ folder, parts, fingerprint, make, anew }: Build) {
  await mkdir(folder, { recursive: true });
  const lock = await open(path.join(folder, "lock"), "a");
  try {
    await waitForLock(lock.fd);
    const sources = await fingerprint();
    const stampFile = path.join(folder, "built-from");
    if (!anew && (await readIfThere(stampFile)) === sources) return;
    const draft = path.join(folder, ".draft");
    await rm(draft, { recursive: true, force: true });
    await make(draft);
    // A process that is killed after this line leaves a build without a stamp, which counts as none.
    await rm(stampFile, { force: true });
    await exchange(folder, draft, parts);
    await writeFile(stampFile, sources);
  } finally {
    await lock.close();
  }
}

async function exchange(folder: string, draft: string, parts: readonly string[]): Promise<void> {
  const former = path.join(folder, ".former");
  await rm(former, { recursive: true, force: true });
  await mkdir(former);
  for (const part of parts) {
    await renameIfThere(path.join(folder, part), path.join(former, part));
    await rename(path.join(draft, part), path.join(folder, part));
  }
  await rm(draft, { recursive: true, force: true });
  await rm(former, { recursive: true, force: true });
}

async function renameIfThere(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
