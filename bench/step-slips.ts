import { seededRandom } from "@sawaal/maths";
import { solveQuestion, tasks } from "@sawaal/maths/testing";
import { solutionOf } from "../server/tutor/solver/solution-of.ts";
import { findWrongLine } from "../server/tutor/check/check-steps.ts";
import type { HomeworkSolution } from "../server/tutor/outputs/homework-solution.ts";

/**
 * Measures the step checker: in every sample question's proved steps one number behind an equals sign is changed, in a
 * sum, an equation, a formula or given data. Prints how many changes were found, and how many of the unchanged steps
 * were reported as false (none may be): `npm run bench:steps -- [seed] [tasks] [list]`. Exits 1 where one was.
 */
const [seed = "1", most = String(tasks.length), list] = process.argv.slice(2);
const random = seededRandom(Number(seed));
const grade = 8;

type Steps = HomeworkSolution["steps"];

/** A number that is neither an index nor a part of another. */
const number = /(?<![\d.^_{a-z,]|\^\{|_\{|\\text\{[^}]*)\d+(?![\d.}]*\}_)/gu;

function pick<Item>(items: readonly Item[]): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

/** The steps with one number increased by a tenth and one; null where there is none to change. */
function slipped(steps: Steps): { steps: Steps; line: string } | null {
  const at = pick(steps.flatMap(({ result }, step) => (result.includes("=") ? [step] : [])));
  const text = at === undefined ? "" : (steps[at]?.result ?? "");
  const slip = pick(
    [...text.matchAll(number)].filter((match) => text.slice(0, match.index).includes("=")),
  );
  if (!slip) return null;
  const [digits] = slip;
  const other = String(Math.round(Number(digits) * 1.1) + 1);
  const line = text.slice(0, slip.index) + other + text.slice(slip.index + digits.length);
  return {
    steps: steps.map((step, place) => (place === at ? { ...step, result: line } : step)),
    line,
  };
}

const tally = { changed: 0, found: 0, calledFalse: 0 };
for (const { name, examples } of tasks.slice(0, Number(most))) {
  for (const question of examples) {
    const solved = solveQuestion(question, { grade });
    if (solved.kind !== "solved") continue;
    const { reading, solution } = solved;
    const { steps } = solutionOf(solved, { grade, random, mostDraws: 0 });
    const about = {
      question,
      solved: { reading, answer: solution.answer.latex },
      isWorking: true,
    };
    const wrong = findWrongLine(steps, about);
    if (wrong) {
      tally.calledFalse += 1;
      console.log(`called false: ${name} | ${question} | ${wrong.line}`);
    }
    const slip = slipped(steps);
    if (!slip) continue;
    tally.changed += 1;
    if (findWrongLine(slip.steps, about)) tally.found += 1;
    else if (list) console.log(`not seen: ${name} | ${question} | ${slip.line}`);
  }
}
console.log(`changed numbers that were found: ${tally.found} of ${tally.changed}`);
console.log(`right solutions that were called false: ${tally.calledFalse}`);
process.exitCode = tally.calledFalse === 0 ? 0 : 1;
