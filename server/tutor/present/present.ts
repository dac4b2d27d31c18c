import type { AiResponse, Offer, ReplyKind, Step } from "#shared/contracts/answer.ts";
import type { HelpLevel } from "#shared/contracts/conversations.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import type { PracticeProblem } from "../outputs/practice-problem.ts";
import {
  bareAnswer,
  type AnswerSource,
  drawingOf,
  frame,
  frameWithout,
  type Presentation,
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
  { helpLevel, ...presentation }: Presentation & { helpLevel: HelpLevel },
): AiResponse {
  switch (helpLevel) {
    case "full":
      return presentFull(solution, presentation);
    case "hint":
      return presentHints(solution, presentation);
    case "stepbystep":
      return presentStepByStep(solution, presentation);
  }
}

/** A question to try: its solution is withheld until the student has asked for it (`revealed`). */
export function presentPractice(
  solution: HomeworkSolution,
  { revealed, ...presentation }: Presentation & { revealed: boolean },
): AiResponse {
  if (revealed) return presentFull(solution, presentation);
  const { tells } = leakTests({ ...presentation, answer: solution.answer });
  return {
    ...frameWithout(tells, solution, presentation),
    content: withoutAnswerNote(presentation.question),
    steps: [],
    examples: [],
    tryIt: { prompt: "Solve it on paper, then type your answer." },
  };
}

/** The refusal of an engine. */
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
  presentation: AnswerSource,
): AiResponse {
  return {
    ...withoutSolution(sentence, presentation),
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

function withoutSolution(content: string, presentation: AnswerSource): AiResponse {
  const words = { content, subject: "", topic: "", difficulty: "beginner" } as const;
  return { ...bareAnswer(words, presentation), declined: true };
}

/** The solver's additions to a whole solution by any engine, where the answer is the computed one. */
function proved(presentation: Presentation): Pick<AiResponse, "approaches" | "plot"> {
  const { check, computed } = presentation;
  const approaches = check.status === "checked" ? (computed?.approaches ?? []) : [];
  return { ...(approaches.length > 0 && { approaches }), ...drawingOf(presentation) };
}

function presentFull(solution: HomeworkSolution, presentation: Presentation): AiResponse {
  return {
    ...frame(solution, presentation),
    answer: solution.answer,
    content: [solution.explanation, solution.proof].filter((part) => part !== "").join("\n\n"),
    steps: solution.steps,
    ...proved(presentation),
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
  presentation: AnswerSource,
): AiResponse {
  const { keyTerms, examples, followUpQuestions } = explanation;
  return { ...bareAnswer(explanation, presentation), keyTerms, examples, followUpQuestions };
}

/** Every step, with the last computation left to the student: neither it nor the final answer is included. */
function presentStepByStep(solution: HomeworkSolution, presentation: Presentation): AiResponse {
  const earlier = solution.steps.slice(0, -1).map(({ result }) => result);
  const leaks = leakTestsBeyond(earlier, { ...presentation, answer: solution.answer });
  const { tells } = leaks;
  const { steps, shownText } = openSteps(solution.steps, leaks);
  if (steps.length === 0 && isInSentences(solution.answer)) {
    return {
      ...frameWithout(tells, solution, presentation),
      content: onPaper,
      steps,
      examples: [],
    };
  }
  return {
    ...frameWithout(tells, solution, presentation),
    ...questionDrawing(tells, presentation),
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
        (text) => tells(text, shownText),
        "Do the last computation. What do you get?",
      ),
    },
  };
}

/** The steps with the numbers that they show: each may use the numbers of earlier steps. */
function openSteps(
  steps: HomeworkSolution["steps"],
  { tells, concludes }: LeakTests,
): { steps: Step[]; shownText: string } {
  let shownText = "";
  const open = steps.map(({ title, why, result }, index): Step => {
    const known = shownText;
    const isHeldBack =
      index === steps.length - 1 || result.trim() === "" || concludes(result, known);
    if (!isHeldBack) shownText += `\n${result}`;
    return {
      title: withhold(title, (text) => tells(text, shownText), `Step ${index + 1}`),
      why: withhold(why, (text) => tells(text, shownText), ""),
      result: isHeldBack ? null : result,
    };
  });
  return { steps: open, shownText };
}

/** The hint ladder: the idea, the first move, the same with other numbers. No field contains the answer. */
export function presentHints(solution: HomeworkSolution, presentation: Presentation): AiResponse {
  const { tells, hints: leaks } = leakTests({ ...presentation, answer: solution.answer });
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
    ...frameWithout(tells, solution, presentation),
    ...questionDrawing(tells, presentation),
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
