import { fileURLToPath } from "node:url";
import { build } from "vite";
import { libraryInOneFile } from "../server/library/library-in-one-file.ts";

const folder = "node_modules/.cache/bench";

/**
 * Builds what is to be measured as the server is built, for what a developer's tools add to each function would be
 * measured otherwise. Gives the folder of the built files, each entry under its name with `.mjs`.
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
        // Told by their names to be modules, they are not compiled twice to find that out.
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  });
  return new URL(`../${outDir}/`, import.meta.url);
}
