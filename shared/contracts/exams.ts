import { z } from "zod/mini";
import { examSessionTypes, examTypes } from "../domain/study.ts";
import { endpoint } from "../http/endpoint.ts";
import { newAchievements } from "./achievement.ts";
import { difficulty } from "./answer.ts";
import { idFromText, text } from "./primitives.ts";

const examType = z.enum(examTypes);
const sessionType = z.enum(examSessionTypes);
const percent = z.int().check(z.minimum(0), z.maximum(100));
const count = z.int().check(z.minimum(0));

/** A topic is a concept of the library: its id, and its name as students read it. */
const topic = z.object({ id: z.string(), name: z.string() });

/** The fields of every question, whatever its kind. */
const commonFields = {
  id: z.string(),
  /** The subject in the exam, which is also the section of a mock. */
  subject: z.string(),
  topic,
  difficulty,
  question: z.string(),
};

const choiceQuestion = z.object({
  ...commonFields,
  kind: z.literal("choice"),
  /** `mistake`: what leads to a wrong option; null for the right one. */
  options: z.array(z.object({ text: z.string(), mistake: z.nullable(z.string()) })),
  key: count,
  explanation: z.string(),
});

const numericalQuestion = z.object({
  ...commonFields,
  kind: z.literal("numerical"),
  answer: z.string(),
  /** The accepted distance from the answer, in its unit. */
  tolerance: z.optional(z.number()),
  explanation: z.string(),
});

const shortQuestion = z.object({
  ...commonFields,
  kind: z.literal("short"),
  marks: z.number().check(z.minimum(0)),
  points: z.array(z.object({ text: z.string(), marks: z.number() })),
});

export const examQuestion = z.discriminatedUnion("kind", [
  choiceQuestion,
  numericalQuestion,
  shortQuestion,
]);
export type ExamQuestion = z.infer<typeof examQuestion>;

/** A student's response: a choice, a typed value, or the marks that she gave her own written answer. */
const responseFields = {
  questionId: z.string().check(z.maxLength(200)),
  choice: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(3))), null),
  typed: z._default(z.nullable(text(200, "Keep your answer under 200 characters")), null),
  written: z._default(z.nullable(text(4000, "Keep your answer under 4000 characters")), null),
  marks: z._default(z.nullable(z.number().check(z.minimum(0), z.maximum(10))), null),
  seconds: z._default(count.check(z.maximum(86_400)), 0),
  isMarked: z._default(z.boolean(), false),
};
export const examResponse = z.object(responseFields);
export type ExamResponse = z.infer<typeof examResponse>;

const byTopic = z.object({ topic, right: count, of: count });

/** A finished session, as the server scored it. */
export const examResult = z.object({
  score: percent,
  questionsAttempted: count,
  correctAnswers: count,
  questionCount: count,
  /** Seconds. */
  timeSpent: count,
  /** Of mocks and board answers; a mock's may be negative. */
  marks: z.nullable(z.object({ gained: z.number(), of: z.number() })),
  byTopic: z.array(byTopic),
  strongTopics: z.array(topic),
  weakTopics: z.array(topic),
  /** One per question, in the session's order. `isRight`: null where it was skipped. */
  responses: z.array(z.extend(examResponse, { isRight: z.nullable(z.boolean()) })),
});
export type ExamResult = z.infer<typeof examResult>;

/**
 * A session with everything that it needs offline: questions with keys and explanations
 * (docs/decisions/0016-exam-sessions.md).
 */
export const examSession = z.object({
  id: z.int(),
  sessionType,
  subject: z.string(),
  examType,
  questions: z.array(examQuestion),
  durationSeconds: count,
  startedAt: z.iso.datetime(),
  /** The wall clock's end, when the server finishes an open session. */
  endsAt: z.iso.datetime(),
  /** Null while it is open. */
  result: z.nullable(examResult),
});
export type ExamSession = z.infer<typeof examSession>;

const subjects = z
  .array(text(60, "That subject is unknown").check(z.trim(), z.minLength(1)))
  .check(z.minLength(1, "Choose at least one subject"), z.maxLength(10));

export const examPlan = z.object({
  examType,
  subjects: z.array(z.string()),
  studyHoursPerDay: z.int(),
  /** The date of the exam in India, "2027-03-01". */
  targetDate: z.nullable(z.iso.date()),
  /**
   * For the subjects of the plan, in the three specified modes: the share of questions answered right the last time.
   */
  currentProgress: percent,
  strongAreas: z.array(topic),
  weakAreas: z.array(topic),
  sessionsFinished: count,
  questionsAnswered: count,
  correctAnswers: count,
  /** Board answers, which students mark themselves; not part of the progress. */
  boardAnswers: count,
  /** What the bank has for this student in each subject of the plan. */
  bank: z.array(z.object({ subject: z.string(), choice: count, numerical: count, short: count })),
  /** The mock of this exam that the bank can fill; null where there is none. */
  mock: z.nullable(z.object({ name: z.string(), year: z.int() })),
  /** Questions that are due for review today. */
  reviewsDue: count,
  /** An open session, to be resumed. */
  openSessionId: z.nullable(z.int()),
});
export type ExamPlan = z.infer<typeof examPlan>;

export const readExamPlan = endpoint({
  method: "GET",
  path: "/api/exam/plan",
  access: "user",
  summary: "The student's exam plan with progress, or null.",
  response: z.nullable(examPlan),
});

export const saveExamPlan = endpoint({
  method: "POST",
  path: "/api/exam/plan",
  access: "user",
  summary: "Sets the one exam plan of the student; an earlier one is replaced.",
  body: z.object({
    examType,
    subjects,
    studyHoursPerDay: z._default(z.int().check(z.minimum(1), z.maximum(24)), 2),
    targetDate: z._default(z.nullable(z.iso.date()), null),
  }),
  response: examPlan,
  status: 201,
});

export const recentExamSessions = endpoint({
  method: "GET",
  path: "/api/exam/sessions/recent",
  access: "user",
  summary: "The last five finished sessions, latest first.",
  response: z.array(
    z.object({
      id: z.int(),
      sessionType,
      subject: z.string(),
      score: percent,
      questionsAttempted: count,
      correctAnswers: count,
      questionCount: count,
      timeSpent: count,
      marks: z.nullable(z.object({ gained: z.number(), of: z.number() })),
      createdAt: z.iso.datetime(),
    }),
  ),
});

export const startExamSession = endpoint({
  method: "POST",
  path: "/api/exam/session/start",
  access: "user",
  summary: "Draws the questions of a session and starts its clock.",
  body: z.object({
    sessionType,
    subject: text(60, "That subject is unknown").check(z.trim(), z.minLength(1)),
  }),
  response: examSession,
  status: 201,
});

export const readExamSession = endpoint({
  method: "GET",
  path: "/api/exam/session/:sessionId",
  access: "user",
  summary: "A session of the student's, to be resumed or reviewed.",
  params: z.object({ sessionId: idFromText }),
  response: examSession,
});

export const finishExamSession = endpoint({
  method: "PUT",
  path: "/api/exam/session/:sessionId",
  access: "user",
  summary:
    "Finishes a session. The server scores the responses from its own bank; the counts are not believed.",
  params: z.object({ sessionId: idFromText }),
  body: z.object({
    questionsAttempted: z.optional(z.unknown()),
    correctAnswers: z.optional(z.unknown()),
    timeSpent: z._default(count, 0),
    score: z.optional(z.unknown()),
    responses: z.array(examResponse).check(z.maxLength(200)),
  }),
  response: z.extend(examSession, { newAchievements }),
});
