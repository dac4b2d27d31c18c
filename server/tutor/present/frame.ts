import type { AiResponse, Check, ReplyKind } from "#shared/contracts/answer.ts";
import type { ComputedAnswer } from "../computed-answer.ts";
import type { TutorEngine } from "../engine.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import { addsAnswer, type LeakTest } from "./leaks.ts";
import { withhold, withoutLeaks } from "./withhold.ts";

/** Facts about a solution that are not part of it. */
export interface Presented {
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
  { check, engine, transcription, notice }: Presented,
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
  { transcription, ...presented }: Presented,
): Frame {
  const full = frame(solution, presented);
  const { method, status } = full.check;
  const isReadingShown =
    transcription !== undefined &&
    !addsAnswer(transcription, { ...presented, answer: solution.answer });
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
