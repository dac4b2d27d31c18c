import type { Plugin } from "vite";

/**
 * A build plugin: the concepts of the library as one file, so that the built server starts without reading hundreds.
 */
export const libraryInOneFile: Plugin = {
  name: "library-in-one-file",
  async generateBundle() {
    const { builtLibrary, readConcepts } = await import("./library.ts");
    const source = JSON.stringify(await readConcepts());
    this.emitFile({ type: "asset", fileName: builtLibrary, source });
  },
};
