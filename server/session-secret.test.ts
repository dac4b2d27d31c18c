import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSessionSecret } from "./session-secret.ts";

async function dataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "sawaal-secret-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("two processes that start together share one secret, and so does the next start", async () => {
  const folder = await dataDir();
  const [one, two] = await Promise.all([readSessionSecret(folder), readSessionSecret(folder)]);
  expect(one).toMatch(/^[\da-f]{64}$/u);
  expect(two).toBe(one);
  expect(await readSessionSecret(folder)).toBe(one);
  expect(await readFile(path.join(folder, "session-secret"), "utf8")).toBe(one);
});

test.each(["", "\n", "short"])("an empty or short secret stops the start: %j", async (secret) => {
  const folder = await dataDir();
  const file = path.join(folder, "session-secret");
  await writeFile(file, secret);
  await expect(readSessionSecret(folder)).rejects.toThrow(
    `The session secret in ${file} is empty or too short. Remove that file to have a new one made (everybody logs in again), or set SESSION_SECRET.`,
  );
});
