import { conversationTypes } from "#shared/domain/study.ts";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { bytea, moment, oneOf, ownId } from "./columns.ts";
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
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check("conversations_type", oneOf(table.type, conversationTypes)),
    index("conversations_of_user").on(table.userId, table.updatedAt.desc(), table.id.desc()),
  ],
);

const roles = ["user", "assistant"] as const;

export const messages = pgTable(
  "messages",
  {
    id: ownId(),
    conversationId: integer()
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    role: text({ enum: roles }).notNull(),
    content: text().notNull(),
    imageUrl: text(),
    metadata: jsonb().notNull().default({}),
    /**
     * What the tutor answered, whole; never leaves the server as it is. Help levels and held-back practice are cut
     * from it when it is read (`tutor/present.ts`). Parsed by the feature that wrote it.
     */
    reply: jsonb(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check("messages_role", oneOf(table.role, roles)),
    index("messages_of_conversation").on(table.conversationId, table.id),
  ],
);

/** Photos of questions, re-encoded by us and readable by their owner alone. */
export const uploads = pgTable(
  "uploads",
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    conversationId: integer()
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    mediaType: text().notNull(),
    size: integer().notNull(),
    bytes: bytea().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check("uploads_size", sql`${table.size} > 0 and ${table.size} = octet_length(${table.bytes})`),
    index("uploads_of_owner").on(table.ownerId),
    index("uploads_of_conversation").on(table.conversationId),
  ],
);

const idempotencyStates = ["working", "done"] as const;

/** The same key gives the same stored answer and is neither asked nor paid for twice. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    id: ownId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text().notNull(),
    /** Of method, path, fields and photo: the same key with another request is a mistake of the caller. */
    requestHash: text().notNull(),
    state: text({ enum: idempotencyStates }).notNull(),
    /** While `working`: after this moment the process that held the key is taken to be dead. */
    heldUntil: moment().notNull(),
    questionMessageId: integer().references(() => messages.id, { onDelete: "cascade" }),
    answerMessageId: integer().references(() => messages.id, { onDelete: "cascade" }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique("idempotency_keys_of_user").on(table.userId, table.key),
    check("idempotency_keys_state", oneOf(table.state, idempotencyStates)),
    index("idempotency_keys_question").on(table.questionMessageId),
    index("idempotency_keys_answer").on(table.answerMessageId),
    index("idempotency_keys_created_at").on(table.createdAt),
  ],
);
