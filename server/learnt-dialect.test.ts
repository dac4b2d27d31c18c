import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { learntKeeper, readLearnt } from "./learnt-dialect.ts";
import { engineOn, askHomework } from "./testing/openai-asking.ts";
import { startOpenAiServer } from "./testing/openai-server.ts";

const noLog = { warn: () => undefined };

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), "sawaal-dialect-"));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

test("a dialect learnt by one process is loaded by the next one", async () => {
  const provider = await startOpenAiServer({ lacks: ["stream", "json_schema"] });
  onTestFinished(provider.close);
  const dataDir = await folder();
  const place = { baseUrl: provider.baseUrl, model: "test-model" };
  await askHomework(engineOn(provider, { keepLearnt: learntKeeper(dataDir, place, noLog) }));
  expect(provider.requests.length).toBeGreaterThan(1);
  await expect.poll(() => readLearnt(dataDir, place)).not.toBeNull();
  const learntDialect = await readLearnt(dataDir, place);
  provider.requests.length = 0;
  await askHomework(engineOn(provider, { learntDialect }));
  expect(provider.requests).toHaveLength(1);
  expect(await readLearnt(dataDir, { ...place, model: "another" })).toBeNull();
});

test("an unreadable file is ignored, and a folder that can't be written is logged", async () => {
  const dataDir = await folder();
  await writeFile(path.join(dataDir, "model-dialect.json"), '{"dialect":');
  const place = { baseUrl: null, model: "m" };
  expect(await readLearnt(dataDir, place)).toBeNull();
  const told = new Promise((resolve) => {
    const keep = learntKeeper(path.join(dataDir, "model-dialect.json"), place, { warn: resolve });
    keep({ learntAt: 0, dialect: {} as never });
  });
  expect(await told).toMatchObject({ err: expect.any(Error) as Error });
});
