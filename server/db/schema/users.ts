import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Sign-up starts at 1000, so that nobody becomes the analyst (user 3) by registering third. */
export const firstPublicUserId = 1000;

export const users = pgTable(
  "users",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: firstPublicUserId }),
    name: text().notNull(),
    phone: text().notNull().unique(),
    /** An argon2id hash in PHC notation. */
    password: text().notNull(),
    grade: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check("users_phone_ten_digits", sql`${table.phone} ~ '^[0-9]{10}$'`),
    index("users_created_at").on(table.createdAt),
    // The analyst looks students up by a word of the name, or by the end of the number.
    index("users_words_of_name").using("gin", sql`to_tsvector('simple', ${table.name})`),
    index("users_name").on(sql`lower(${table.name})`),
    index("users_last_digits").on(sql`right(${table.phone}, 4)`),
    check("users_grade_in_school", sql`${table.grade} between 4 and 12`),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: text().primaryKey(),
    /** Null before anyone has signed in; the row goes with its student. */
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index("sessions_expires_at").on(table.expiresAt),
    index("sessions_user_id").on(table.userId),
  ],
);
