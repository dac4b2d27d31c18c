import { difficulties, examSessionTypes, examTypes } from "#shared/domain/study.ts";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { moment, oneOf, ownId, rowId } from "./columns.ts";
import { users } from "./users.ts";

const emptyTextArray = sql`'{}'::text[]`;

/** One plan a student; editing replaces it. */
export const examPlans = pgTable(
  "exam_plans",
  {
    id: ownId(),
    userId: integer()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    examType: text({ enum: examTypes }).notNull(),
    subjects: text().array().notNull(),
    targetDate: moment(),
    studyHoursPerDay: integer().notNull().default(2),
    currentProgress: integer().notNull().default(0),
    weakAreas: text().array().notNull().default(emptyTextArray),
    strongAreas: text().array().notNull().default(emptyTextArray),
    dailyGoals: text().array().notNull().default(emptyTextArray),
    milestones: jsonb().notNull().default([]),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check("exam_plans_exam_type", oneOf(table.examType, examTypes)),
    check("exam_plans_subjects", sql`cardinality(${table.subjects}) > 0`),
    check("exam_plans_hours", sql`${table.studyHoursPerDay} between 1 and 24`),
    check("exam_plans_progress", sql`${table.currentProgress} between 0 and 100`),
  ],
);

/** `open`: no answers have come yet. Past the end of its clock it is over all the same, and answers may still come, once. */
const examSessionStates = ["open", "finished"] as const;

export const examSessions = pgTable(
  "exam_sessions",
  {
    id: ownId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    examPlanId: rowId().references(() => examPlans.id, { onDelete: "set null" }),
    examType: text({ enum: examTypes }).notNull(),
    sessionType: text({ enum: examSessionTypes }).notNull(),
    subject: text().notNull(),
    state: text({ enum: examSessionStates }).notNull().default("open"),
    /**
     * What was drawn, in order, with keys and explanations: a session is shown and scored from here, whatever becomes of
     * the bank. Parsed by `features/exams`.
     */
    questions: jsonb().notNull(),
    questionCount: integer().notNull(),
    /** The end of its wall clock. */
    endsAt: moment().notNull(),
    questionsAttempted: integer().notNull().default(0),
    correctAnswers: integer().notNull().default(0),
    /** Seconds. */
    timeSpent: integer().notNull().default(0),
    topics: text().array().notNull().default(emptyTextArray),
    /** Percentage of correct answers; of board answers, of the marks. */
    score: integer().notNull().default(0),
    /** Of mocks and board answers alone. A mock's may be below zero. */
    marksGained: doublePrecision(),
    marksOf: doublePrecision(),
    difficulty: text({ enum: difficulties }).notNull().default("intermediate"),
    feedback: text(),
    createdAt: moment().notNull().defaultNow(),
    /** Null of an open one, and of those of a time when it was not recorded. */
    finishedAt: moment(),
  },
  (table) => [
    check("exam_sessions_type", oneOf(table.sessionType, examSessionTypes)),
    check("exam_sessions_exam_type", oneOf(table.examType, examTypes)),
    check("exam_sessions_state", oneOf(table.state, examSessionStates)),
    check("exam_sessions_marks", sql`(${table.marksGained} is null) = (${table.marksOf} is null)`),
    check("exam_sessions_difficulty", oneOf(table.difficulty, difficulties)),
    check(
      "exam_sessions_counts",
      sql`${table.questionsAttempted} >= 0 and ${table.correctAnswers} between 0 and ${table.questionsAttempted} and ${table.questionsAttempted} <= ${table.questionCount} and ${table.timeSpent} >= 0 and ${table.score} between 0 and 100`,
    ),
    index("exam_sessions_of_user").on(table.userId, table.createdAt.desc()),
    index("exam_sessions_of_plan").on(table.examPlanId),
    index("exam_sessions_created_at").on(table.createdAt),
    index("exam_sessions_finished_at").on(table.finishedAt),
    index("exam_sessions_open")
      .on(table.userId, table.endsAt)
      .where(sql`${table.state} = 'open'`),
  ],
);

/** What a student answered in a finished session; no row for a question that she never came to. */
export const examResponses = pgTable(
  "exam_responses",
  {
    sessionId: rowId()
      .notNull()
      .references(() => examSessions.id, { onDelete: "cascade" }),
    /** The id of a question of the bank, as the session kept it. */
    question: text().notNull(),
    choice: integer(),
    typed: text(),
    written: text(),
    /** What the student gave her own written answer. */
    marks: doublePrecision(),
    /** Null where it wasn't answered. */
    isRight: boolean(),
    seconds: integer().notNull().default(0),
    isMarked: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.question] }),
    check("exam_responses_choice", sql`${table.choice} between 0 and 3`),
    check("exam_responses_not_negative", sql`${table.marks} >= 0 and ${table.seconds} >= 0`),
  ],
);

/** Of every question that a student has answered: how it went, and when it is due again. Sessions are drawn by it. */
export const questionHistory = pgTable(
  "question_history",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    question: text().notNull(),
    subject: text().notNull(),
    /** A concept of the library. */
    topic: text().notNull(),
    seen: integer().notNull(),
    right: integer().notNull(),
    /** Right answers since the last wrong one. */
    rightInRow: integer().notNull(),
    lastSeenAt: moment().notNull(),
    wasRight: boolean().notNull(),
    /** What FSRS keeps of a memory (`features/exams/review-schedule.ts`); null of a time when it was not kept. */
    stability: doublePrecision(),
    memoryDifficulty: doublePrecision(),
    nextDueAt: moment().notNull(),
  },
  (table) => [
    // A pick asks for some hundred questions of one student by their ids, however many sessions lie behind her.
    primaryKey({ columns: [table.userId, table.question] }),
    check(
      "question_history_counts",
      sql`${table.seen} >= 1 and ${table.right} between 0 and ${table.seen} and ${table.rightInRow} between 0 and ${table.right}`,
    ),
  ],
);
