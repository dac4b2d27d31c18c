import {
  type ExamSessionType,
  type ExamType,
  mockFormats,
  sessionLengths,
} from "#shared/domain/exams.ts";
import type { BankQuestion } from "../../bank/bank-question.ts";
import type { Bank } from "../../bank/bank.ts";
import { ProductError } from "../../errors.ts";
import { type QuestionHistory, pickQuestions } from "./pick-questions.ts";
import { topicStrengthOf } from "./topic-strength.ts";

export interface SessionRequest {
  exam: ExamType;
  grade: number;
  sessionType: ExamSessionType;
  /**
   * The exam's subject; ignored for a mock, which has all subjects of its exam, and a review, which has those of the
   * plan.
   */
  subject: string;
  planSubjects: readonly string[];
}

/** The number of questions of a session to draw from one set. */
interface Part {
  subject: string;
  from: readonly BankQuestion[];
  count: number;
}

/** The composition of a session, independent of the student's history. */
export interface Session {
  /** The subject, or the name of the exam that a mock copies. */
  title: string;
  seconds: number;
  parts: readonly Part[];
}

/** A question with the exam subject that it was drawn for. */
export interface DrawnQuestion {
  subject: string;
  question: BankQuestion;
}

/** @throws ProductError if the bank has no questions for it. */
export function sessionOf(request: SessionRequest, bank: Bank): Session {
  const { sessionType, subject, exam, grade } = request;
  if (sessionType === "mock") return mockOf(exam, bank);
  if (sessionType === "review") return reviewOf(request, bank);
  const { questions: count, seconds } = sessionLengths[sessionType];
  const kind = sessionType === "board_answers" ? "short" : "choice";
  const from = bank.forStudent({ exam, subject, grade, kind });
  if (from.length === 0) {
    const what = kind === "short" ? "board questions" : "questions";
    throw nothing(`There are no ${what} for ${subject} yet. Choose another subject.`);
  }
  return { title: subject, seconds, parts: [{ subject, from, count }] };
}

/** All questions that may be due again: the choice questions of all subjects in the plan. */
function reviewOf({ exam, grade, planSubjects }: SessionRequest, bank: Bank): Session {
  const { questions: count, seconds } = sessionLengths.review;
  const parts = planSubjects.map((subject) => {
    const from = bank.forStudent({ exam, subject, grade, kind: "choice" });
    return { subject, from, count };
  });
  return { title: allSubjects, seconds, parts };
}

/** The title of a review, in place of a subject. */
const allSubjects = "All subjects";

function mockOf(exam: ExamType, bank: Bank): Session {
  const format = mockFormats[exam];
  if (!format || !bank.fillsMock(exam)) throw nothing(`There is no mock test for ${exam} yet.`);
  const parts = format.sections.flatMap(({ subject, choice, numerical }) => [
    { subject, from: bank.forPaper({ exam, subject, kind: "choice" }), count: choice },
    { subject, from: bank.forPaper({ exam, subject, kind: "numerical" }), count: numerical },
  ]);
  return { title: format.name, seconds: format.seconds, parts };
}

/** @throws ProductError if weak areas are requested and there are none. */
export function drawQuestions(
  { parts, title }: Session,
  {
    sessionType,
    history,
    random,
  }: Pick<SessionRequest, "sessionType"> & { history: QuestionHistory; random: () => number },
): DrawnQuestion[] {
  if (sessionType === "review") return drawDue(parts, { history, random });
  const draws = parts.flatMap(({ subject, from, count }) => {
    const weak = sessionType === "weak_areas" ? ofWeakTopics(from, history) : from;
    return pickQuestions(weak, { history, count, random }).map((question) => ({
      subject,
      question,
    }));
  });
  if (draws.length > 0) return draws;
  throw nothing(
    `No topic of ${title} is weak so far. Do a quick revision or a full test first, then come back.`,
  );
}

/** Draws the questions due for review from all subjects. @throws ProductError if none is due. */
function drawDue(
  parts: readonly Part[],
  { history, random }: { history: QuestionHistory; random: () => number },
): DrawnQuestion[] {
  const due = new Map(
    parts.flatMap(({ subject, from }) =>
      dueOf(from, history).map((question) => [question, subject] as const),
    ),
  );
  const { questions: count } = sessionLengths.review;
  const picked = pickQuestions([...due.keys()], { history, count, random });
  if (picked.length === 0) {
    throw nothing("Nothing is due for review today. Come back tomorrow, or do a quick revision.");
  }
  return picked.map((question) => ({ subject: due.get(question) ?? question.subject, question }));
}

/** Filters the questions that are due again. */
export function dueOf<Question extends { id: string }>(
  from: readonly Question[],
  history: QuestionHistory,
): Question[] {
  return from.filter(({ id }) => history.get(id)?.isDue === true);
}

function ofWeakTopics(from: readonly BankQuestion[], history: QuestionHistory) {
  const { weak } = topicStrengthOf(answersOf(from, history));
  const topics = new Set(weak);
  return from.filter(({ topic }) => topics.has(topic));
}

/** The latest results of the questions that a student has answered. */
export function answersOf(from: readonly BankQuestion[], history: QuestionHistory) {
  return from.flatMap(({ id, topic }) => {
    const before = history.get(id);
    return before ? [{ topic, isRight: before.wasRight }] : [];
  });
}

function nothing(sentence: string): ProductError {
  return new ProductError("nothing_to_practise", sentence);
}
