import type { ExamQuestion } from "#shared/contracts/exams.ts";
import { answerTo, isAnswered, type SessionDraft } from "./session-draft.ts";

/** The five states of a question on the National Testing Agency's screen. */
export const paletteStates = [
  "answered",
  "notAnswered",
  "notVisited",
  "marked",
  "answeredAndMarked",
] as const;
export type PaletteState = (typeof paletteStates)[number];

export const paletteWords: Record<PaletteState, string> = {
  answered: "Answered",
  notAnswered: "Not answered",
  notVisited: "Not visited",
  marked: "Marked for review",
  answeredAndMarked: "Answered and marked",
};

export function paletteState(draft: SessionDraft, questionId: string): PaletteState {
  const answer = answerTo(draft, questionId);
  if (isAnswered(answer)) return answer.isMarked ? "answeredAndMarked" : "answered";
  if (answer.isMarked) return "marked";
  return answer.isVisited ? "notAnswered" : "notVisited";
}

export function paletteCounts(
  draft: SessionDraft,
  questions: readonly ExamQuestion[],
): Record<PaletteState, number> {
  const counts = { answered: 0, notAnswered: 0, notVisited: 0, marked: 0, answeredAndMarked: 0 };
  for (const { id } of questions) counts[paletteState(draft, id)] += 1;
  return counts;
}

export interface Section {
  subject: string;
  /** Indexes in the session; the first one is the beginning of the section. */
  indexes: readonly number[];
}

/** The sections of a mock in the order of its questions; a single one if there is one subject. */
export function sectionsOf(questions: readonly ExamQuestion[]): Section[] {
  const indexes = new Map<string, number[]>();
  for (const [index, { subject }] of questions.entries())
    indexes.set(subject, [...(indexes.get(subject) ?? []), index]);
  return Array.from(indexes, ([subject, placesOfIt]) => ({ subject, indexes: placesOfIt }));
}
