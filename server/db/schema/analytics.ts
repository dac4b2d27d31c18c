import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { timestamptz, oneOf } from "./columns.ts";
import { users } from "./users.ts";

/**
 * Aggregates of a closed day in Asia/Kolkata. They name nobody, so they may outlive the rows that they were counted
 * from.
 */
export const analyticsDays = pgTable(
  "analytics_days",
  {
    day: date({ mode: "string" }).notNull(),
    /** The measure (`features/analytics/measures.ts`). */
    measure: text().notNull(),
    /** The kind: a feature, a model, a page, a cohort's step; empty where the measure has none. */
    key: text().notNull(),
    value: bigint({ mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.measure, table.day, table.key] })],
);

/** The closed days; one process closes each. */
export const analyticsClosings = pgTable("analytics_closings", {
  day: date({ mode: "string" }).primaryKey(),
  closedAt: timestamptz().notNull(),
});

const summedPeriods = ["weekly", "monthly"] as const;

/** A student's sums over the closed days of a period; with today's rows they fill the table of users. */
export const analyticsStudents = pgTable(
  "analytics_students",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    period: text({ enum: summedPeriods }).notNull(),
    queries: integer().notNull(),
    answers: integer().notNull(),
    tokens: bigint({ mode: "number" }).notNull(),
    conversations: integer().notNull(),
    sessions: integer().notNull(),
    sessionSeconds: integer().notNull(),
    /** Uses of each feature. */
    features: jsonb().$type<Record<string, number>>().notNull(),
    lastActiveAt: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.period, table.userId] }),
    check("analytics_students_period", oneOf(table.period, summedPeriods)),
    index("analytics_students_of_user").on(table.userId),
    // The sort orders of the table of users; ties go by id.
    index("analytics_students_by_queries").on(table.period, table.queries, table.userId),
    index("analytics_students_by_answers").on(table.period, table.answers, table.userId),
    index("analytics_students_by_tokens").on(table.period, table.tokens, table.userId),
    index("analytics_students_by_conversations").on(
      table.period,
      table.conversations,
      table.userId,
    ),
    index("analytics_students_by_last_active").on(table.period, table.lastActiveAt, table.userId),
    index("analytics_students_by_session").on(
      table.period,
      sql`(session_seconds::float8 / greatest(sessions, 1))`,
      table.userId,
    ),
  ],
);
