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
import { moment, oneOf, ownId, rowId } from "./columns.ts";
import { users } from "./users.ts";

/** Every study act, appended in the transaction that does it. Streaks, badges and mastery are derived from it. */
export const activityLog = pgTable(
  "activity_log",
  {
    id: ownId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    act: text({ enum: studyActs }).notNull(),
    /** Null in rows of a time when it was not recorded. */
    source: text({ enum: studySources }),
    subject: text(),
    /** In words, as the student saw it; nothing is counted by it. */
    topic: text(),
    /** The concept of the library; null where what was studied is about none of them. */
    concept: text(),
    /** The task of our solver that the question is of. */
    task: text(),
    /** The question, where the library asks it: its id there. */
    question: text(),
    difficulty: text({ enum: difficulties }),
    /** Of an answer that was judged: whether it was right. */
    correct: boolean(),
    /** Of an answer that was judged: 1 for the first try at its question. */
    attempt: integer(),
    /** Of an answer that was judged: whether the solution had been shown before. */
    isAfterReveal: boolean().notNull().default(false),
    /** Whether it says what the student can do: a first try, before the solution was shown, at what has a concept. */
    isEvidence: boolean()
      .notNull()
      .generatedAlwaysAs(
        sql`correct is not null and concept is not null and coalesce(attempt, 0) = 1 and not is_after_reveal`,
      ),
    /** Of an explanation: how well it was understood. */
    feedback: text({ enum: comprehensions }),
    conversationId: rowId().references(() => conversations.id, { onDelete: "set null" }),
    occurredAt: moment().notNull().defaultNow(),
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
    earnedAt: moment().notNull().defaultNow(),
    /** When she was told of it; null of one that was earned while nobody looked. */
    announcedAt: moment(),
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
    /** The day that was last missed and forgiven, as YYYY-MM-DD. */
    lastFrozenDate: text(),
    /** What badges count: a name and how often (`features/study/study-counts.ts`). */
    counts: jsonb().notNull().default({}),
    weeklyGoal: integer().notNull().default(5),
    monthlyGoal: integer().notNull().default(20),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    // The analyst sorts students by the streaks that still stand.
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

/** What is believed of a student's ability in all concepts (`features/study/mastery.ts`), in logits. */
export const studentAbilities = pgTable("student_abilities", {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  rating: doublePrecision().notNull(),
  variance: doublePrecision().notNull(),
  /** The moment of the last evidence. */
  lastAt: moment().notNull(),
});

/** The same of a student in a concept of the library, beyond her own ability. */
export const conceptMastery = pgTable(
  "concept_mastery",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    concept: text().notNull(),
    rating: doublePrecision().notNull(),
    variance: doublePrecision().notNull(),
    /** Graded first tries, and the right ones among them. */
    answers: integer().notNull(),
    right: integer().notNull(),
    lastAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.concept] }),
    check(
      "concept_mastery_counts",
      sql`${table.answers} >= 0 and ${table.right} between 0 and ${table.answers} and ${table.variance} > 0`,
    ),
  ],
);

/** The days in Asia/Kolkata on which a student studied, and those that were missed and forgiven. */
export const studyDays = pgTable(
  "study_days",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    /** Study acts of the day; 0 of one that was forgiven. */
    acts: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    check("study_days_acts", sql`${table.acts} >= 0`),
    index("study_days_of_day").on(table.day),
  ],
);
