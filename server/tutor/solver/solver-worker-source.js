import { tsImport } from "tsx/esm/api";

/** Loads the thread's jobs from TypeScript in development: Node 20 has no loaders on threads. */
export const { solve, write, similar, check, checkSteps, judge, warmUp } =
  /** @type {typeof import("./solver-worker.ts")} */ (
    await tsImport("./solver-worker.ts", import.meta.url)
  );
