import { defineTask, type Task } from "../../task/task.ts";
import { explain } from "./explain.ts";
import { lawFigure } from "./law-figure.ts";
import type { LawFrame } from "./laws/law-frame.ts";
import type { PhysicsProblem } from "./physics-problem.ts";
import { prove } from "./prove.ts";
import { readProblem } from "./read-problem.ts";
import { solve } from "./solve.ts";
import { vary } from "./vary.ts";
import { symbolOf } from "./write-work.ts";
import { givenLatex } from "./given-steps.ts";

interface LawTask {
  name: string;
  frames: readonly LawFrame[];
  examples: Task["examples"];
}

/** A task for some frames. All tasks share one reading of the question (`readProblem`). */
export function lawTask({ name, frames, examples }: LawTask): Task {
  return defineTask({
    name,
    recognise: (question) => {
      const problem = readProblem(question);
      return problem && frames.includes(problem.frame.frame) ? problem : null;
    },
    reading,
    solve,
    prove,
    explain: (problem, result, audience) => {
      const plot = problem.frame.frame.draw?.(lawFigure(problem, result));
      return { ...explain(problem, result, audience), ...(plot && { plot }) };
    },
    vary,
    examples,
  });
}

function reading(problem: PhysicsProblem): string {
  const given = problem.givens.filter(({ source }) => source !== "constant").map(givenLatex);
  const asked = problem.targets.map((wanted) => `${symbolOf(problem, wanted.name)} = \\,?`);
  return [...given, ...asked].join(",\\; ");
}
