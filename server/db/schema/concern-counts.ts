import { concerns, concernSources } from "#shared/domain/study.ts";
import { check, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz, oneOf, ownId } from "./columns.ts";

/** One row for every question answered with care instead of a solution: never who asked, never what. */
export const concernCounts = pgTable(
  "concern_counts",
  {
    id: ownId(),
    concern: text({ enum: concerns }).notNull(),
    /** Recognised by our own list, or by the provider's moderation. */
    source: text({ enum: concernSources }).notNull(),
    occurredAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [
    check("concern_counts_concern", oneOf(table.concern, concerns)),
    check("concern_counts_source", oneOf(table.source, concernSources)),
  ],
);
