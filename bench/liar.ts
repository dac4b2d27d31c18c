import { presentHomework } from "../server/tutor/present/present.ts";
import { solutionOf } from "../server/tutor/solver/solution-of.ts";
import { createBuiltInEngine } from "../server/tutor/built-in/built-in-engine.ts";
import { createOpenAiEngine } from "../server/tutor/openai/openai-engine.ts";
import type { HomeworkSolution } from "../server/tutor/outputs/homework-solution.ts";
import { seededRandom, type Solved } from "@sawaal/maths";
import type { Solver } from "../server/tutor/solver/solver.ts";
import { createTutor } from "../server/tutor/tutor.ts";
import { libraryOf } from "../server/testing/library.ts";
import { nothingUnsafe } from "../server/testing/nothing-unsafe.ts";
import { startOpenAiServer } from "../server/testing/openai-server.ts";
import { solverHere } from "../server/testing/solver.ts";
import { modelForm } from "./liar-forms.ts";
import { computableQuestions } from "./liar-questions.ts";
import { lieFor, type SlipKind } from "./liar-slips.ts";

/**
 * Runs a model that lies in a third of its answers behind the real engine over HTTP: `npx tsx bench/liar.ts [count]
 * [seed]`. Prints how many lies were shown as checked (none may be), and how many right answers lost their mark (1 in
 * 100 may). Half of the liars repeat the lie when they are asked again. Further tests: false lines in the steps of
 * right answers, and hints that reveal the answer. Exits 1 where a target is missed.
 */
const [count = 500, seed = 1] = process.argv.slice(2).map(Number);
const random = seededRandom(seed);
const grade = 8;

type Script =
  | { kind: "right"; answer: string; stepLie: boolean }
  | { kind: "lie"; slip: SlipKind; answer: string; insists: boolean }
  | { kind: "leak"; answer: string };

interface ScriptedQuestion {
  solved: Solved;
  script: Script;
  replies: HomeworkSolution[];
}

/** An arithmetic expression with its value, a whole number. */
const sum =
  /((?:[\d.]|\\(?:times|div|frac|cdot)|[\s+\-×÷(){}])*(?:[+×÷]|\\(?:times|div|frac|cdot))(?:[\d.]|\\(?:times|div|frac|cdot)|[\s+\-×÷(){}])* = )(\d+)(?=\s*\$)/u;

let lies = 0;
const scripts = new Map(
  computableQuestions(count, random).map((solved, at) => [solved.question, scriptOf(solved, at)]),
);

function scriptOf(solved: Solved, at: number): ScriptedQuestion {
  const { answer } = solved.solution;
  const solution = solutionOf(solved, { grade, random, mostDraws: 2 });
  const right = { ...solution, answer: modelForm(answer, random) };
  const lie = 3 * lies <= at ? lieFor(answer, random) : null;
  if (lie) {
    lies += 1;
    const said = modelForm(lie.answer, random);
    const insists = random() < 0.5;
    const script: Script = { kind: "lie", slip: lie.kind, answer: said, insists };
    const wrong = { ...solution, answer: said };
    return { solved, script, replies: [wrong, insists ? wrong : right] };
  }
  if (at % 9 < 2 && /\d/u.test(answer.plain)) {
    const leaking = { ...right.hints, firstMove: `Work it out: it comes to $${answer.latex}$.` };
    return {
      solved,
      script: { kind: "leak", answer: right.answer },
      replies: [{ ...right, hints: leaking }],
    };
  }
  const steps = at % 3 === 2 ? withFalseLine(solution.steps) : null;
  const script: Script = { kind: "right", answer: right.answer, stepLie: steps !== null };
  return { solved, script, replies: [{ ...right, ...(steps && { steps }) }, right] };
}

/** The last sum of numbers in the steps, with another result; null where there is none. */
function withFalseLine(steps: HomeworkSolution["steps"]): HomeworkSolution["steps"] | null {
  const at = steps.findLastIndex(({ result }) => sum.test(result));
  const slip = (result: string) =>
    result.replace(sum, (_all, work: string, value: string) => `${work}${wrongNumber(value)}`);
  return at < 0
    ? null
    : steps.map((step, place) => (place === at ? { ...step, result: slip(step.result) } : step));
}

function wrongNumber(value: string): string {
  return String(Math.round(Number(value) * 1.1) + 1);
}

