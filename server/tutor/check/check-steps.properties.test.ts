import { expect, test } from "vitest";
import { wholeLibrary } from "../../library/testing/whole-library.ts";
import { seededRandom } from "@sawaal/maths";
import { solveQuestion, tasks } from "@sawaal/maths/testing";
import { solutionOf } from "../solver/solution-of.ts";
import { findWrongLine } from "./check-steps.ts";

test.each(tasks)("no proved line of $name is reported as false", ({ examples }) => {
  for (const question of examples) {
    const solved = solveQuestion(question, { grade: 8 });
    if (solved.kind !== "solved") continue;
    const { reading, solution } = solved;
    const { steps } = solutionOf(solved, { grade: 8, random: seededRandom(1), mostDraws: 0 });
    // As a model would write them, for a question that is known, that can't be read, and that isn't an equation.
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

test.each(wholeLibrary.all)(
  "no paragraph of $id is reported as false, when checked as a working",
  (concept) => {
    const { levels, simpler, examples, questions } = concept;
    const texts = [
      ...Object.values(levels),
      simpler,
      ...examples.map(({ text }) => text),
      ...questions.map(({ answer }) => answer),
    ];
    for (const text of texts.flatMap((whole) => whole.split(/\n\s*\n/u))) {
      const steps = text
        .split("\n")
        .map((result) => ({ title: "", why: "", result, substeps: [] }));
      for (const solved of [null, { reading: "", answer: "12" }]) {
        const wrong = findWrongLine(steps, { question: "", solved, isWorking: true });
        expect({ text, wrong }).toEqual({ text, wrong: null });
      }
    }
  },
);
