import { isWorked, seededRandom } from "@sawaal/maths";
import { solveQuestion, tasks } from "@sawaal/maths/testing";
import { solutionOf } from "../server/tutor/solver/solution-of.ts";
import { percentile } from "./statistics.ts";

/**
 * Compares a whole answer with its solving alone, on the first example of every task; `whole-answer.ts` builds this and
 * runs it as the server runs, with the number of rounds. Times are CPU times, so that other processes count little.
 */
const rounds = Number(process.argv[2] ?? 5);
const mostShown = Number(process.argv[3] ?? 5);
/** The stride: only every n-th task is measured. */
const stride = Number(process.argv[4] ?? 1);
/** Examples are drawn per student: each question is written with this many seeds. */
const seeds = [1, 2, 3];
const grade = 8;

interface Cost {
  task: string;
  solving: number;
  /** Milliseconds of a whole answer, one number per seed. */
  whole: number[];
}

function timeOf(work: () => unknown): number {
  const startedAt = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(startedAt);
  return (user + system) / 1000;
}

/** The best of several rounds, in milliseconds: other processes only ever slow it down. */
function bestOf(work: () => unknown): number {
  return Math.min(...Array.from({ length: rounds }, () => timeOf(work)));
}

function costOf(task: string, question: string): Cost[] {
  const solved = solveQuestion(question, { grade });
  if (!isWorked(solved)) return [];
  const write = (seed: number) => solutionOf(solved, { grade, random: seededRandom(seed) });
  for (const seed of seeds) write(seed);
  const solving = bestOf(() => solveQuestion(question, { grade }));
  return [{ task, solving, whole: seeds.map((seed) => solving + bestOf(() => write(seed))) }];
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

const costs = tasks
  .filter((_, at) => at % stride === 0)
  .flatMap(({ name, examples: [question] }) => costOf(name, question));
const solving = costs.map((cost) => cost.solving);
const whole = costs.flatMap((cost) => cost.whole);
const ratios = costs.flatMap((cost) => cost.whole.map((ms) => ms / cost.solving));

console.log(`${costs.length} questions, each with ${seeds.length} draws of its examples`);
for (const [name, times] of Object.entries({ solving, "a whole answer": whole })) {
  const [median, p99, most] = [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(1));
  console.log(`${name}: median ${median} ms, p99 ${p99} ms, most ${most} ms`);
}
console.log(
  `a whole answer costs ${percentile(ratios, 0.5).toFixed(2)} times its solving (≤ 3 is the bar)`,
);
console.log(`all of them: ${(sum(whole) / seeds.length / sum(solving)).toFixed(2)} times`);
console.log(`p99 of a whole answer: ${percentile(whole, 0.99).toFixed(0)} ms (150 is the bar)`);
const dearest = costs.toSorted((a, b) => Math.max(...b.whole) - Math.max(...a.whole));
for (const { task, solving: alone, whole: times } of dearest.slice(0, mostShown)) {
  console.log(`  ${task}: ${alone.toFixed(1)} ms alone, ${Math.max(...times).toFixed(1)} ms whole`);
}
