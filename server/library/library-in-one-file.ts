import type { Plugin } from "vite";
import { builtLibrary } from "./built-library.ts";

/**
 * A build plugin: the concepts of the library as one file, so that the built server starts without reading hundreds.
 */
export const libraryInOneFile: Plugin = {
  name: "library-in-one-file",
  async generateBundle() {
    const { readConcepts } = await import("./library.ts");
    const source = JSON.stringify(await readConcepts());
    this.emitFile({ type: "asset", fileName: builtLibrary, source });
  },
};
