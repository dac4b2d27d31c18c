import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { builtBank } from "./bank/built-bank.ts";
import { builtLibrary } from "./library/built-library.ts";

/** The inputs of the built library and bank: their files, and the code that reads, draws and solves them. */
const inputs = ["server/library", "server/bank", "server/maths", "shared", "package-lock.json"];
const outputs = [builtLibrary, builtBank];

const isSource = import.meta.url.endsWith(".ts");

/**
 * Finds the folder of the built library and bank: the built server's own; from sources, the last build's unless it is
 * outdated. Returns null without one: reading both from their files takes ten seconds.
 */
export async function findBuiltKnowledge(): Promise<string | null> {
  if (!isSource) return import.meta.dirname;
  const root = path.join(import.meta.dirname, "..");
  const folder = path.join(root, "dist/server");
  const isCurrent = await areNewer(
    outputs.map((file) => path.join(folder, file)),
    inputs.map((input) => path.join(root, input)),
  );
  return isCurrent ? folder : null;
}

/**
 * Whether all of these files exist and are newer than everything in the inputs, files or folders. A deleted or renamed
 * file counts by the time of its folder.
 */
export async function areNewer(
  files: readonly string[],
  inputs: readonly string[],
): Promise<boolean> {
  const times = await Promise.all(files.map(modifiedAt));
  const oldest = Math.min(...times.map((time) => time ?? 0));
  const changed = await Promise.all(inputs.map(lastChange));
  return oldest > Math.max(...changed);
}

async function lastChange(input: string): Promise<number> {
  const own = await modifiedAt(input);
  if (own === null) throw new Error(`${input} is missing`);
  if (!(await stat(input)).isDirectory()) return own;
  const inside = (await readdir(input, { recursive: true })).map((name) => path.join(input, name));
  const times = await Promise.all(inside.map(modifiedAt));
  return Math.max(own, ...times.map((time) => time ?? 0));
}

async function modifiedAt(file: string): Promise<number | null> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
