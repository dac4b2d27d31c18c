import { runBuilt } from "./build.ts";

/**
 * Compares the cost of a whole built-in answer with its solving alone, in the same run: `npm run bench:whole-answer --
 * [rounds] [dearest shown] [stride]`, each time the best of this many rounds, on every n-th task.
 */
await runBuilt("whole-answer", "bench/whole-answer-measure.ts");
