import { z } from "zod/mini";
import {
  examResponse,
  type ExamQuestion,
  type ExamResponse,
  type ExamSession,
} from "#shared/contracts/exams.ts";

const answer = z.extend(examResponse, {
  /** Indexes of the points of a model answer that the student found in her own. */
  points: z.array(z.number()),
  /** In practice modes: the verdict or the model answer was shown. The choice is final. */
  isChecked: z.boolean(),
  isVisited: z.boolean(),
});
type Answer = z.infer<typeof answer>;

/** The student's work in an open session. The server gets it at the finish; until then it is stored on her phone. */
export const sessionDraft = z.object({
  userId: z.number(),
  sessionId: z.number(),
  /** Name of the session for the outbox, if the time runs out while the app is closed. */
  name: z.string(),
  /** How many milliseconds the phone's clock is ahead of the server's. */
  clockAhead: z.number(),
  startedAt: z.string(),
  endsAt: z.string(),
  /** Index of the current question. */
  place: z.number(),
  /** When it was opened, in milliseconds since 1970 by the phone's clock. */
  shownSince: z.number(),
  answers: z.record(z.string(), answer),
});
export type SessionDraft = z.infer<typeof sessionDraft>;

interface NewDraft {
  userId: number;
  session: Pick<ExamSession, "id" | "startedAt" | "endsAt" | "questions">;
  name: string;
  clockAhead: number;
  now: number;
}

export function newDraft({ userId, session, name, clockAhead, now }: NewDraft): SessionDraft {
  const { id: sessionId, startedAt, endsAt, questions } = session;
  const empty = { userId, sessionId, name, clockAhead, startedAt, endsAt };
  return visit({ ...empty, place: 0, shownSince: now, answers: {} }, questions, 0, now);
}

const noAnswer = (questionId: string): Answer => ({
  questionId,
  choice: null,
  typed: null,
  written: null,
  marks: null,
  seconds: 0,
  isMarked: false,
  points: [],
  isChecked: false,
  isVisited: false,
});

export const answerTo = (draft: SessionDraft, questionId: string): Answer =>
  draft.answers[questionId] ?? noAnswer(questionId);

export type AnswerChange = Partial<Omit<Answer, "questionId">>;

export function withAnswer(
  draft: SessionDraft,
  questionId: string,
  change: AnswerChange,
): SessionDraft {
  const changed = { ...answerTo(draft, questionId), ...change };
  return { ...draft, answers: { ...draft.answers, [questionId]: changed } };
}

/** Moves to a question, and adds the elapsed time to the one that is left. */
export function visit(
  draft: SessionDraft,
  questions: readonly ExamQuestion[],
  place: number,
  now: number,
): SessionDraft {
  const draftWithTime = withTime(draft, questions, now);
  const next = questions[place];
  return next
    ? withAnswer({ ...draftWithTime, place }, next.id, { isVisited: true })
    : draftWithTime;
}

/** Most seconds that the contract allows for one question. */
const dayInSeconds = 86_400;

function withTime(
  draft: SessionDraft,
  questions: readonly ExamQuestion[],
  now: number,
): SessionDraft {
  const currentQuestion = questions[draft.place];
  const passed = Math.max(0, Math.round((now - draft.shownSince) / 1000));
  if (!currentQuestion || !answerTo(draft, currentQuestion.id).isVisited)
    return { ...draft, shownSince: now };
  const seconds = Math.min(dayInSeconds, answerTo(draft, currentQuestion.id).seconds + passed);
  return { ...withAnswer(draft, currentQuestion.id, { seconds }), shownSince: now };
}

export const isAnswered = ({ choice, typed, marks }: ExamResponse): boolean =>
  choice !== null || (typed ?? "").trim() !== "" || marks !== null;

/** The body of the finish: all answered or marked questions, without the page's own state. */
export function responsesIn(draft: SessionDraft): ExamResponse[] {
  return Object.values(draft.answers)
    .filter((each) => isAnswered(each) || each.isMarked)
    .map(({ points: _points, isChecked: _isChecked, isVisited: _isVisited, ...response }) => ({
      ...response,
      typed: blankAsNone(response.typed),
      written: blankAsNone(response.written),
    }));
}

const blankAsNone = (text: string | null) => ((text ?? "").trim() === "" ? null : text);
