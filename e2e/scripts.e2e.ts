import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { z } from "zod";
import { testScripts } from "./run-script.ts";
import { benchRuns, toolRuns } from "./script-runs.ts";

/** The steps of `.ci/run`, and the commands they start. */
const inCi = /^(?:build|test|test:postgres|e2e|check(?::.+)?|bench:openai-contract)$/u;
const ofOthers = new Map([
  ["start", "runs until it is told to end"],
  ["dev", "runs until it is told to end"],
  ["create-analyst", "server/processes.test.ts starts it as it is built"],
  ["backup", "server/processes.test.ts starts it as it is built"],
  ["restore", "server/processes.test.ts starts it as it is built"],
  ["reset-password", "server/processes.test.ts starts it as it is built"],
  ["rebuild-progress", "server/processes.test.ts starts it as it is built"],
  ["rebuild-analytics", "server/processes.test.ts starts it as it is built"],
  ["format", "changes the sources"],
]);

test("every script is run by a test or by .ci/run, or a reason is given", async () => {
  const text = await readFile("package.json", "utf8");
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(text));
  const names = Object.keys(scripts);
  const own = names.filter((name) => !(name.startsWith("pre") && names.includes(name.slice(3))));
  const started = new Set([...benchRuns, ...toolRuns].map(([script]) => script));
  const left = own.filter((name) => !started.has(name) && !inCi.test(name) && !ofOthers.has(name));
  expect(left).toEqual([]);
});

testScripts(toolRuns);
