import { badgeCategories, comprehensions, studyActs } from "#shared/domain/study.ts";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { conversations } from "./conversations.ts";
import { moment, oneOf, ownId } from "./columns.ts";
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
    subject: text(),
    topic: text(),
    /** Of an answer that was judged: whether it was right. */
    correct: boolean(),
    /** Of an explanation: how well it was understood. */
    feedback: text({ enum: comprehensions }),
    conversationId: integer().references(() => conversations.id, { onDelete: "set null" }),
    occurredAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check("activity_log_act", oneOf(table.act, studyActs)),
    check("activity_log_feedback", oneOf(table.feedback, comprehensions)),
    check(
      "activity_log_feedback_is_given",
      sql`(${table.act} = 'comprehension_given') = (${table.feedback} is not null)`,
    ),
    index("activity_log_of_user").on(table.userId, table.occurredAt.desc()),
    index("activity_log_of_conversation").on(table.conversationId),
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
    weeklyGoal: integer().notNull().default(5),
    monthlyGoal: integer().notNull().default(20),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check(
      "learning_streaks_counts",
      sql`${table.currentStreak} >= 0 and ${table.longestStreak} >= ${table.currentStreak} and ${table.totalActiveDays} >= ${table.longestStreak}`,
    ),
    check(
      "learning_streaks_last_day",
      sql`${table.lastActivityDate} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`,
    ),
  ],
);
