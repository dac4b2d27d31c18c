import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { buildForBench } from "./build.ts";

/**
 * Compares the cost of a whole built-in answer with its solving alone, in the same run: `npm run bench:whole-answer --
 * [rounds] [dearest shown] [stride]`, each time the best of this many rounds, on every n-th task.
 */
const folder = await buildForBench("whole-answer", { measure: "bench/whole-answer-measure.ts" });
const measure = fileURLToPath(new URL("measure.mjs", folder));
const child = spawn(process.execPath, [measure, ...process.argv.slice(2)], { stdio: "inherit" });
const [code] = (await once(child, "exit")) as [number | null]; // safe: what the event is documented to carry
process.exitCode = code ?? 1;
