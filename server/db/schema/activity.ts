import {
  badgeCategories,
  comprehensions,
  difficulties,
  studyActs,
  studySources,
} from "#shared/domain/study.ts";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { conversations } from "./conversations.ts";
import { timestamptz, oneOf, ownId, rowId } from "./columns.ts";
import { users } from "./users.ts";

/** Every study act, appended in the transaction that performs it. Streaks, badges and mastery are derived from it. */
export const activityLog = pgTable(
  "activity_log",
  {
    id: ownId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    act: text({ enum: studyActs }).notNull(),
    /** Null in rows older than this column. */
    source: text({ enum: studySources }),
    subject: text(),
    /** As the student saw it; nothing is counted by it. */
    topic: text(),
    /** The concept of the library; null where the act concerns none. */
    concept: text(),
    /** The solver task of the question. */
    task: text(),
    /** The library's id of the question, where the library asks it. */
    question: text(),
    difficulty: text({ enum: difficulties }),
    /** For a judged answer: whether it was right. */
    correct: boolean(),
    /** For a judged answer: 1 for the first try at its question. */
    attempt: integer(),
    /** For a judged answer: whether the solution had been shown before. */
    isAfterReveal: boolean().notNull().default(false),
    /** Whether it is evidence of mastery: a first try, before the solution was shown, on a question with a concept. */
    isEvidence: boolean()
      .notNull()
      .generatedAlwaysAs(
        sql`correct is not null and concept is not null and coalesce(attempt, 0) = 1 and not is_after_reveal`,
      ),
    /** For an explanation: how well it was understood. */
    feedback: text({ enum: comprehensions }),
    conversationId: rowId().references(() => conversations.id, { onDelete: "set null" }),
    occurredAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [
    check("activity_log_act", oneOf(table.act, studyActs)),
    check("activity_log_feedback", oneOf(table.feedback, comprehensions)),
    check(
      "activity_log_feedback_is_given",
      sql`(${table.act} = 'comprehension_given') = (${table.feedback} is not null)`,
    ),
    check("activity_log_source", oneOf(table.source, studySources)),
    check("activity_log_difficulty", oneOf(table.difficulty, difficulties)),
    check(
      "activity_log_attempt",
      sql`${table.attempt} >= 1 and ${table.correct} is not null or ${table.attempt} is null`,
    ),
    index("activity_log_of_user").on(table.userId, table.occurredAt.desc()),
    index("activity_log_of_conversation").on(table.conversationId),
    index("activity_log_of_question")
      .on(table.userId, table.question)
      .where(sql`${table.question} is not null`),
  ],
);

export const achievements = pgTable(
  "achievements",
  {
    id: ownId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    badgeId: text().notNull(),
    badgeName: text().notNull(),
    badgeDescription: text().notNull(),
    badgeIcon: text().notNull(),
    badgeCategory: text({ enum: badgeCategories }).notNull(),
    earnedAt: timestamptz().notNull().defaultNow(),
    /** When the badge was announced; null where no page has announced it yet. */
    announcedAt: timestamptz(),
    metadata: jsonb().notNull().default({}),
  },
  (table) => [
    check("achievements_badge_category", oneOf(table.badgeCategory, badgeCategories)),
    unique("achievements_each_badge_once").on(table.userId, table.badgeId),
    index("achievements_of_user").on(table.userId, table.earnedAt.desc()),
  ],
);

export const learningStreaks = pgTable(
  "learning_streaks",
  {
    id: ownId(),
    userId: integer()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    currentStreak: integer().notNull().default(0),
    longestStreak: integer().notNull().default(0),
    /** A day in Asia/Kolkata as YYYY-MM-DD. */
    lastActivityDate: text(),
    totalActiveDays: integer().notNull().default(0),
    /** The last day that was missed and forgiven, as YYYY-MM-DD. */
    lastFrozenDate: text(),
    /** The counters of badges, by name (`features/study/study-counts.ts`). */
    counts: jsonb().notNull().default({}),
    weeklyGoal: integer().notNull().default(5),
    monthlyGoal: integer().notNull().default(20),
    createdAt: timestamptz().notNull().defaultNow(),
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [
    // The analyst sorts students by current streaks.
    index("learning_streaks_by_last_day").on(
      table.lastActivityDate,
      table.currentStreak,
      table.userId,
    ),
    check(
      "learning_streaks_counts",
      sql`${table.currentStreak} >= 0 and ${table.longestStreak} >= ${table.currentStreak} and ${table.totalActiveDays} >= ${table.longestStreak}`,
    ),
    check(
      "learning_streaks_last_day",
      sql`${table.lastActivityDate} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`,
    ),
    check(
      "learning_streaks_goals",
      sql`${table.weeklyGoal} between 1 and 7 and ${table.monthlyGoal} between 1 and 31`,
    ),
  ],
);

/** The estimate of a student's ability over all concepts (`features/study/mastery.ts`), in logits. */
export const studentAbilities = pgTable("student_abilities", {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  rating: doublePrecision().notNull(),
  variance: doublePrecision().notNull(),
  /** The moment of the latest evidence. */
  lastAt: timestamptz().notNull(),
});

/** The estimate for a student and a concept of the library, relative to her overall ability. */
export const conceptMastery = pgTable(
  "concept_mastery",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    concept: text().notNull(),
    rating: doublePrecision().notNull(),
    variance: doublePrecision().notNull(),
    /** Graded first tries, and the number of right ones. */
    answers: integer().notNull(),
    right: integer().notNull(),
    lastAt: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.concept] }),
    check(
      "concept_mastery_counts",
      sql`${table.answers} >= 0 and ${table.right} between 0 and ${table.answers} and ${table.variance} > 0`,
    ),
  ],
);

/** The days in Asia/Kolkata with study, and those that were missed and forgiven. */
export const studyDays = pgTable(
  "study_days",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    /** The day's study acts; 0 for a forgiven day. */
    acts: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    check("study_days_acts", sql`${table.acts} >= 0`),
    index("study_days_of_day").on(table.day),
  ],
);
