import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { buildForBench } from "./build.ts";

/**
 * Sends questions to the built-in tutor as a student's question is sent, and writes the outcomes: `npm run bench:maths
 * -- --questions FILE.jsonl --answers FILE.jsonl`; `maths-measure.ts` describes the files.
 */
const folder = await buildForBench("maths", { measure: "bench/maths-measure.ts" });
const measure = fileURLToPath(new URL("measure.mjs", folder));
const child = spawn(process.execPath, [measure, ...process.argv.slice(2)], { stdio: "inherit" });
const [code] = (await once(child, "exit")) as [number | null]; // safe: what the event is documented to carry
process.exitCode = code ?? 1;
