import { expect, test } from "vitest";
import { solveQuestion } from "../../maths/solve-question.ts";
import { tasks } from "../../maths/tasks/registry.ts";
import { solutionOf } from "../built-in/solution-of.ts";
import { seededRandom } from "../solver/seeded-random.ts";
import { findWrongLine } from "./check-steps.ts";

test.each(tasks)("no proved line of $name is called false", ({ examples }) => {
  for (const question of examples) {
    const solved = solveQuestion(question, { grade: 8 });
    if (solved.kind !== "solved") continue;
    const { reading, solution } = solved;
    const { steps } = solutionOf(solved, { grade: 8, random: seededRandom(1), mostDraws: 0 });
    // As a model would write them, of a question that is known, that can't be read, and that isn't an equation.
    for (const known of [
      { reading, answer: solution.answer.latex },
      null,
      { reading: "", answer: solution.answer.latex },
    ]) {
      const about = { question: "", solved: known, isWorking: true };
      expect({ question, wrong: findWrongLine(steps, about) }).toEqual({ question, wrong: null });
    }
  }
});
