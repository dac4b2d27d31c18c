import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const text = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/u;
/** Compressing a smaller file saves no network packet. */
const fewestBytes = 1024;

/**
 * Writes a `.br` and a `.gz` file for every file that becomes smaller, so that the server never compresses one at run
 * time.
 */
export function compressedFiles(): Plugin {
  let folder = "";
  return {
    name: "compressed-files",
    apply: "build",
    enforce: "post",
    configResolved: (config) => {
      folder = path.resolve(config.root, config.build.outDir);
    },
    // After all other plugins have written their files.
    closeBundle: { order: "post", sequential: true, handler: () => compressAll(folder) },
  };
}

async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && text.test(entry.name));
  // The server compresses the pages itself, after filling in their placeholders.
  const ready = files.filter(({ parentPath }) => !/[/\\](?:\.vite|pages)$/u.test(parentPath));
  await Promise.all(ready.map((entry) => compress(path.join(entry.parentPath, entry.name))));
}

async function compress(file: string): Promise<void> {
  const source = await readFile(file);
  if (source.length < fewestBytes) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
  await Promise.all([
    writeFile(`${file}.br`, await promisify(brotliCompress)(source, { params })),
    writeFile(`${file}.gz`, await promisify(gzip)(source, { level: 9 })),
  ]);
}
