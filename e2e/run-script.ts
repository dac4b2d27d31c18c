import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const slow = { timeout: 300_000 };

/** A script's smallest input (FOLDER is a folder of the test), and what it prints or writes. */
export type ScriptRun = readonly [
  script: string,
  input: string,
  outcome: { says: RegExp } | { writes: string },
];

/** A script that measures exits with 1 where a target is missed, which happens on a busy machine. */
const mayMissItsBar = new Set(["bench:pages"]);

/** Defines a test for each of these scripts: it runs as from a shell, and ends well. */
export function testScripts(runs: readonly ScriptRun[]): void {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "sawaal-scripts-"));
    const question = { id: "1", question: "Solve 2x + 3 = 11" };
    await writeFile(path.join(folder, "questions.jsonl"), `${JSON.stringify(question)}\n`);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.each(runs)("npm run %s -- %s ends well", slow, async (script, input, outcome) => {
    const args = input.replaceAll("FOLDER", folder).split(" ");
    // Without the test run's own environment: as from a shell.
    const { PATH, HOME } = process.env;
    const child = spawn("npm", ["run", "--silent", script, "--", ...args], {
      env: { PATH, HOME },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    let complaints = "";
    child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (complaints += chunk.toString()));
    const [code] = (await once(child, "close")) as [number | null]; // safe: what the event is documented to carry
    if ("says" in outcome) expect.soft(said, complaints).toMatch(outcome.says);
    else expect.soft(await readdir(folder), complaints).toContain(outcome.writes);
    if (!mayMissItsBar.has(script)) expect.soft(code, complaints).toBe(0);
  });
}
