import type { WorkedExample } from "#shared/contracts/answer.ts";
import {
  answerListener,
  type Draft,
  loadSolver,
  type MathsAnswer,
  type PartlySolved,
  type Solved,
} from "@sawaal/maths";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import { sentenceOfReading } from "./reading-in-words.ts";
import { shownSteps, asWorkedExample } from "./shown-steps.ts";
import { type SimilarOptions, drawSimilar } from "./similar.ts";

const { furtherQuestions, subjectOf } = await loadSolver();

const exampleCount = 2;
const followUpCount = 2;

/** The solver's result as a whole solution, with similar questions as examples. */
export function solutionOf(
  solved: Solved | PartlySolved,
  options: SimilarOptions,
): HomeworkSolution {
  const { solution } = solved;
  const { examples, followUpQuestions } = similarTo(solved, options);
  return {
    subject: subjectOf(solved.task),
    topic: solution.topic,
    difficulty: solution.difficulty,
    answer: answerInWords(solution.answer),
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
      "Solve the question once more on paper, without looking here.",
      "Say in your own words why each step may be done.",
    ],
  };
}

/** The answer as Markdown; those of an exercise are a list under its labels. */
function answerInWords({ latex, parts }: MathsAnswer): string {
  if (!parts) return `$${latex}$`;
  return parts
    .map(({ label, answer }) => {
      const said = answer ? answerInWords(answer) : partNotSolved;
      return label === null ? `- ${said}` : `- **${label}** ${said}`;
    })
    .join("\n");
}

const partNotSolved = "I can't solve this part yet.";

function explanation(worked: Solved | PartlySolved): string {
  const { reading, solution, note } = worked;
  const said = [worked.kind === "solved" ? undefined : worked.detail, note];
  const lead = said.map((sentence) => (sentence === undefined ? "" : `${sentence}\n\n`)).join("");
  const read = sentenceOfReading("I read the question as", reading);
  return `${lead}${read} Method: ${solution.method}.\n\n${solution.hints.idea}`;
}

function proof({ solution: { check } }: Solved | PartlySolved): string {
  const lines = check.lines.map((line) => `$$${line}$$`);
  return [`How we know that the answer is right: ${check.method}.`, ...lines].join("\n\n");
}

/** Similar questions: first solved ones to read, then follow-ups that this engine can answer. */
function similarTo(original: Solved | PartlySolved, options: SimilarOptions) {
  const { examples, leftOver } = examplesFor(original, options);
  const known = new Set([...examples.map(({ question }) => question), ...leftOver]);
  const followUpQuestions = [...leftOver];
  const isOver = () => followUpQuestions.length >= followUpCount || options.mostDraws === 0;
  for (const question of isOver() ? [] : furtherQuestions(original, options.random)) {
    if (!known.has(question)) followUpQuestions.push(question);
    if (isOver()) break;
  }
  return { examples, followUpQuestions: followUpQuestions.slice(0, followUpCount) };
}

/**
 * Examples that contain the number of the answer can't serve as a hint: they are used only without alternatives.
 * Unneeded ones are dropped.
 */
function examplesFor(original: Solved | PartlySolved, options: SimilarOptions) {
  const { solution: own, question: originalQuestion } = original;
  // An example solves another question: only its result can equal this one's answer.
  const tells = answerListener(own.answer, originalQuestion, { scope: "in-results" });
  const examples: WorkedExample[] = [];
  const telling: Draft[] = [];
  for (const draft of drawSimilar(original, options)) {
    const { question, explanation: solution } = draft;
    const example = asWorkedExample({ question, solution });
    if (tells(`${question}\n${example.solution}`)) telling.push(draft);
    else if (draft.areStepsSound()) examples.push(example);
    if (examples.length === exampleCount) break;
  }
  const lacking = telling.slice(0, exampleCount - examples.length);
  const others = lacking
    .filter((draft) => draft.areStepsSound())
    .map(({ question, explanation: solution }) => asWorkedExample({ question, solution }));
  const leftOver = telling.slice(lacking.length).map(({ question }) => question);
  return { examples: [...examples, ...others], leftOver };
}
