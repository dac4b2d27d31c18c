import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** The secret that signs session cookies, made once and kept beside the data, so that a restart logs nobody out. */
export async function readSessionSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, "session-secret");
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
  }
  await writeOnce(file, randomBytes(32).toString("hex"));
  return readFile(file, "utf8");
}

/** Whole or not at all, and the first of two processes wins. */
async function writeOnce(file: string, secret: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, secret, { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
