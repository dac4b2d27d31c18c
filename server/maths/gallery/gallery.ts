import type { MathsOutcome, MathsSolution, MathsStep, SolvedOutcome } from "../outcome.ts";
import { solveQuestion } from "../solve-question.ts";
import { loadedAreas } from "../tasks/registry.ts";
import type { Task } from "../task/task.ts";

const solvedPerTask = 2;

/** Two solved questions of every task as a student sees them, as one page of Markdown. */
export function writeGallery(solve: typeof solveQuestion = solveQuestion): string {
  const sections = loadedAreas
    .filter(({ tasks }) => tasks.length > 0)
    .map(({ title, tasks }) =>
      [`## ${title}`, ...tasks.map((task) => taskSection(task, solve))].join("\n\n"),
    );
  return `${[introduction, ...sections].join("\n\n")}\n`;
}

const introduction = `# What the solver can do

Written by \`npm run gallery\`: two solved questions of every kind, as a student sees them. Nothing here was typed in.`;

function taskSection({ name, examples }: Task, solve: typeof solveQuestion): string {
  const shown = examples
    .slice(0, solvedPerTask)
    .map((question) => solvedQuestion(question, solve(question)));
  return [`### ${name.replaceAll("-", " ")}`, ...shown].join("\n\n");
}

/** An example that can't be solved is a bug in its task. */
function solvedQuestion(question: string, outcome: MathsOutcome): string {
  if (outcome.kind !== "solved") throw new Error(`${question}: ${outcome.kind}, ${outcome.detail}`);
  return section(outcome);
}

function section({ question, reading, solution }: SolvedOutcome): string {
  const { topic, method, answer, steps, check, hints, finalMove, approaches = [] } = solution;
  return [
    `#### ${question.replaceAll("\n", " ").replaceAll(/[*_<|]/g, String.raw`\$&`)}`,
    `${topic} · ${method} · ${solution.difficulty}`,
    `Read as: $${reading}$`,
    `**Answer:** $${answer.latex}$ (typed: \`${answer.plain}\`)`,
    ...stepLines(steps),
    `**Check:** ${check.method}`,
    ...check.lines.map(display),
    `**Hints:** ${hints.idea} / ${hints.firstMove} / ${finalMove.prompt}`,
    ...approaches.flatMap((approach) => [
      `**Another way: ${approach.method}**`,
      ...stepLines(approach.steps),
    ]),
    ...drawing(solution),
  ].join("\n\n");
}

function stepLines(steps: readonly MathsStep[]): string[] {
  return steps.flatMap(({ title, why, before, after, substeps = [] }, at) => [
    `${at + 1}. **${title}**${why === "" ? "" : ` — ${why}`}`,
    ...(before === null || before === steps[at - 1]?.after ? [] : [display(before)]),
    display(after),
    ...substeps.flatMap((substep) => [`   - ${substep.title}`, display(substep.after)]),
  ]);
}

function display(line: string): string {
  return `$$${line}$$`;
}

function drawing({ plot }: MathsSolution): string[] {
  return plot ? [`**Drawing:** ${plot.description}`] : [];
}
