import type { ExamQuestion, ExamResult, ExamSession } from "#shared/contracts/exams.ts";
import type { StoredSession } from "./exam-sessions.repository.ts";
import { sessionQuestions } from "./session-questions.ts";
import { judge, type JudgedResponse, topicsOf } from "./scoring.ts";

/** A session as the student gets it, with its result once it is over. */
export function showSession(
  row: StoredSession,
  { responses, isOver }: { responses: readonly JudgedResponse[]; isOver: boolean },
): ExamSession {
  const { id, sessionType, subject, examType, createdAt, endsAt } = row;
  const questions = sessionQuestions.parse(row.questions);
  return {
    id,
    sessionType,
    subject,
    examType,
    questions,
    durationSeconds: secondsBetween(createdAt, endsAt),
    startedAt: createdAt.toISOString(),
    endsAt: endsAt.toISOString(),
    result: isOver ? resultOf(row, questions, responses) : null,
  };
}

export function secondsBetween(from: Date, to: Date): number {
  return Math.max(0, Math.ceil((to.getTime() - from.getTime()) / 1000));
}

function resultOf(
  { score, questionsAttempted, correctAnswers, timeSpent, ...row }: StoredSession,
  questions: readonly ExamQuestion[],
  stored: readonly JudgedResponse[],
): ExamResult {
  const byQuestion = new Map(stored.map((response) => [response.questionId, response]));
  const responses = questions.map(
    (question) => byQuestion.get(question.id) ?? judge(question, undefined),
  );
  return {
    score,
    questionsAttempted,
    correctAnswers,
    questionCount: questions.length,
    timeSpent,
    marks: marksIn(row),
    ...topicsOf(questions, responses),
    responses,
  };
}

/** The marks of a session that has marks. */
export function marksIn({
  marksGained,
  marksOf,
}: Pick<StoredSession, "marksGained" | "marksOf">): ExamResult["marks"] {
  return marksGained === null || marksOf === null ? null : { gained: marksGained, of: marksOf };
}
