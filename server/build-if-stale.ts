import { createHash } from "node:crypto";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { stdout } from "node:process";
import { build } from "vite";

/** All that a build is made of: no test is. */
const sourceFolders = ["client", "server", "shared"];
const testFile = /\.test\.tsx?$|\/testing\//u;
const sourceFiles = ["package-lock.json", "tailwind.config.ts", "tsconfig.json", "vite.config.ts"];

const stampFile = "dist/built-from";

/** Builds the client and the server where there is no build, or one of other sources. */
async function buildIfStale(): Promise<void> {
  const sources = await fingerprint();
  if ((await readStamp()) === sources) return;
  stdout.write("Building the page and the server, once …\n");
  await build({ logLevel: "warn" });
  await build({ logLevel: "warn", build: { ssr: true } });
  await writeFile(stampFile, sources);
}

/** A name for the present state of the sources, without reading them: paths, sizes and times of change. */
async function fingerprint(): Promise<string> {
  const folders = sourceFolders.map(async (folder) => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.flatMap((entry) =>
      entry.isFile() ? path.join(entry.parentPath, entry.name) : [],
    );
  });
  const sources = (await Promise.all(folders)).flat().filter((file) => !testFile.test(file));
  const files = [...sourceFiles, ...sources].sort();
  const hash = createHash("sha256");
  for (const file of files) {
    const { size, mtimeMs } = await stat(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

async function readStamp(): Promise<string | null> {
  try {
    return await readFile(stampFile, "utf8");
  } catch {
    return null;
  }
}

await buildIfStale();
