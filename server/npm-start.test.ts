import { rm } from "node:fs/promises";
import { expect, onTestFinished, test } from "vitest";
import { lockDataDir } from "./db/data-dir-lock.ts";
import { newDataFolder } from "./testing/data-folder.ts";
import { newStudent } from "./testing/factories.ts";
import { startOpenAiServer } from "./testing/openai-server.ts";
import { startWithNpm } from "./testing/server-process.ts";

const slow = 120_000;
const postgres = process.env["TEST_DATABASE_URL"];

/** A student's browser: requests with one session. */
async function signUp(url: string) {
  const json = { "Content-Type": "application/json" };
  const registered = await fetch(`${url}/api/register`, {
    method: "POST",
    headers: json,
    body: JSON.stringify(newStudent()),
  });
  const cookie = registered.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const created = await fetch(`${url}/api/conversations`, {
    method: "POST",
    headers: { cookie, ...json },
    body: JSON.stringify({ type: "homework" }),
  });
  const { id } = (await created.json()) as { id: number }; // safe: the contract's response
  const ask = (question: string) => {
    const body = new FormData();
    body.set("question", question);
    body.set("conversationId", String(id));
    return fetch(`${url}/api/homework/ask`, { method: "POST", headers: { cookie }, body });
  };
  return { ask };
}

test.runIf(postgres === undefined)(
  "SIGTERM to npm start: readiness fails first, the answer in progress is finished, and no process stays behind",
  { timeout: slow },
  async () => {
    const dataDir = await newDataFolder();
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    let letGo: (value?: unknown) => void = () => undefined;
    const until = new Promise((resolve) => (letGo = resolve));
    let tell: (value?: unknown) => void = () => undefined;
    const asked = new Promise((resolve) => (tell = resolve));
    const provider = await startOpenAiServer({
      choose: (question) => {
        if (!question.includes("2x + 3")) return undefined;
        tell();
        return { kind: "answer", until };
      },
    });
    onTestFinished(provider.close);
    const server = await startWithNpm({
      DATA_DIR: dataDir,
      TRUST_PROXY: "1",
      OPENAI_API_KEY: "sk-test",
      OPENAI_BASE_URL: provider.baseUrl,
    });
    onTestFinished(server.stop);
    onTestFinished(() => letGo());
    const { ask } = await signUp(server.url);
    const answer = ask("Solve 2x + 3 = 11");
    await asked;
    const stopped = server.stop();
    const statuses: number[] = [];
    const look = async () => statuses.push((await fetch(`${server.url}/readyz`)).status);
    // Waits until it accepts no connections.
    for (;;) {
      const ended = await look().then(
        () => false,
        () => true,
      );
      if (ended) break;
    }
    expect(statuses.at(-1)).toBe(503);
    letGo();
    expect((await answer).status).toBe(200);
    await stopped;
    // The folder is unlocked.
    const lock = await lockDataDir(dataDir);
    await lock.release();
  },
);
