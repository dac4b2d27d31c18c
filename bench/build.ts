import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { libraryInOneFile } from "../server/library/library-in-one-file.ts";

const folder = "node_modules/.cache/bench";

/**
 * Builds a measured program as the server is built: a developer's loader would instrument each function, and be
 * measured too. Returns the folder of the built files, each entry under its name with `.mjs`.
 */
export async function buildForBench(name: string, input: Record<string, string>): Promise<URL> {
  const outDir = `${folder}/${name}`;
  await build({
    configFile: false,
    logLevel: "error",
    root: fileURLToPath(new URL("..", import.meta.url)),
    plugins: [libraryInOneFile],
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: "node20",
      minify: true,
      rolldownOptions: {
        input,
        // With `.mjs` Node needn't compile a file twice to detect that it is a module.
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  });
  return new URL(`../${outDir}/`, import.meta.url);
}

/** Builds a program as the server is built, runs it with this program's arguments, and passes on its exit code. */
export async function runBuilt(name: string, file: string): Promise<void> {
  const folder = await buildForBench(name, { measure: file });
  const measure = fileURLToPath(new URL("measure.mjs", folder));
  const child = spawn(process.execPath, [measure, ...process.argv.slice(2)], { stdio: "inherit" });
  const [code] = (await once(child, "exit")) as [number | null]; // safe: what the event is documented to carry
  process.exitCode = code ?? 1;
}
