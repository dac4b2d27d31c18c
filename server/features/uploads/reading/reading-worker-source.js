import { tsImport } from "tsx/esm/api";

/** The thread's jobs straight from TypeScript, while developing: Node 20 has no loaders on threads. */
export const { read, warmUp } = /** @type {typeof import("./reading-worker.ts")} */ (
  await tsImport("./reading-worker.ts", import.meta.url)
);
