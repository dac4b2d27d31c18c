import mathsteps from "mathsteps";
import { seededRandom } from "@sawaal/maths";
import { solveQuestion } from "@sawaal/maths/testing";
import { percentile } from "./statistics.ts";

/**
 * Compares the solver with mathsteps on the same questions; `maths-speed.ts` builds this and runs it as the server
 * runs, with the number of rounds.
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
const rounds = Number(process.argv[2] ?? 5);

function timeOf(work: () => unknown): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

/** The best of several rounds, in milliseconds: other processes only ever slow it down. */
function bestOf(work: () => unknown): number {
  return Math.min(...Array.from({ length: rounds }, () => timeOf(work)));
}

const solveOurs = ({ ask }: Question) => solveQuestion(ask, { grade: 9 });
const solvedCount = questions.filter((question) => solveOurs(question).kind === "solved").length;
for (const { byMathsteps } of questions) byMathsteps();

// Both have solved every question once; now they alternate, so that a slow moment of the machine affects both.
const pairs = questions.map((question) => ({
  ours: bestOf(() => solveOurs(question)),
  theirs: bestOf(question.byMathsteps),
}));
const ours = pairs.map((pair) => pair.ours);
const theirs = pairs.map((pair) => pair.theirs);

console.log(`${questions.length} questions; ours answered ${solvedCount}`);
for (const [name, times] of Object.entries({ ours, mathsteps: theirs })) {
  const [median, p99, most] = [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(2));
  console.log(`${name}: median ${median} ms, p99 ${p99} ms, most ${most} ms`);
}
console.log(
  `median ratio ${(percentile(ours, 0.5) / percentile(theirs, 0.5)).toFixed(2)} (≤ 1 is the bar)`,
);

const brackets = `${"(".repeat(200)}1${")".repeat(200)}`;
/** Questions that are expected to take long. */
const hostile = [
  "9^9^9^9",
  "Expand (x + 1)^5000",
  "Expand (a + b + c + d)^40",
  `Simplify ${brackets}`,
  `Simplify ${"√(2 + ".repeat(40)}2${")".repeat(40)}`,
  "Factorise x^400 - 1",
  "Factorise x^12 + 3x^7 - 1000003x^5 + 99999999977x - 12345678910111213",
  "Solve x^9 - 7x^8 + 3x^5 - 2x + 1 = 0",
  "Integrate sin(x^2) e^(cos x) / (1 + x^7)",
  "Differentiate sin(sin(sin(sin(sin(sin(sin(x)))))))^20 with respect to x",
  "Prime factors of 9999999967",
  "HCF of 123456789123456789123456789 and 987654321987654321987654321",
  "5000!",
  "Find the inverse of [[1,2,3,4,5],[2,3,4,5,7],[3,4,5,7,8],[4,5,7,8,11],[5,7,8,11,13]]",
  `Find the mean of ${Array.from({ length: 160 }, (_, at) => at).join(",")}`,
  `Solve ${"sin(".repeat(30)}x${")".repeat(30)} = 1/2`,
  "Find 1000000 choose 500000",
  "Simplify 1/(√2 + √3 + √5 + √7 + √11 + √13)",
];
const longest = hostile.map((question) => {
  const startedAt = performance.now();
  solveQuestion(question, { grade: 12 });
  return { question, ms: performance.now() - startedAt };
});
const [slowest] = longest.toSorted((a, b) => b.ms - a.ms);
console.log(
  `${hostile.length} questions meant to take long: at most ${slowest?.ms.toFixed(0)} ms, ${slowest?.question.slice(0, 60)} (1,000 is the bar)`,
);
