import { tutorFeatures } from "#shared/domain/study.ts";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { conversations } from "./conversations.ts";
import { moment, oneOf, ownId } from "./columns.ts";
import { users } from "./users.ts";

/** One row for every time an engine was asked, whatever came of it. Analytics count these. */
export const tutorCalls = pgTable(
  "tutor_calls",
  {
    id: ownId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    conversationId: integer().references(() => conversations.id, { onDelete: "set null" }),
    feature: text({ enum: tutorFeatures }).notNull(),
    engine: text().notNull(),
    model: text().notNull(),
    inputTokens: integer().notNull(),
    outputTokens: integer().notNull(),
    milliseconds: integer().notNull(),
    /** `answered`, `declined`, or the failure. */
    outcome: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check("tutor_calls_feature", oneOf(table.feature, tutorFeatures)),
    check(
      "tutor_calls_not_negative",
      sql`${table.inputTokens} >= 0 and ${table.outputTokens} >= 0 and ${table.milliseconds} >= 0`,
    ),
    index("tutor_calls_of_user").on(table.userId, table.createdAt.desc()),
    index("tutor_calls_of_conversation").on(table.conversationId),
    index("tutor_calls_created_at").on(table.createdAt),
  ],
);
