import { consentGivers } from "#shared/domain/consent.ts";
import { answerLanguages } from "#shared/domain/answer-language.ts";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz, oneOf, ownId } from "./columns.ts";

/** Sign-up ids start at 1000, so that nobody becomes the analyst (user 3) by registering third. */
export const firstPublicUserId = 1000;

export const users = pgTable(
  "users",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: firstPublicUserId }),
    name: text().notNull(),
    phone: text().notNull().unique(),
    /** An argon2id hash in PHC notation. */
    password: text().notNull(),
    /** The argon2id hash of the recovery word; null where none is set. */
    recoveryWord: text(),
    grade: integer().notNull(),
    answerLanguage: text({ enum: answerLanguages }).notNull().default("question"),
    /** The names of her reading voices (`shared/contracts/preferences.ts`). */
    englishVoice: text(),
    hindiVoice: text(),
    createdAt: timestamptz().notNull().defaultNow(),
    /** The day of the last use of any session of hers. */
    lastUsedAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [
    check("users_answer_language", oneOf(table.answerLanguage, answerLanguages)),
    index("users_last_used_at").on(table.lastUsedAt),
    check("users_phone_ten_digits", sql`${table.phone} ~ '^[0-9]{10}$'`),
    index("users_created_at").on(table.createdAt),
    // The analyst searches for students by a word of the name, or by the last digits of the number.
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
    /** Null before anyone has signed in; the row is deleted with its student. */
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    expiresAt: timestamptz().notNull(),
  },
  (table) => [
    index("sessions_expires_at").on(table.expiresAt),
    index("sessions_user_id").on(table.userId),
  ],
);

/** Who consented to a student's use, when, and to which wording (`shared/domain/consent.ts`). Rows are only added. */
export const consents = pgTable(
  "consents",
  {
    id: ownId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    givenBy: text({ enum: consentGivers }).notNull(),
    version: integer().notNull(),
    givenAt: timestamptz().notNull(),
  },
  (table) => [
    check("consents_given_by", oneOf(table.givenBy, consentGivers)),
    index("consents_of_user").on(table.userId, table.id.desc()),
  ],
);

/** Links to the parent's view, at most one per student. Only a hash of the token is stored. */
export const parentLinks = pgTable("parent_links", {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** SHA-256 of the token, in hexadecimal digits. */
  tokenHash: text().notNull().unique("parent_links_each_token_once"),
  createdAt: timestamptz().notNull(),
});
