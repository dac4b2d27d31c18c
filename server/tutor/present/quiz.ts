import type { AiResponse, AiResponsePart, QuizQuestion } from "#shared/contracts/answer.ts";
import type { Draft, TutorEngine } from "../engine.ts";
import type { Quiz } from "../outputs/quiz.ts";
import { bareAnswer, type AnswerSource } from "./frame.ts";

interface QuizPresentation extends AnswerSource {
  /** The student's choices, question by question; null, or missing, where she has not chosen. */
  chosen: readonly ({ choice: number } | null)[];
}

const introduction = "Let's see what stayed with you. Choose one answer for each question.";

/**
 * A quiz as the page shows it: the key of a question leaves the server after the student has chosen, and not before.
 */
export function presentQuiz(quiz: Quiz, { chosen, ...presentation }: QuizPresentation): AiResponse {
  return {
    ...bareAnswer({ ...quiz, content: introduction }, presentation),
    quiz: quiz.questions.map((question, at) => shown(question, chosen[at] ?? null)),
  };
}

function shown(
  { question, options, key, why }: Quiz["questions"][number],
  chosen: { choice: number } | null,
): QuizQuestion {
  return { question, options, chosen: chosen && { choice: chosen.choice, key, why } };
}

/** While a quiz is being written, its topic only. The questions follow together, once their keys are checked. */
export function streamingQuiz(
  engine: TutorEngine["name"],
): (draft: Draft<Quiz>) => Promise<AiResponsePart | null> {
  return async () => ({ engine, declined: false, content: introduction });
}
