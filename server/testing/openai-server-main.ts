import { behaviourByMarker } from "./openai-behaviour.ts";
import { startOpenAiServer } from "./openai-server.ts";

/**
 * The test server as a separate process, for journeys in the browser and for benchmarks: prints its address and ends
 * at SIGTERM. PARTS and EVERY_MS set the pace of the answers to questions without a marker.
 */
const byMarker = behaviourByMarker();
const parts = Number(process.env["PARTS"] ?? 12);
const everyMs = Number(process.env["EVERY_MS"] ?? 0);

const server = await startOpenAiServer({
  port: Number(process.env["PORT"] ?? 0),
  keepsRequests: false,
  choose: (question) => byMarker(question) ?? { kind: "answer", parts, everyMs },
});
process.stdout.write(`${server.baseUrl}\n`);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void server.close());
}
