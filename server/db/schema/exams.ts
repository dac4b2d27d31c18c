import { difficulties, examSessionTypes, examTypes } from "#shared/domain/study.ts";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment, oneOf, ownId } from "./columns.ts";
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

export const examSessions = pgTable(
  "exam_sessions",
  {
    id: ownId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    examPlanId: integer().references(() => examPlans.id, { onDelete: "set null" }),
    sessionType: text({ enum: examSessionTypes }).notNull(),
    subject: text().notNull(),
    questionsAttempted: integer().notNull().default(0),
    correctAnswers: integer().notNull().default(0),
    /** Seconds. */
    timeSpent: integer().notNull().default(0),
    topics: text().array().notNull().default(emptyTextArray),
    /** Percentage of correct answers. */
    score: integer().notNull().default(0),
    difficulty: text({ enum: difficulties }).notNull().default("intermediate"),
    feedback: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check("exam_sessions_type", oneOf(table.sessionType, examSessionTypes)),
    check("exam_sessions_difficulty", oneOf(table.difficulty, difficulties)),
    check(
      "exam_sessions_counts",
      sql`${table.questionsAttempted} >= 0 and ${table.correctAnswers} between 0 and ${table.questionsAttempted} and ${table.timeSpent} >= 0 and ${table.score} between 0 and 100`,
    ),
    index("exam_sessions_of_user").on(table.userId, table.createdAt.desc()),
    index("exam_sessions_of_plan").on(table.examPlanId),
  ],
);
