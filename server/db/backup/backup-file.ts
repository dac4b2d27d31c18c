import { randomUUID } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { link, open, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { StringDecoder } from "node:string_decoder";
import { createGunzip, createGzip } from "node:zlib";
import type { Db } from "../db.ts";
import { readBackup } from "./read-backup.ts";
import { writeBackup } from "./write-backup.ts";

/** Writes a backup to a new file, which gets its name once it is complete and flushed to disk. */
export async function backUp(db: Db, file: string): Promise<number> {
  if (existsSync(file)) throw isThere(file);
  // The temporary file of a killed backup is removed first.
  const draft = `${file}.${randomUUID()}.partial`;
  // It holds names, phones and photos of children: only the operator may read it.
  const handle = await open(draft, "wx", 0o600).catch((error: unknown) => {
    throw new Error(`${file} can't be written: its folder isn't there or may not be written.`, {
      cause: error,
    });
  });
  try {
    const target = handle.createWriteStream({ flush: true });
    const rows = await writeBackup(db, (lines) => pipeline(lines, createGzip(), target));
    // Unlike a rename, a link never replaces a file.
    await link(draft, file);
    return rows;
  } catch (error) {
    throw existsSync(file) ? isThere(file, error) : error;
  } finally {
    await rm(draft, { force: true });
  }
}

function isThere(file: string, cause?: unknown): Error {
  return new Error(`${file} is there already: name a file that isn't.`, { cause });
}

/** Restores a backup into an empty database. */
export async function restore(db: Db, file: string): Promise<number> {
  const source = createReadStream(file);
  const text = createGunzip();
  source.on("error", (error) => text.destroy(error)).pipe(text);
  // After an error the reader stops listening; the error of a truncated file must still be handled.
  text.on("error", () => undefined);
  try {
    return await readBackup(db, linesOf(text));
  } catch (error) {
    if (!isOfGzip(error)) throw error;
    throw new Error(`${file} is no backup of Sawaal, or it is damaged.`, { cause: error });
  } finally {
    source.destroy();
    text.destroy();
  }
}

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder("utf8");
  let partialLine = "";
  for await (const chunk of chunks) {
    const [first = "", ...more] = decoder.write(chunk).split("\n");
    partialLine += first;
    for (const next of more) {
      yield partialLine;
      partialLine = next;
    }
  }
}

function isOfGzip(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("Z_");
}
