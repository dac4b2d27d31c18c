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
import { timestamptz, oneOf, ownId, rowId } from "./columns.ts";
import { users } from "./users.ts";

const emptyTextArray = sql`'{}'::text[]`;

/** One plan per student; editing replaces it. */
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
    targetDate: timestamptz(),
    studyHoursPerDay: integer().notNull().default(2),
    currentProgress: integer().notNull().default(0),
    weakAreas: text().array().notNull().default(emptyTextArray),
    strongAreas: text().array().notNull().default(emptyTextArray),
    dailyGoals: text().array().notNull().default(emptyTextArray),
    milestones: jsonb().notNull().default([]),
    createdAt: timestamptz().notNull().defaultNow(),
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [
    check("exam_plans_exam_type", oneOf(table.examType, examTypes)),
    check("exam_plans_subjects", sql`cardinality(${table.subjects}) > 0`),
    check("exam_plans_hours", sql`${table.studyHoursPerDay} between 1 and 24`),
    check("exam_plans_progress", sql`${table.currentProgress} between 0 and 100`),
  ],
);

/**
 * `open`: no answers have been submitted. After the end of its clock it is over all the same, and answers may still be
 * submitted once.
 */
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
     * The drawn questions, in order, with keys and explanations: a session is shown and scored from this copy, whatever
     * changes in the bank. Parsed by `features/exams`.
     */
    questions: jsonb().notNull(),
    questionCount: integer().notNull(),
    /** The end of its wall clock. */
    endsAt: timestamptz().notNull(),
    questionsAttempted: integer().notNull().default(0),
    correctAnswers: integer().notNull().default(0),
    /** Seconds. */
    timeSpent: integer().notNull().default(0),
    topics: text().array().notNull().default(emptyTextArray),
    /** The percentage of correct answers; for board answers, of the marks. */
    score: integer().notNull().default(0),
    /** For mocks and board answers only. A mock's may be negative. */
    marksGained: doublePrecision(),
    marksOf: doublePrecision(),
    difficulty: text({ enum: difficulties }).notNull().default("intermediate"),
    feedback: text(),
    createdAt: timestamptz().notNull().defaultNow(),
    /** Null for an open session, and for rows older than this column. */
    finishedAt: timestamptz(),
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

/** A student's responses in a finished session; questions that she never reached have no row. */
export const examResponses = pgTable(
  "exam_responses",
  {
    sessionId: rowId()
      .notNull()
      .references(() => examSessions.id, { onDelete: "cascade" }),
    /** The id of a bank question, as stored with the session. */
    question: text().notNull(),
    choice: integer(),
    typed: text(),
    written: text(),
    /** The marks that the student gave her own written answer. */
    marks: doublePrecision(),
    /** Null where the question was skipped. */
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

/** Every question that a student has answered: her results, and when it is due again. Sessions are drawn from it. */
export const questionHistory = pgTable(
  "question_history",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    question: text().notNull(),
    subject: text().notNull(),
    /** The concept of the library. */
    topic: text().notNull(),
    seen: integer().notNull(),
    right: integer().notNull(),
    /** Right answers since the last wrong one. */
    rightInRow: integer().notNull(),
    lastSeenAt: timestamptz().notNull(),
    wasRight: boolean().notNull(),
    /** The state of FSRS (`features/exams/review-schedule.ts`); null in rows older than this column. */
    stability: doublePrecision(),
    memoryDifficulty: doublePrecision(),
    nextDueAt: timestamptz().notNull(),
  },
  (table) => [
    // Drawing a session looks up hundreds of questions of one student by id, however many sessions she has finished.
    primaryKey({ columns: [table.userId, table.question] }),
    check(
      "question_history_counts",
      sql`${table.seen} >= 1 and ${table.right} between 0 and ${table.seen} and ${table.rightInRow} between 0 and ${table.right}`,
    ),
  ],
);