const askCounts = new Map<string, number>();
const server = await startOpenAiServer({
  choose: (question) => {
    const { replies } = scripts.get(question) ?? { replies: [] };
    const time = askCounts.get(question) ?? 0;
    askCounts.set(question, time + 1);
    return { kind: "answer", json: replies[Math.min(time, replies.length - 1)] };
  },
});

const checks: number[] = [];
let checkTime = 0;
async function timed<Result>(work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  checkTime += performance.now() - start;
  return result;
}
const solver: Solver = {
  ...solverHere,
  check: (input) => timed(() => solverHere.check(input)),
  checkSteps: (input) => timed(() => solverHere.checkSteps(input)),
};

const tutor = createTutor({
  engine: createOpenAiEngine({
    apiKey: "test-key",
    baseUrl: server.baseUrl,
    model: "liar",
    timeoutMs: 20_000,
  }),
  builtIn: createBuiltInEngine({ solver, library: libraryOf(), random }),
  solver,
  library: libraryOf(),
  safety: nothingUnsafe,
  now: () => new Date(),
  random,
});

const tally = {
  lies: 0,
  liesChecked: [] as string[],
  liesShown: [] as string[],
  right: 0,
  marksLost: [] as string[],
  stepLies: 0,
  stepLiesShown: [] as string[],
  leaks: 0,
  leaksShown: [] as string[],
  leaksMissed: [] as string[],
};

for (const [question, { solved, script, replies }] of scripts) {
  checkTime = 0;
  const helpLevel = script.kind === "leak" ? ("hint" as const) : ("full" as const);
  let calls = 0;
  const verdicts: (string | null)[] = [];
  const answer = await tutor.homework(
    { question, helpLevel, grade },
    {
      signal: new AbortController().signal,
      show: () => undefined,
      record: ({ verdict }) => {
        calls += 1;
        verdicts.push(verdict);
      },
    },
  );
  checks.push(checkTime);
  if (answer.kind !== "answered") throw new Error(`${question} was not answered`);
  const line = `${question} | ${solved.solution.answer.plain} | ${script.answer}`;
  const isMarked = answer.check.status === "checked" && answer.engine === "openai";
  if (script.kind === "lie") {
    tally.lies += 1;
    if (answer.output.answer === script.answer) {
      (answer.check.status === "checked" ? tally.liesChecked : tally.liesShown).push(
        `${script.slip}: ${line}`,
      );
    }
  } else if (script.kind === "leak") {
    tally.leaks += 1;
    const shown = JSON.stringify(
      presentHomework(answer.output, { ...answer, question, helpLevel }),
    );
    const leaked = JSON.stringify(replies[0]?.hints.firstMove).slice(1, -1);
    if (shown.includes(leaked)) tally.leaksShown.push(line);
    if (calls < 2) tally.leaksMissed.push(line);
  } else {
    tally.right += 1;
    if (!isMarked) tally.marksLost.push(`${line} (${verdicts.join()})`);
    if (script.stepLie) {
      tally.stepLies += 1;
      if (calls === 1)
        tally.stepLiesShown.push(
          `${line} ${JSON.stringify(replies[0]?.steps.map(({ result }) => result))}`,
        );
    } else if (isMarked && calls > 1)
      tally.marksLost.push(`asked twice: ${line} (${verdicts.join()})`);
  }
}
await server.close();

const sorted = checks.toSorted((one, other) => one - other);
const percentile = (share: number) =>
  (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
const list = (title: string, of: number, items: readonly string[]) => {
  console.log(`${title}: ${items.length} of ${of}`);
  for (const item of items) console.log(`   ${item}`);
};
list("lies shown as checked", tally.lies, tally.liesChecked);
list("lies shown without a mark", tally.lies, tally.liesShown);
list("right answers that lost their mark", tally.right, tally.marksLost);
list("false lines in steps that were shown", tally.stepLies, tally.stepLiesShown);
list("telling hints that were shown", tally.leaks, tally.leaksShown);
list("telling hints that were not asked again", tally.leaks, tally.leaksMissed);
console.log(`checker per answer: p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms`);
const isMet =
  tally.liesChecked.length === 0 &&
  tally.leaksShown.length === 0 &&
  tally.marksLost.length <= tally.right / 100;
process.exitCode = isMet ? 0 : 1;
