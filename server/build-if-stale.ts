import { createHash } from "node:crypto";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { argv, stdout } from "node:process";
import { build } from "vite";
import { buildInPlace } from "./build-in-place.ts";

/** The inputs of a build; tests are not among them. */
const sourceFolders = ["client", "server", "shared"];
const testFile = /\.test\.tsx?$|\/testing\//u;
const sourceFiles = ["package-lock.json", "tailwind.config.ts", "tsconfig.json", "vite.config.ts"];

/** A fingerprint of the sources without reading them: paths, sizes and modification times. */
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

async function make(draft: string): Promise<void> {
  stdout.write("Building the page and the server, once …\n");
  const into = (part: string) => path.resolve(draft, part);
  await build({ logLevel: "warn", build: { outDir: into("client") } });
  await build({ logLevel: "warn", build: { ssr: true, outDir: into("server") } });
}

const anew = argv.includes("--anew");
await buildInPlace({ folder: "dist", parts: ["client", "server"], fingerprint, make, anew });
