import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { readyFile, type ReadyFile } from "./ready-file.ts";

const forEver = "public, max-age=31536000, immutable";
const forAnHour = "public, max-age=3600";
const askEachTime = "no-cache";

/** Files that control others, which the browser must revalidate. */
const deciding = /(?:^\/sw\.js|\.webmanifest)$/u;
/** Pages are sent after their placeholders are filled (public-pages.ts); the rest is used by the build only. */
const notServed = /^\/(?:index\.html$|pages\/|\.)|\.(?:br|gz)$/u;

/** All files of the built client by their path, in memory: a path that isn't in the map doesn't exist. */
export async function readClientFiles(clientDir: string): Promise<ReadonlyMap<string, ReadyFile>> {
  const entries = await readdir(clientDir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(clientDir, path.join(entry.parentPath, entry.name)))
    .map((name) => `/${name.split(path.sep).join("/")}`);
  const compressed = new Set(names.filter((name) => /\.(?:br|gz)$/u.test(name)));
  const read = (name: string) => readFile(path.join(clientDir, name));
  const readIfThere = (name: string) => (compressed.has(name) ? read(name) : null);
  const served = names.filter((name) => !notServed.test(name));
  return new Map(
    await Promise.all(
      served.map(async (name): Promise<[string, ReadyFile]> => {
        const [body, br, gzip] = await Promise.all([
          read(name),
          readIfThere(`${name}.br`),
          readIfThere(`${name}.gz`),
        ]);
        return [name, readyFile(name, howLong(name), { body, br, gzip })];
      }),
    ),
  );
}

function howLong(name: string): string {
  if (name.startsWith("/assets/")) return forEver;
  return deciding.test(name) ? askEachTime : forAnHour;
}
