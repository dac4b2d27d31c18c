import { behaviourByMarker } from "./openai-behaviour.ts";
import { startOpenAiServer } from "./openai-server.ts";

/** The test server as a process of its own, for journeys in the browser: prints its address, ends when told to. */
const server = await startOpenAiServer({
  port: Number(process.env["PORT"] ?? 0),
  choose: behaviourByMarker(),
});
process.stdout.write(`${server.baseUrl}\n`);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void server.close());
}
