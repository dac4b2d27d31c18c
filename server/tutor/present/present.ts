import type { AiResponse, Offer, ReplyKind } from "#shared/contracts/answer.ts";
import type { HelpLevel } from "#shared/contracts/conversations.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import type { PracticeProblem } from "../outputs/practice-problem.ts";
import {
  bareAnswer,
  type PresentedBy,
  drawingOf,
  frame,
  frameWithout,
  type Presented,
} from "./frame.ts";
import { presentHints } from "./hints.ts";
import { leakTests } from "./leaks.ts";
import { presentStepByStep } from "./step-by-step.ts";
import type { ConceptExplanation } from "../outputs/concept-explanation.ts";

/**
 * The part of a solution that a student may see at her help level. The only way from a whole solution to the page:
 * whatever an engine wrote, no field of a level that withholds the answer reveals it.
 */
export function presentHomework(
  solution: HomeworkSolution,
  { helpLevel, ...presented }: Presented & { helpLevel: HelpLevel },
): AiResponse {
  switch (helpLevel) {
    case "full":
      return presentFull(solution, presented);
    case "hint":
      return presentHints(solution, presented);
    case "stepbystep":
      return presentStepByStep(solution, presented);
  }
}

/** A question to try: its solution is withheld until the student has asked for it (`revealed`). */
export function presentPractice(
  solution: HomeworkSolution,
  { revealed, ...presented }: Presented & { revealed: boolean },
): AiResponse {
  if (revealed) return presentFull(solution, presented);
  const { tells } = leakTests({ ...presented, answer: solution.answer });
  return {
    ...frameWithout(tells, solution, presented),
    content: withoutAnswerNote(presented.question),
    steps: [],
    examples: [],
    tryIt: { prompt: "Solve it on paper, then type your answer." },
  };
}

/** The declining text of an engine. */
interface Declining {
  /** Markdown. */
  sentence: string;
  nearby?: readonly string[] | undefined;
  suggestion?: string | undefined;
  offers?: readonly Offer[] | undefined;
  replyKind?: ReplyKind | undefined;
}

/** A declined question, in the engine's own words, with what can be asked or opened instead. */
export function presentDeclined(
  { sentence, nearby = [], offers = [], suggestion, replyKind }: Declining,
  presented: PresentedBy,
): AiResponse {
  return {
    ...withoutSolution(sentence, presented),
    followUpQuestions: [...nearby],
    ...(suggestion !== undefined && { suggestion }),
    ...(replyKind && { replyKind }),
    ...(offers.length > 0 && { offers: [...offers] }),
  };
}

/** A message of care instead of a solution, with contacts. */
export function presentCare({ content, helplines }: Care): AiResponse {
  return { ...withoutSolution(content, { engine: "built-in" }), helplines };
}

/** The reply to a student who may need a person rather than a tutor. */
export interface Care {
  content: string;
  helplines: NonNullable<AiResponse["helplines"]>;
}

function withoutSolution(content: string, presented: PresentedBy): AiResponse {
  const words = { content, subject: "", topic: "", difficulty: "beginner" } as const;
  return { ...bareAnswer(words, presented), declined: true };
}

/** The solver's additions to a whole solution by any engine, where the answer is the computed one. */
function proved(presented: Presented): Pick<AiResponse, "approaches" | "plot"> {
  const { check, computed } = presented;
  const approaches = check.status === "checked" ? (computed?.approaches ?? []) : [];
  return { ...(approaches.length > 0 && { approaches }), ...drawingOf(presented) };
}

function presentFull(solution: HomeworkSolution, presented: Presented): AiResponse {
  return {
    ...frame(solution, presented),
    answer: solution.answer,
    content: [solution.explanation, solution.proof].filter((part) => part !== "").join("\n\n"),
    steps: solution.steps,
    ...proved(presented),
    examples: solution.examples,
  };
}

/** Models often add "(Answer: 7)" to a question. Numbers elsewhere in a question are its own. */
function withoutAnswerNote(question: PracticeProblem["question"]): string {
  return question.replace(/[\s([*_]*\b(?:answer|ans|solution)\b\s*(?:is|[:=.]).*$/isu, "").trim();
}

/** An idea as the page shows it. */
export function presentExplanation(
  explanation: ConceptExplanation,
  presented: PresentedBy,
): AiResponse {
  const { keyTerms, examples, followUpQuestions } = explanation;
  return { ...bareAnswer(explanation, presented), keyTerms, examples, followUpQuestions };
}
