import { runBuilt } from "./build.ts";

/**
 * Sends questions to the built-in tutor as a student's question is sent, and writes the outcomes: `npm run bench:maths
 * -- --questions FILE.jsonl --answers FILE.jsonl`; `maths-measure.ts` describes the files.
 */
await runBuilt("maths", "bench/maths-measure.ts");
