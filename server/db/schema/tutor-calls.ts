import { checkVerdicts, tutorFeatures } from "#shared/domain/study.ts";
import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { conversations } from "./conversations.ts";
import { moment, oneOf, ownId, rowId } from "./columns.ts";
import { users } from "./users.ts";

/** One row for every time an engine was asked, whatever came of it. Analytics count these. */
export const tutorCalls = pgTable(
  "tutor_calls",
  {
    id: ownId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    conversationId: rowId().references(() => conversations.id, { onDelete: "set null" }),
    feature: text({ enum: tutorFeatures }).notNull(),
    engine: text().notNull(),
    model: text().notNull(),
    inputTokens: integer().notNull(),
    outputTokens: integer().notNull(),
    /** In millionths of a US dollar by the price table of the settings; null for a model that is not in it. */
    costMicroUsd: bigint({ mode: "number" }),
    /** Until the first part of the reply came; null where none came. */
    firstPartMilliseconds: integer(),
    milliseconds: integer().notNull(),
    /** `answered`, `declined`, or the failure. */
    outcome: text().notNull(),
    /** What our checker made of the reply; null where there was none to check. */
    verdict: text({ enum: checkVerdicts }),
    /** The call that the ask ended with; those before it failed, or were set aside. Asks are counted by it. */
    isLast: boolean().notNull().default(true),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check("tutor_calls_feature", oneOf(table.feature, tutorFeatures)),
    check(
      "tutor_calls_not_negative",
      sql`${table.inputTokens} >= 0 and ${table.outputTokens} >= 0 and ${table.milliseconds} >= 0`,
    ),
    check("tutor_calls_verdict", oneOf(table.verdict, checkVerdicts)),
    index("tutor_calls_of_user").on(table.userId, table.createdAt.desc()),
    index("tutor_calls_of_conversation").on(table.conversationId),
    index("tutor_calls_created_at").on(table.createdAt),
  ],
);
