import { answerStates, conversationTypes } from "#shared/domain/study.ts";
import { sql, type SQL } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { bytea, timestamptz, oneOf, ownId, rowId, tsvector } from "./columns.ts";
import { users } from "./users.ts";

export const conversations = pgTable(
  "conversations",
  {
    id: ownId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text({ enum: conversationTypes }).notNull(),
    title: text(),
    createdAt: timestamptz().notNull().defaultNow(),
    updatedAt: timestamptz().notNull().defaultNow(),
    /** When the student deleted it. It can be restored for a day; until then every call treats it as missing. */
    deletedAt: timestamptz(),
  },
  (table) => [
    check("conversations_type", oneOf(table.type, conversationTypes)),
    index("conversations_of_user").on(table.userId, table.updatedAt.desc(), table.id.desc()),
    index("conversations_created_at").on(table.createdAt),
    index("conversations_deleted")
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

/** The search vector of a column; the languages are mixed, so words aren't stemmed. */
export function wordsOf(column: string): SQL {
  return sql.raw(
    `to_tsvector('simple', regexp_replace(${column}, '[!-/:-@\\[-\`{-~]+', ' ', 'g'))`,
  );
}

const roles = ["user", "assistant"] as const;

export const messages = pgTable(
  "messages",
  {
    id: ownId(),
    conversationId: rowId()
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    role: text({ enum: roles }).notNull(),
    content: text().notNull(),
    imageUrl: text(),
    metadata: jsonb().notNull().default({}),
    /**
     * The tutor's whole answer; it never leaves the server in this form. Reads remove what the help level and held-back
     * practice withhold (`tutor/present/`). Parsed by the feature that wrote it.
     */
    reply: jsonb(),
    /** For an answer: its state. It belongs to the server, whatever happens to the connection that asked. */
    state: text({ enum: answerStates }).notNull().default("complete"),
    /** For an answer: the request, so that it can be asked again. Parsed by `features/answers`. */
    ask: jsonb(),
    questionId: rowId().references((): AnyPgColumn => messages.id, { onDelete: "cascade" }),
    /** What had been shown of an answer that is on its way, was stopped or failed. */
    written: jsonb(),
    /** Why an answer failed, as it was reported to the asker: a problem. */
    failure: jsonb(),
    /** The lease: the process that works on the answer, and how long it counts as alive without renewal. */
    workerId: text(),
    leasedUntil: timestamptz(),
    stopRequested: boolean().notNull().default(false),
    /**
     * For a question that needs a person rather than a tutor, and for the message of care: in no list, no search, and
     * not in the conversation when it is read. Only the response to the ask itself contains it.
     */
    isPrivate: boolean().notNull().default(false),
    createdAt: timestamptz().notNull().defaultNow(),
    /** The search vector of `content`. PostgreSQL's default parser takes `km/h` and `1/2` for file names. */
    words: tsvector().generatedAlwaysAs(wordsOf("content")),
  },
  (table) => [
    check("messages_role", oneOf(table.role, roles)),
    check("messages_state", oneOf(table.state, answerStates)),
    check(
      "messages_in_progress_are_leased",
      sql`${table.state} not in ('pending', 'streaming') or (${table.workerId} is not null and ${table.leasedUntil} is not null)`,
    ),
    index("messages_in_progress")
      .on(table.leasedUntil)
      .where(sql`${table.state} in ('pending', 'streaming')`),
    index("messages_answering_question").on(table.questionId),
    index("messages_of_conversation").on(table.conversationId, table.id),
    // Questions of students, for the analyst; newest first.
    index("messages_asked")
      .on(table.createdAt, table.id)
      .where(sql`${table.role} = 'user' and not ${table.isPrivate}`),
    index("messages_declined")
      .on(table.createdAt, table.id)
      .where(sql`${table.reply} ->> 'kind' = 'declined'`),
    index("messages_private")
      .on(table.createdAt)
      .where(sql`${table.isPrivate}`),
  ],
);

/** Photos of questions, re-encoded by the server and readable by their owner only. */
export const uploads = pgTable(
  "uploads",
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    conversationId: rowId()
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    mediaType: text().notNull(),
    size: integer().notNull(),
    bytes: bytea().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [
    check("uploads_size", sql`${table.size} > 0 and ${table.size} = octet_length(${table.bytes})`),
    index("uploads_of_owner").on(table.ownerId),
    index("uploads_of_conversation").on(table.conversationId),
  ],
);

/** Idempotency: the same key returns the stored answer and is neither asked nor paid for twice. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    id: ownId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text().notNull(),
    /** A hash of method, path, fields and photo: the same key with another request is a mistake of the caller. */
    requestHash: text().notNull(),
    answerMessageId: rowId()
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [
    unique("idempotency_keys_of_user").on(table.userId, table.key),
    index("idempotency_keys_answer").on(table.answerMessageId),
    index("idempotency_keys_created_at").on(table.createdAt),
  ],
);
