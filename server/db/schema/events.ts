import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./users.ts";

/** What happened on the pages (shared/domain/events.ts), of a student or of a visitor whom nobody knows. */
export const events = pgTable(
  "events",
  {
    /** Drawn by the page: what is sent twice is kept once. */
    id: uuid().primaryKey(),
    name: text().notNull(),
    page: text().notNull(),
    properties: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** When it happened, as far as the page can be believed. */
    at: moment().notNull(),
    receivedAt: moment().notNull(),
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    visitorId: uuid(),
  },
  (table) => [
    // Whoever signs in isn't to be traced back to what was looked at before.
    check(
      "events_of_student_or_visitor",
      sql`${table.userId} is null or ${table.visitorId} is null`,
    ),
    check("events_not_from_the_future", sql`${table.at} <= ${table.receivedAt}`),
    index("events_of_name").on(table.name, table.at.desc()),
    index("events_of_user").on(table.userId, table.at.desc()),
    index("events_received_at").on(table.receivedAt),
  ],
);
