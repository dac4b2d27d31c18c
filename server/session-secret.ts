import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { dataDirError } from "./db/data-dir-error.ts";

/** The minimum length, also for SESSION_SECRET. */
const shortest = 32;

/**
 * The secret that signs session cookies, made once and kept beside the data, so that a restart logs nobody out.
 *
 * @throws Error with one sentence where the folder can't be used, or the secret there is none.
 */
export async function readSessionSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, "session-secret");
  let secret: string;
  try {
    secret = await readOrMake(file, dataDir);
  } catch (error) {
    throw dataDirError(dataDir, error);
  }
  if (secret.trim().length >= shortest) return secret;
  // A short secret can be guessed, and cookies of any student signed with it.
  throw new Error(
    `The session secret in ${file} is empty or too short. Remove that file to have a new one made (everybody logs in again), or set SESSION_SECRET.`,
  );
}

async function readOrMake(file: string, dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
  }
  await writeOnce(file, randomBytes(32).toString("hex"));
  return readFile(file, "utf8");
}

/** Atomic: the first of two processes wins. */
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
