import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { readFileSync, readdirSync } from "node:fs";

/**
 * Runs every test file with properties under one seed after another, and prints the seeds that failed: `PROPERTY_SEED=…
 * npx vitest run FILE` reproduces each.
 */
async function main([rounds = "5"]: string[]): Promise<number> {
  const failed: number[] = [];
  for (let round = 0; round < Number(rounds); round += 1) {
    const seed = randomInt(2 ** 31);
    if ((await exitCode(seed)) !== 0) failed.push(seed);
  }
  const verdict = failed.length === 0 ? "nothing found" : `failed with ${failed.join(", ")}`;
  process.stdout.write(`\n${rounds} rounds: ${verdict}\n`);
  return failed.length === 0 ? 0 : 1;
}

async function exitCode(seed: number): Promise<number> {
  const child = spawn("npx", ["vitest", "run", ...files()], {
    stdio: "inherit",
    env: { ...process.env, PROPERTY_SEED: String(seed) },
  });
  const [code] = (await once(child, "exit")) as [number | null]; // safe: what the event is documented to carry
  return code ?? 1;
}

function files(): string[] {
  return readdirSync("server", { recursive: true, encoding: "utf8" })
    .map((file) => `server/${file}`)
    .filter((file) => file.endsWith(".test.ts"))
    .filter((file) => readFileSync(file, "utf8").includes('from "fast-check"'));
}

process.exitCode = await main(process.argv.slice(2));
