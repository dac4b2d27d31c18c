import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { buildForBench } from "./build.ts";

/**
 * What a whole built-in answer costs beside its solving alone, in the same run: `npm run bench:whole-answer -- [rounds]
 * [dearest shown] [stride]`, each time the best of so many rounds, on every so-manyth task.
 */
const built = await buildForBench("whole-answer", { measure: "bench/whole-answer-measure.ts" });
const measure = fileURLToPath(new URL("measure.mjs", built));
const child = spawn(process.execPath, [measure, ...process.argv.slice(2)], { stdio: "inherit" });
const [code] = (await once(child, "exit")) as [number | null]; // safe: what the event is documented to carry
process.exitCode = code ?? 1;
