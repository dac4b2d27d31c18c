import { execFile } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import mathsteps from "mathsteps";
import type { solveQuestion as solveQuestionType } from "../server/maths/solve-question.ts";
import { seededRandom } from "../server/tutor/solver/seeded-random.ts";

/**
 * Our solver beside mathsteps, the known step-by-step library, on the same questions in the same run, and what it
 * costs to load it: `npm run bench:maths-speed`.
 */
interface Question {
  ask: string;
  byMathsteps: () => unknown;
}

const random = seededRandom(2026);
const whole = (most: number) => 1 + Math.floor(random() * most);

function solve(equation: string): Question {
  return {
    ask: `Solve ${equation}`,
    byMathsteps: () => mathsteps.solveEquation(equation),
  };
}

function simplify(expression: string): Question {
  return {
    ask: `Simplify ${expression}`,
    byMathsteps: () => mathsteps.simplifyExpression(expression),
  };
}

function factorise(expression: string): Question {
  return { ask: `Factorise ${expression}`, byMathsteps: () => mathsteps.factor(expression) };
}

const kinds: (() => Question)[] = [
  () => solve(`${whole(9)}x + ${whole(20)} = ${whole(60)}`),
  () => solve(`${whole(9)}x - ${whole(20)} = ${whole(9)} + x/${1 + whole(8)}`),
  () => solve(`${whole(5)}(x + ${whole(9)}) = ${whole(9)}x - ${whole(30)}`),
  () => simplify(`${whole(9)}x + ${whole(9)} - ${whole(9)}x`),
  () => simplify(`${whole(9)}/${1 + whole(9)} + ${whole(9)}/${1 + whole(9)}`),
  () => simplify(`(x + ${whole(9)}) * (x - ${whole(9)})`),
  () => simplify(`${whole(9)}x^2 * ${whole(9)}x^3`),
  () => {
    const [p, r] = [whole(9), whole(9)];
    return factorise(`x^2 + ${p + r}x + ${p * r}`);
  },
];

const questions = Array.from({ length: 240 }, (_, at) => kinds[at % kinds.length]?.()).filter(
  (question) => question !== undefined,
);
const rounds = 5;

/** The best of some rounds for each question, in milliseconds: what else runs here only ever slows down. */
function timesOf(work: (question: Question) => void): number[] {
  return questions.map((question) => {
    const times = Array.from({ length: rounds }, () => {
      const startedAt = performance.now();
      work(question);
      return performance.now() - startedAt;
    });
    return Math.min(...times);
  });
}

function shareOf(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The engine as JavaScript: what a developer's tools add to each function would be measured with it otherwise. */
async function buildEngine(name: string, minify: boolean): Promise<URL> {
  const outDir = `node_modules/.cache/bench-maths/${name}`;
  await build({
    configFile: false,
    logLevel: "error",
    build: {
      ssr: "server/maths/solve-question.ts",
      outDir,
      emptyOutDir: true,
      target: "node20",
      minify,
      // Told by its name to be a module, it is not compiled twice to find that out.
      rolldownOptions: { output: { entryFileNames: "engine.mjs" } },
    },
  });
  return new URL(`../${outDir}/engine.mjs`, import.meta.url);
}

const readable = await buildEngine("readable", false);
const minified = await buildEngine("minified", true);
// safe: it is built from that very module.
const { solveQuestion } = (await import(readable.href)) as {
  solveQuestion: typeof solveQuestionType;
};

let answered = 0;
const ours = timesOf(({ ask }) => {
  if (solveQuestion(ask, { grade: 9 }).kind === "solved") answered += 1;
});
const theirs = timesOf(({ byMathsteps }) => {
  byMathsteps();
});

console.log(`${questions.length} questions; ours answered ${answered / rounds}`);
for (const [name, times] of Object.entries({ ours, mathsteps: theirs })) {
  const [median, p99, most] = [0.5, 0.99, 1].map((share) => shareOf(times, share).toFixed(2));
  console.log(`${name}: median ${median} ms, p99 ${p99} ms, most ${most} ms`);
}
console.log(
  `median ratio ${(shareOf(ours, 0.5) / shareOf(theirs, 0.5)).toFixed(2)} (≤ 1 is the bar)`,
);

/** Loads a module in a process of its own, in milliseconds: the best of some rounds. */
async function loadTime(module: URL): Promise<number> {
  const run = promisify(execFile);
  const code = `const t = performance.now(); await import(${JSON.stringify(module.href)}); console.log(performance.now() - t)`;
  const times: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    const { stdout } = await run(process.execPath, ["--input-type=module", "-e", code]);
    times.push(Number(stdout));
  }
  return Math.min(...times);
}

for (const [name, engine] of Object.entries({ minified, "as on the server": readable })) {
  const { size } = await stat(engine);
  const packed = gzipSync(await readFile(engine)).length;
  const milliseconds = await loadTime(engine);
  console.log(
    `import of the engine, ${name} (${kilobytes(size)}, ${kilobytes(packed)} compressed): ${milliseconds.toFixed(1)} ms (80 is the bar)`,
  );
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024)} kB`;
}
