import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns.ts";
import { users } from "./users.ts";

/** Events of the pages (shared/domain/events.ts), of a student or of an anonymous visitor. */
export const events = pgTable(
  "events",
  {
    /** Drawn by the page: an event that is sent twice is stored once. */
    id: uuid().primaryKey(),
    name: text().notNull(),
    page: text().notNull(),
    properties: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** When it happened, as far as the page's clock can be trusted. */
    at: timestamptz().notNull(),
    receivedAt: timestamptz().notNull(),
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    visitorId: uuid(),
  },
  (table) => [
    // A sign-in must not link the student to her earlier anonymous visits.
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
