import { tsImport } from "tsx/esm/api";

/** Loads the worker's functions from TypeScript in development: Node 20 does not pass loaders to worker threads. */
export const { read, warmUp } = /** @type {typeof import("./reading-worker.ts")} */ (
  await tsImport("./reading-worker.ts", import.meta.url)
);
