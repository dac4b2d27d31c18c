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
