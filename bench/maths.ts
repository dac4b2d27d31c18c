import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { buildForBench } from "./build.ts";

/**
 * Sends questions the way a student's question goes to the built-in tutor, and writes what came of each:
 * `npm run bench:maths -- --questions FILE.jsonl --answers FILE.jsonl`; `maths-measure.ts` says what is in the files.
 */
const built = await buildForBench("maths", { measure: "bench/maths-measure.ts" });
const measure = fileURLToPath(new URL("measure.mjs", built));
const child = spawn(process.execPath, [measure, ...process.argv.slice(2)], { stdio: "inherit" });
const [code] = (await once(child, "exit")) as [number | null]; // safe: what the event is documented to carry
process.exitCode = code ?? 1;
