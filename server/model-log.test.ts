import { expect, onTestFinished, test } from "vitest";
import { checkAtStart, logModel } from "./model-log.ts";
import { askHomework, engineOn } from "./testing/openai-asking.ts";
import type { Behaviour } from "./testing/openai-behaviour.ts";
import { startOpenAiServer } from "./testing/openai-server.ts";

/** A log that the test can read. */
function readLog() {
  const lines: { level: string; facts: unknown; text: unknown }[] = [];
  const at = (level: string) => (facts: unknown, text?: unknown) =>
    lines.push({ level, facts, text });
  return { lines, logger: { info: at("info"), warn: at("warn"), error: at("error") } };
}

async function startedWith(behaviour: Behaviour) {
  const server = await startOpenAiServer();
  onTestFinished(server.close);
  server.respondWith(behaviour);
  const { lines, logger } = readLog();
  const engine = engineOn(server, { report: logModel(logger), longestRetryPauseMs: 0 });
  return { lines, logger, engine, server };
}

test("the check logs one line for a model that answers, and one with the reason for a model that doesn't", async () => {
  const good = await startedWith({ kind: "answer" });
  const { signal } = new AbortController();
  await checkAtStart(good.engine, { logger: good.logger, signal });
  expect(good.lines).toMatchObject([{ level: "info", text: "the model answers" }]);
  expect(good.server.probes).toHaveLength(1);

  const bad = await startedWith({ kind: "status", status: 401, message: "Wrong key" });
  await checkAtStart(bad.engine, { logger: bad.logger, signal });
  expect(bad.lines).toMatchObject([{ level: "error", facts: { status: 401 } }]);
  const { facts } = bad.lines[0] ?? {};
  expect(JSON.stringify(facts)).toMatch(/OPENAI_API_KEY.*Wrong key/u);
});

test("a check that a shutdown aborts logs nothing", async () => {
  const { engine, logger, lines, server } = await startedWith({ kind: "stall" });
  const stopping = new AbortController();
  const check = checkAtStart(engine, { logger, signal: stopping.signal });
  await expect.poll(() => server.probes.length).toBe(1);
  stopping.abort();
  await check;
  expect(lines).toEqual([]);
});

test.each([
  [{ kind: "status", status: 401, message: "Wrong key" }, "error"],
  [{ kind: "status", status: 502, message: "Bad gateway" }, "warn"],
  [{ kind: "broken-json" }, "warn"],
] as const)("%o of a question is logged at the level %s", async (behaviour, level) => {
  const { engine, lines } = await startedWith(behaviour);
  await askHomework(engine).catch(() => undefined);
  expect(lines[0]).toMatchObject({ level, facts: { operation: "homework" } });
});

test("a dialect learnt from a provider is logged", async () => {
  const server = await startOpenAiServer({ lacks: ["stream"] });
  onTestFinished(server.close);
  const { lines, logger } = readLog();
  await askHomework(engineOn(server, { report: logModel(logger) }));
  expect(lines).toMatchObject([{ level: "warn", facts: { instead: { streams: false } } }]);
});
