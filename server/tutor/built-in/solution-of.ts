import type { WorkedExample } from "#shared/contracts/answer.ts";
import { answerListener } from "../../maths/mentions-answer.ts";
import type { Solved } from "../../maths/outcome.ts";
import { subjectOf } from "../../maths/tasks/registry.ts";
import type { Draft } from "../../maths/tasks/task.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import { readingInWords } from "./reading-in-words.ts";
import { shownSteps } from "./shown-steps.ts";
import { type SimilarOptions, drawSimilar } from "./similar.ts";
import { asWorkedExample } from "./solved-example.ts";

const exampleCount = 2;
const followUpCount = 2;

/** What our solver found, written as a teacher would hand it out, with similar questions as examples. */
export function solutionOf(solved: Solved, options: SimilarOptions): HomeworkSolution {
  const { solution } = solved;
  const { examples, followUpQuestions } = similarTo(solved, options);
  return {
    subject: subjectOf(solved.task),
    topic: solution.topic,
    difficulty: solution.difficulty,
    answer: `$${solution.answer.latex}$`,
    explanation: explanation(solved),
    proof: proof(solved),
    steps: shownSteps(solution.steps),
    hints: solution.hints,
    finalMove: solution.finalMove.prompt,
    examples,
    keyTerms: solution.keyTerms,
    followUpQuestions,
    nextSteps: [
      ...solution.followUpQuestions,
      "Cover the steps and solve the question once more on paper.",
      "Say in your own words why each step may be done.",
    ],
  };
}

function explanation({ reading, solution }: Solved): string {
  return `I read the question as ${readingInWords(reading)}. Method: ${solution.method}.\n\n${solution.hints.idea}`;
}

function proof({ solution: { check } }: Solved): string {
  const lines = check.lines.map((line) => `$$${line}$$`);
  return [`How we know that the answer is right: ${check.method}.`, ...lines].join("\n\n");
}

/**
 * Similar questions: first those to read, solved, then those to ask next, which this engine can answer. Examples that
 * hold the number of the answer can't serve as a hint: they come only for want of others.
 */
function similarTo(original: Solved, options: SimilarOptions) {
  const tells = answerListener(original.solution.answer, original.question);
  const sound: WorkedExample[] = [];
  const others: Draft[] = [];
  const followUpQuestions: string[] = [];
  for (const similar of drawSimilar(original, options)) {
    const needsExample = sound.length < exampleCount;
    const needsFollowUp = followUpQuestions.length < followUpCount;
    if (!needsExample && !needsFollowUp) break;
    const example = needsExample ? exampleOf(similar) : null;
    if (example && !tells(`${example.question}\n${example.solution}`)) sound.push(example);
    else if (needsFollowUp) followUpQuestions.push(similar.question);
    else others.push(similar);
  }
  const lacking = exampleCount - sound.length;
  const examples = [
    ...sound,
    ...others.slice(0, lacking).flatMap((draft) => exampleOf(draft) ?? []),
  ];
  return { examples, followUpQuestions };
}

function exampleOf(draft: Draft): WorkedExample | null {
  const outcome = draft.finish();
  return outcome.kind === "solved" ? asWorkedExample(outcome) : null;
}
