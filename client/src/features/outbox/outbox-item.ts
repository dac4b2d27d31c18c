import { z } from "zod/mini";
import { conversationType, helpLevel } from "#shared/contracts/conversations.ts";

/** Fields of every item of the outbox. */
const item = {
  /** Idempotency-Key of its request. The request may have reached the server before the connection was lost. */
  key: z.string(),
  userId: z.number(),
  /** Milliseconds since 1970. */
  askedAt: z.number(),
  /** Why the server refused it, in words for the student. A retry would be refused too. */
  refusal: z.nullable(z.string()),
};

/** A question that waits on this phone for a connection, with everything needed to ask it exactly once. */
const outboxQuestion = z.object({
  ...item,
  /** Absent in questions that were stored before there were other kinds. */
  kind: z._default(z.literal("question"), "question"),
  type: conversationType,
  text: z.string(),
  photo: z.nullable(z.instanceof(Blob)),
  level: helpLevel,
  /** Null until the conversation has been created. */
  conversationId: z.nullable(z.number()),
});
export type OutboxQuestion = z.infer<typeof outboxQuestion>;

/** A practice session that was finished offline. Finishing it twice has the same result. */
const outboxFinish = z.object({
  ...item,
  kind: z.literal("finish"),
  sessionId: z.number(),
  /** Name of the session for the student: "Quick revision, Physics". */
  name: z.string(),
  /** The request body as JSON: its schema is in the chunk that sends it, not in the initial bundle. */
  body: z.string(),
});
export type OutboxFinish = z.infer<typeof outboxFinish>;

/** A photo queued for reading; later it holds the reading, until the student asks the question or removes it. */
const outboxPhoto = z.object({
  ...item,
  kind: z.literal("photo"),
  type: z.enum(["homework", "doubt"]),
  photo: z.instanceof(Blob),
  /** The reading as JSON; null until it has been fetched. */
  reading: z.nullable(z.string()),
});
export type OutboxPhoto = z.infer<typeof outboxPhoto>;
/** A photo whose reading waits for the student. */
export type ReadPhoto = OutboxPhoto & { reading: string };

/** An item of the outbox. */
export const outboxItem = z.union([outboxFinish, outboxPhoto, outboxQuestion]);
export type OutboxItem = z.infer<typeof outboxItem>;
