import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { openLibrary } from "../server/library/library.ts";
import { isWorked } from "@sawaal/maths";
import { solveQuestion } from "@sawaal/maths/testing";
import { createBuiltInEngine } from "../server/tutor/built-in/built-in-engine.ts";
import { solverHere } from "../server/testing/solver.ts";
import { nothingUnsafe } from "../server/testing/nothing-unsafe.ts";
import { warmUp } from "../server/tutor/solver/solver-worker.ts";
import { createTutor } from "../server/tutor/tutor.ts";

/**
 * Sends questions to the built-in tutor as a student's question is sent, and writes the outcomes: lines of `{id,
 * question}` in and of `{id, answer, outcome, check, steps, ms}` out; the answer is null where there is none.
 * `maths.ts` builds this and runs it as the server runs.
 */
const { values } = parseArgs({
  options: { questions: { type: "string" }, answers: { type: "string" } },
});
if (values.questions === undefined || values.answers === undefined) {
  throw new Error("usage: npm run bench:maths -- --questions FILE.jsonl --answers FILE.jsonl");
}

const line = z.object({ id: z.string(), question: z.string() });
const lines = (await readFile(values.questions, "utf8")).split("\n").filter((text) => text !== "");
const questions = lines.map((text) => line.parse(JSON.parse(text)));

const solver = solverHere;
// This file is run built (bench/build.ts), with the library beside it.
const library = await openLibrary(import.meta.dirname);
const engine = createBuiltInEngine({ solver, library });
const tutor = createTutor({
  engine,
  builtIn: engine,
  solver,
  library,
  safety: nothingUnsafe,
  now: () => new Date(),
});
const context = { signal: new AbortController().signal, record: () => undefined };
const grade = 10;

// The server's threads load it before the first request.
await warmUp();

const outcomes = new Map<string, number>();
const times: number[] = [];
const answers: string[] = [];
for (const { id, question } of questions) {
  const startedAt = performance.now();
  const answer = await tutor.homework({ question, grade, helpLevel: "full" }, context);
  const ms = performance.now() - startedAt;
  // The page gets LaTeX; the judge reads the same answer as a student would type it.
  const outcome = solveQuestion(question, { grade });
  const result =
    answer.kind === "answered" && isWorked(outcome)
      ? {
          answer: typed(outcome.solution.answer.plain),
          check: answer.check.method ?? null,
          steps: answer.output.steps.length,
        }
      : { answer: null, check: null, steps: 0 };
  answers.push(JSON.stringify({ id, ...result, outcome: outcome.kind, ms: Number(ms.toFixed(2)) }));
  outcomes.set(outcome.kind, (outcomes.get(outcome.kind) ?? 0) + 1);
  times.push(ms);
}
/** In a phone's notation: 77 F for 77 °F. */
function typed(answer: string): string {
  return answer.replaceAll(/ °(?=[CF]\b)/g, " ");
}

await writeFile(values.answers, `${answers.join("\n")}\n`);

times.sort((a, b) => a - b);
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
for (const [outcome, count] of outcomes) console.log(`${outcome}: ${count}`);
console.log(`ms for a question: median ${at(0.5)}, p99 ${at(0.99)}, most ${at(0.9999)}`);
