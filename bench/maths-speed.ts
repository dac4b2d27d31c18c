import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { buildForBench } from "./build.ts";

/**
 * Compares the solver with mathsteps, a known step-by-step library, on the same questions in the same run, and measures
 * the time to load it: `npm run bench:maths-speed -- [rounds]`, each the best of this many.
 */
const folder = await buildForBench("maths-speed", {
  measure: "bench/maths-speed-measure.ts",
  engine: "server/maths/engine.ts",
});

const run = promisify(execFile);
const [rounds = "5"] = process.argv.slice(2);

const { stdout } = await run(process.execPath, [
  fileURLToPath(new URL("measure.mjs", folder)),
  rounds,
]);
console.log(stdout.trim());

/**
 * Runs code in a separate process after the engine is loaded; milliseconds from the start, the best of several
 * rounds.
 */
async function timeOf(code: string): Promise<number> {
  const engine = JSON.stringify(new URL("engine.mjs", folder).href);
  const script = `const t = performance.now(); const { solve } = await import(${engine}); ${code}; console.log(performance.now() - t)`;
  const times: number[] = [];
  for (let round = 0; round < Number(rounds); round += 1) {
    const result = await run(process.execPath, ["--input-type=module", "-e", script]);
    times.push(Number(result.stdout));
  }
  return Math.min(...times);
}

const milliseconds = async (code: string): Promise<string> =>
  `${(await timeOf(code)).toFixed(1)} ms`;

console.log(`import of the engine: ${await milliseconds("")} (80 is the bar)`);
console.log(`and a first equation: ${await milliseconds('await solve("Solve 2x + 3 = 11")')}`);
console.log(
  `and a first word problem, with every area: ${await milliseconds('await solve("A pen costs ₹12. How much do 5 pens cost?")')}`,
);
console.log(
  `and all that can be loaded: ${await milliseconds('await solve("Why is the sky blue?")')}`,
);

const files = (await readdir(folder)).filter(
  (name) => name.endsWith(".mjs") && name !== "measure.mjs",
);
const code = await Promise.all(files.map((name) => readFile(new URL(name, folder))));
const kilobytes = (parts: Buffer[]): number =>
  Math.round(parts.reduce((total, part) => total + part.length, 0) / 1024);
console.log(
  `${files.length} files, ${kilobytes(code)} kB, ${kilobytes(code.map((part) => gzipSync(part)))} kB compressed`,
);
