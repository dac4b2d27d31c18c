import type { AiResponse, Check, ReplyKind } from "#shared/contracts/answer.ts";
import type { ComputedAnswer } from "../computed-answer.ts";
import type { TutorEngine } from "../engine.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import { addsAnswer, type LeakTest, withhold, withoutLeaks } from "./leaks.ts";

/** Facts about a solution that are not part of it. */
export interface Presentation {
  question: string;
  /** The solver's answer, where there is one: as secret as the engine's own. */
  computed: ComputedAnswer | null;
  check: Check;
  engine: TutorEngine["name"];
  /** The question read from the student's photo. */
  transcription?: string | undefined;
  /** Set where it is related and doesn't answer the question. */
  replyKind?: ReplyKind | undefined;
  /** Why another tutor than usual wrote it, or what was left out. */
  notice?: string | undefined;
}

/** Everything around the solution itself, which every help level shows. */
export type Frame = Omit<AiResponse, "answer" | "content" | "steps" | "examples" | "tryIt">;

export function frame(
  solution: HomeworkSolution,
  { check, engine, transcription, notice }: Presentation,
): Frame {
  const { subject, topic, difficulty, keyTerms, followUpQuestions, nextSteps } = solution;
  return {
    subject,
    topic,
    difficulty,
    keyTerms,
    followUpQuestions,
    nextSteps,
    check,
    engine,
    declined: false,
    ...(transcription !== undefined && { transcription }),
    ...(notice !== undefined && { notice }),
  };
}

/** The same without anything that reveals the answer. */
export function frameWithout(
  leaks: LeakTest,
  solution: HomeworkSolution,
  { transcription, ...presentation }: Presentation,
): Frame {
  const full = frame(solution, presentation);
  const { method, status } = full.check;
  const isReadingShown =
    transcription !== undefined &&
    !addsAnswer(transcription, { ...presentation, answer: solution.answer });
  return {
    ...full,
    ...(isReadingShown && { transcription }),
    subject: withhold(full.subject, leaks, ""),
    topic: withhold(full.topic, leaks, ""),
    keyTerms: withoutLeaks(full.keyTerms, leaks, ({ term, meaning }) => `${term}: ${meaning}`),
    followUpQuestions: withoutLeaks(full.followUpQuestions, leaks, (text) => text),
    nextSteps: withoutLeaks(full.nextSteps, leaks, (text) => text),
    check: method === undefined || tellsNumbers(method) || leaks(method) ? { status } : full.check,
  };
}

/** A check is computed with the answer, which may be one of the question's own numbers: 2 × 2 + 3 = 7. */
function tellsNumbers(method: string): boolean {
  return method.includes("$");
}

type CheckedComputation = Pick<Presentation, "check" | "computed">;

/** The solver's drawing, where the answer is the computed one: shown with a whole solution by any engine. */
export function drawingOf({ check, computed }: CheckedComputation): Pick<AiResponse, "plot"> {
  const plot = check.status === "checked" ? computed?.plot : null;
  return plot ? { plot } : {};
}

/** The drawing of the given data only, which may be shown with a hint; withheld where its labels reveal the answer. */
export function questionDrawing(
  tells: LeakTest,
  proved: CheckedComputation,
): Pick<AiResponse, "plot"> {
  const { plot } = drawingOf(proved);
  if (plot?.kind !== "drawing" || plot.shows !== "question") return {};
  const words = [plot.title, plot.description, ...plot.labels.map(({ text }) => text)];
  return words.some((text) => tells(text)) ? {} : { plot };
}

/** The engine that wrote it, and why another one than usual. */
export type AnswerSource = Pick<Presentation, "engine" | "notice">;

type Words = Pick<AiResponse, "content" | "subject" | "topic" | "difficulty">;

/** An answer with only a topic and text. It has no mark: text can't be computed. */
export function bareAnswer(
  { content, subject, topic, difficulty }: Words,
  { engine, notice }: AnswerSource,
): AiResponse {
  return {
    content,
    steps: [],
    examples: [],
    keyTerms: [],
    followUpQuestions: [],
    nextSteps: [],
    difficulty,
    subject,
    topic,
    check: { status: "unchecked" },
    engine,
    declined: false,
    ...(notice !== undefined && { notice }),
  };
}
