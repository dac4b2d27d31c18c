import type { ExamPlan } from "#shared/contracts/exams.ts";
import { sessionLengths, type ExamSessionType } from "#shared/domain/exams.ts";
import { durationInWords, mockInWords, sessionWords } from "../session-words.ts";

type SubjectBank = ExamPlan["bank"][number];

export interface Mode {
  sessionType: ExamSessionType;
  name: string;
  /** Number of questions and time, in words. */
  length: string;
  sentence: string;
  /** Why it can't be started yet; null if it can. */
  notYet: string | null;
}

export const questionsIn = ({ choice, short }: SubjectBank): number => choice + short;

/** The practice modes of a subject, and the mock of the exam if there is one. Reviews that are due come first. */
export function modesFor(plan: ExamPlan, bank: SubjectBank): Mode[] {
  const modes: Mode[] = [];
  if (bank.choice > 0) {
    const hasWeakAreas = plan.weakAreas.length > 0;
    if (plan.reviewsDue > 0) modes.push(modeOf("review", plan.reviewsDue));
    modes.push(
      modeOf("quick_revision", bank.choice),
      modeOf("full_test", bank.choice),
      modeOf(
        "weak_areas",
        bank.choice,
        hasWeakAreas ? null : "Finish a session first: it shows which topics are hard for you.",
      ),
    );
  }
  if (bank.short > 0) modes.push(modeOf("board_answers", bank.short));
  if (bank.choice > 0 && plan.reviewsDue === 0) {
    const later = "Nothing is due today. What you answer now comes back in some days.";
    modes.push(modeOf("review", 0, later));
  }
  if (plan.mock) {
    const { name, year } = plan.mock;
    modes.push({
      sessionType: "mock",
      name: `${name} mock`,
      length: mockInWords(plan.examType),
      sentence: `The whole paper as in ${year}: all its subjects, with its marks.`,
      notYet: null,
    });
  }
  return modes;
}

function modeOf(
  sessionType: Exclude<ExamSessionType, "mock">,
  available: number,
  notYet: string | null = null,
): Mode {
  const { questions, seconds } = sessionLengths[sessionType];
  const { name, sentence } = sessionWords[sessionType];
  // If none is available the mode's full length is shown, and `notYet` says why it can't be started.
  const count = available === 0 ? questions : Math.min(questions, available);
  const length = `${count} ${count === 1 ? "question" : "questions"} · ${durationInWords(seconds)}`;
  return { sessionType, name, length, sentence, notYet };
}
