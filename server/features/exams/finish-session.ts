import type { User } from "#shared/contracts/auth.ts";
import type { ExamQuestion, ExamResponse } from "#shared/contracts/exams.ts";
import type { Db } from "../../db/db.ts";
import { ProductError } from "../../errors.ts";
import type { ConceptLibrary } from "../../library/concept-library.ts";
import type { EarnedBadge } from "../study/progress.repository.ts";
import { type Act, recordActs } from "../study/record-act.ts";
import { afterAnswer, type ReviewState } from "./review-schedule.ts";
import * as history from "./question-history.repository.ts";
import { answerIn, judge, type JudgedResponse } from "./scoring.ts";

/**
 * Judges one response for each drawn question. @throws ProductError for an unknown question, or one that occurs twice.
 */
export function judgeAll(
  questions: readonly ExamQuestion[],
  responses: readonly ExamResponse[],
  mostSeconds: number,
): JudgedResponse[] {
  const byQuestion = new Map(responses.map((response) => [response.questionId, response]));
  const drawn = new Set(questions.map(({ id }) => id));
  if (byQuestion.size < responses.length) throw refused("A question can be answered once.");
  if (responses.some(({ questionId }) => !drawn.has(questionId))) {
    throw refused("One of these questions is not in this session.");
  }
  return questions.map((question) => {
    const response = judge(question, byQuestion.get(question.id));
    return { ...response, seconds: Math.min(response.seconds, mostSeconds) };
  });
}

function refused(sentence: string): ProductError {
  return new ProductError("invalid_input", sentence, { fields: { responses: sentence } });
}

/** @throws ProductError if a finished session gets different answers; the same answers are accepted again. */
export function requireSameAnswers(
  now: readonly JudgedResponse[],
  stored: readonly JudgedResponse[],
): void {
  const before = new Map(stored.map((response) => [response.questionId, answerIn(response)]));
  const none = JSON.stringify([null, null, null, null]);
  const isSame = now.every((each) => answerIn(each) === (before.get(each.questionId) ?? none));
  if (isSame) return;
  const sentence = "This session is finished already. Its answers can't be changed any more.";
  throw new ProductError("session_finished", sentence);
}

interface JudgedSession {
  user: User;
  questions: readonly ExamQuestion[];
  responses: readonly JudgedResponse[];
  library: Pick<ConceptLibrary, "get">;
  moment: Date;
}

/**
 * Stores the answers for the next draw and as study: one act for each graded answer. The caller has locked the student,
 * so that no answer of another session comes in between.
 */
export async function storeAnswers(
  db: Db,
  { user, questions, responses, library, moment }: JudgedSession,
): Promise<EarnedBadge[]> {
  const answered = questions.flatMap((question, at) => {
    const isRight = responses[at]?.isRight ?? null;
    return isRight === null ? [] : [{ question, isRight }];
  });
  if (answered.length === 0) return [];
  const userId = user.id;
  const ids = answered.map(({ question }) => question.id);
  const before = await history.findReviewStates(db, { userId, questions: ids });
  const reviewStates = answered.map(({ question, isRight }) => ({
    userId,
    question: question.id,
    subject: question.subject,
    topic: question.topic.id,
    ...afterAnswer(before.get(question.id), isRight, moment),
  }));
  await history.saveReviewStates(db, reviewStates);
  return recordActs(
    db,
    answered.map(({ question, isRight }) => ({
      userId,
      act: "exam_answered",
      studyMatter: aboutQuestion(question, library),
      judgement: { isRight, ...tryAt(question, before.get(question.id)) },
      conversationId: null,
      moment,
    })),
  );
}

function aboutQuestion(
  { id, subject, topic, difficulty }: ExamQuestion,
  library: JudgedSession["library"],
): Act["studyMatter"] {
  const concept = library.get(topic.id);
  return {
    source: "exam",
    subject: concept?.subject ?? subject,
    topic: topic.name,
    concept: concept?.id ?? null,
    task: null,
    question: id,
    difficulty,
  };
}

/** A student marks her own written answer next to the model answer: that is study, but no evidence. */
function tryAt({ kind }: ExamQuestion, before: ReviewState | undefined) {
  return { attempt: (before?.seen ?? 0) + 1, isAfterReveal: kind === "short" };
}
