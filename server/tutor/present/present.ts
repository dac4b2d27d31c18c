import type { AiResponse, Offer, ReplyKind, Step } from "#shared/contracts/answer.ts";
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
  questionDrawing,
} from "./frame.ts";
import { leakTests, leakTestsBeyond, type LeakTests, withhold, withoutLeaks } from "./leaks.ts";
import type { ConceptExplanation } from "../outputs/concept-explanation.ts";
import { isInSentences, onPaper } from "./answer-forms.ts";

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
interface Care {
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

/** Every step, with the last computation left to the student: neither it nor the final answer is included. */
function presentStepByStep(solution: HomeworkSolution, presented: Presented): AiResponse {
  const earlier = solution.steps.slice(0, -1).map(({ result }) => result);
  const leaks = leakTestsBeyond(earlier, { ...presented, answer: solution.answer });
  const { tells } = leaks;
  const { steps, shown } = openSteps(solution.steps, leaks);
  if (steps.length === 0 && isInSentences(solution.answer)) {
    return {
      ...frameWithout(tells, solution, presented),
      content: onPaper,
      steps,
      examples: [],
    };
  }
  return {
    ...frameWithout(tells, solution, presented),
    ...questionDrawing(tells, presented),
    content: withhold(
      solution.explanation,
      tells,
      "Open one step at a time. The last computation is yours.",
    ),
    steps,
    examples: withoutLeaks(
      solution.examples,
      tells,
      ({ question, solution }) => `${question}\n${solution}`,
    ),
    tryIt: {
      prompt: withhold(
        solution.finalMove,
        (text) => tells(text, shown),
        "Do the last computation. What do you get?",
      ),
    },
  };
}

/** The steps with the numbers that they show: each may use the numbers of earlier steps. */
function openSteps(
  steps: HomeworkSolution["steps"],
  { tells, concludes }: LeakTests,
): { steps: Step[]; shown: string } {
  let shown = "";
  const open = steps.map(({ title, why, result }, index): Step => {
    const known = shown;
    const isHeldBack =
      index === steps.length - 1 || result.trim() === "" || concludes(result, known);
    if (!isHeldBack) shown += `\n${result}`;
    return {
      title: withhold(title, (text) => tells(text, shown), `Step ${index + 1}`),
      why: withhold(why, (text) => tells(text, shown), ""),
      result: isHeldBack ? null : result,
    };
  });
  return { steps: open, shown };
}

/** The hint ladder: the idea, the first move, the same with other numbers. No field contains the answer. */
export function presentHints(solution: HomeworkSolution, presented: Presented): AiResponse {
  const { tells, hints: leaks } = leakTests({ ...presented, answer: solution.answer });
  const { idea, firstMove } = solution.hints;
  const [parallel] = withoutLeaks(
    solution.examples,
    tells,
    ({ question, solution }) => `${question}\n${solution}`,
  );
  const rungs: Step[] = [
    rung("Which idea", withhold(idea, leaks, "Which rule do you know for a question like this?")),
    rung(
      "The first move",
      withhold(firstMove, leaks, "Write down what is given and what is asked."),
    ),
    ...(parallel
      ? [
          {
            title: "The same with other numbers",
            why: parallel.question,
            result: parallel.solution,
          },
        ]
      : []),
  ];
  return {
    ...frameWithout(tells, solution, presented),
    ...questionDrawing(tells, presented),
    content: isInSentences(solution.answer)
      ? `Here is a way in. Open one hint at a time. ${onPaper}`
      : "Here is a way in. Open one hint at a time, and try the question again after each.",
    steps: rungs.filter((step) => step.why.trim() !== ""),
    examples: [],
    ...(!isInSentences(solution.answer) && {
      tryIt: { prompt: "Found it? Type your answer, and I'll check it." },
    }),
  };
}

function rung(title: string, why: string): Step {
  return { title, why, result: null };
}
