import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";

const slow = { timeout: 300_000 };

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "sawaal-scripts-"));
  const question = { id: "1", question: "Solve 2x + 3 = 11" };
  await writeFile(path.join(folder, "questions.jsonl"), `${JSON.stringify(question)}\n`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A script's smallest input (FOLDER is a folder of the test), and what it prints or writes. */
type Run = readonly [script: string, input: string, outcome: { says: RegExp } | { writes: string }];

const runs: readonly Run[] = [
  [
    "bench:maths",
    "--questions FOLDER/questions.jsonl --answers FOLDER/a",
    { says: /solved: 1\n/u },
  ],
  ["bench:maths-speed", "1", { says: /median ratio [\d.]+ .*\n.*\nimport of the engine: /u }],
  ["bench:whole-answer", "1 1 40", { says: /a whole answer costs [\d.]+ times its solving/u }],
  ["bench:liar", "3 1", { says: /lies shown as checked: 0 of 1\n/u }],
  ["bench:steps", "1 10", { says: /right solutions that were called false: 0\n/u }],
  ["bench:session", "1 1", { says: /ratio: [\d.]+/u }],
  [
    "bench:answers",
    "--streams 2 --rounds 1 --parts 4 --every 5",
    { says: /added: +median .*\n.*a part\n$/u },
  ],
  ["bench:mastery", "20", { says: /who knows the truth/u }],
  ["bench:progress", "1", { says: /ratio: [\d.]+/u }],
  ["bench:fuzz", "--requests 300 --seconds 200", { says: /^Nothing found\.$/mu }],
  ["bench:exam-start", "1", { says: /ratio: [\d.]+/u }],
  ["bench:analytics", "50 1", { says: /slowest: [\d.]+ ms/u }],
  ["bench:scaling", "--check", { says: /docs\/scaling\.md has these tables\n/u }],
  [
    "bench:scaling-measure",
    "--answers 4 --students 2 --file FOLDER/measured.json",
    { writes: "measured.json" },
  ],
  ["bench:photos", "--folder FOLDER/photos --sheets 2", { says: /CPU a photo: p50 \d+ ms/u }],
  ["bench:photo-queue", "2", { says: /ratio: [\d.]+/u }],
  ["bench:pages", "--pages /privacy --visits 1", { says: /\/privacy/u }],
  [
    "soak",
    "--streams 2 --rounds 1 --parts 4 --seconds 280",
    { says: /Nothing lost, mixed or doubled\.\n$/u },
  ],
  ["chaos", "6", { says: /\nNothing lost, nothing twice, .*\n$/u }],
  ["load", "6 4 1", { says: /errors: none\n/u }],
  ["tutor:check", "now", { says: /^No key is set: the built-in tutor answers\./u }],
  ["test:properties", "0", { says: /0 rounds: nothing found/u }],
  ["samples", "FOLDER/samples.json", { writes: "samples.json" }],
  ["library:overview", "FOLDER/library.md", { writes: "library.md" }],
  ["bank:overview", "FOLDER/bank.md 1", { writes: "bank.md" }],
  ["bank:draw", "mathematics/arithmetic-progressions", { says: /nth-term-\w+ \(choice, / }],
  ["prompts:overview", "FOLDER/prompts.md", { writes: "prompts.md" }],
  ["tracking:overview", "FOLDER/tracking.md", { writes: "tracking.md" }],
  ["figures", "FOLDER simple-circuit", { says: /^1 figures, 0 faults: /u }],
  ["gallery", "FOLDER/gallery.md", { writes: "gallery.md" }],
  ["pictures", "FOLDER FOLDER", { writes: "card.png" }],
  ["screenshots", "FOLDER /privacy", { writes: "privacy-360x740.png" }],
  ["icons", "FOLDER", { writes: "answer-wide.webp" }],
];

/** A script that measures exits with 1 where a target is missed, which happens on a busy machine. */
const mayMissItsBar = new Set(["bench:pages"]);

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
  const started = new Set(runs.map(([script]) => script));
  const left = own.filter((name) => !started.has(name) && !inCi.test(name) && !ofOthers.has(name));
  expect(left).toEqual([]);
});

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
