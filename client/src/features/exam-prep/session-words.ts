import { mockFormats, type ExamSessionType, type ExamType } from "#shared/domain/exams.ts";
import type { IconName } from "../../ui/icon.tsx";

interface SessionWords {
  name: string;
  icon: IconName;
  sentence: string;
}

/** Labels of the kinds of session. A mock is named after its exam. */
export const sessionWords: Record<ExamSessionType, SessionWords> = {
  quick_revision: {
    name: "Quick revision",
    icon: "practice",
    sentence: "Each answer is checked at once.",
  },
  full_test: {
    name: "Full test",
    icon: "target",
    sentence: "Like the exam: the answers come at the end.",
  },
  weak_areas: {
    name: "Weak areas",
    icon: "progress",
    sentence: "Only topics that you found hard.",
  },
  board_answers: {
    name: "Board answers",
    icon: "book",
    sentence: "Write, compare with the model answer, give yourself the marks.",
  },
  review: {
    name: "Review today",
    icon: "practice",
    sentence: "What you have answered before, just before you forget it.",
  },
  mock: { name: "Mock test", icon: "trophy", sentence: "The whole paper, with its marks." },
};

interface NamedSession {
  sessionType: ExamSessionType;
  subject: string;
}

/** "Quick revision, Physics"; a mock and a review cover several subjects and name none. */
export const nameOfSession = ({ sessionType, subject }: NamedSession): string =>
  sessionType === "mock" || sessionType === "review"
    ? sessionWords[sessionType].name
    : `${sessionWords[sessionType].name}, ${subject}`;

/** Duration of a session: "10 minutes", "3 hours". */
export function durationInWords(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return minutes === 1 ? "1 minute" : `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const whole = hours === 1 ? "1 hour" : `${hours} hours`;
  return rest === 0 ? whole : `${whole} ${rest} minutes`;
}

/** "NEET (UG): 180 questions in 3 hours, +4 for a right and -1 for a wrong answer". */
export function mockInWords(exam: ExamType): string {
  const format = mockFormats[exam];
  if (!format) return sessionWords.mock.sentence;
  const questions = format.sections.reduce(
    (sum, { choice, numerical }) => sum + choice + numerical,
    0,
  );
  const { right, wrong } = format.marks;
  return `${questions} questions · ${durationInWords(format.seconds)} · +${right} right, −${Math.abs(wrong)} wrong`;
}
