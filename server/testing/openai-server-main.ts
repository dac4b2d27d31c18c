import { behaviourByMarker } from "./openai-behaviour.ts";
import { startOpenAiServer } from "./openai-server.ts";

/**
 * The test server as a process of its own, for journeys in the browser and for measuring: prints its address, ends
 * when told to. PARTS and EVERY_MS set the pace of the answers to questions that have no marker.
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
