import type { WorkedExample } from "#shared/contracts/answer.ts";
import { mentionsAnswer } from "../../maths/mentions-answer.ts";
import type { MathsStep, Solved } from "../../maths/outcome.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import { type SimilarOptions, solveSimilar } from "./similar.ts";

const exampleCount = 2;
/** More are drawn than shown, to find some that can serve as a hint. */
const drawnCount = 4;

/** What our solver found, written as a teacher would hand it out, with similar questions as examples. */
export function solutionOf(solved: Solved, options: SimilarOptions): HomeworkSolution {
  const { solution } = solved;
  return {
    subject: "Mathematics",
    topic: solution.topic,
    difficulty: solution.difficulty,
    answer: `$${solution.answer.latex}$`,
    explanation: explanation(solved),
    steps: solution.steps.map((step, index) => ({
      title: step.title,
      why: step.why,
      result: resultOf(step, solution.steps[index - 1]),
    })),
    hints: solution.hints,
    finalMove: solution.finalMove.prompt,
    examples: examplesFor(solved, options),
    keyTerms: solution.keyTerms,
    followUpQuestions: solution.followUpQuestions,
    nextSteps: [
      "Cover the steps and solve the question once more on paper.",
      "Say in your own words why each step may be done.",
    ],
  };
}

function explanation({ reading, solution }: Solved): string {
  return [
    `I read the question as $${reading}$. Method: ${solution.method}.`,
    `How we know that the answer is right: ${solution.check.method}.`,
    ...solution.check.lines.map((line) => `$$${line}$$`),
  ].join("\n\n");
}

/** The line before is shown where the reader doesn't have it from the previous step. */
function resultOf(step: MathsStep, previous: MathsStep | undefined): string {
  const isKnown = step.before === null || step.before === previous?.after;
  const lines = isKnown ? [step.after] : [step.before, step.after];
  return lines.map((line) => `$$${line}$$`).join("\n\n");
}

/** Those first that can serve as a hint, for they don't hold the number of the answer. */
function examplesFor(original: Solved, options: SimilarOptions): WorkedExample[] {
  const { question: asked, solution: found } = original;
  const examples = solveSimilar(original, drawnCount, options).map(asWorkedExample);
  const tells = ({ question, solution }: WorkedExample) =>
    mentionsAnswer(`${question}\n${solution}`, found.answer, asked);
  return examples
    .toSorted((one, other) => Number(tells(one)) - Number(tells(other)))
    .slice(0, exampleCount);
}

/** A solved question as an example to read: a line for each step. */
function asWorkedExample({ question, solution }: Solved): WorkedExample {
  const steps = solution.steps.map((step) => `- ${step.title}: $${step.after}$`);
  return { question, solution: `${steps.join("\n")}\n\nAnswer: $${solution.answer.latex}$` };
}
