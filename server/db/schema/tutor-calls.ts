import { checkVerdicts, tutorFeatures } from "#shared/domain/study.ts";
import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { conversations } from "./conversations.ts";
import { timestamptz, oneOf, ownId, rowId } from "./columns.ts";
import { users } from "./users.ts";

/** One row per call of an engine, whatever its outcome. Analytics count these. */
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
    /** In millionths of a US dollar by the price table of the settings; null for a model without a price. */
    costMicroUsd: bigint({ mode: "number" }),
    /** Milliseconds until the first part of the reply; null where none came. */
    firstPartMilliseconds: integer(),
    milliseconds: integer().notNull(),
    /** `answered`, `declined`, or the failure. */
    outcome: text().notNull(),
    /** The checker's verdict on the reply; null where there was nothing to check. */
    verdict: text({ enum: checkVerdicts }),
    /** The final call of its ask; earlier ones failed or were discarded. Asks are counted by it. */
    isLast: boolean().notNull().default(true),
    createdAt: timestamptz().notNull().defaultNow(),
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
