import { z } from "zod/mini";
import { conversationType, helpLevel } from "#shared/contracts/conversations.ts";

/** What every item of the outbox says of itself. */
const item = {
  /** Its Idempotency-Key. It may have reached the server before the line was lost. */
  key: z.string(),
  userId: z.number(),
  /** Milliseconds since 1970. */
  askedAt: z.number(),
  /** Why the server won't have it, in words for the student. Another try of the same would end the same. */
  refusal: z.nullable(z.string()),
};

/** A question that waits on this phone for the internet, with all that it takes to ask it exactly once. */
const outboxQuestion = z.object({
  ...item,
  /** Questions that were kept before there were other items don't say it. */
  kind: z._default(z.literal("question"), "question"),
  type: conversationType,
  text: z.string(),
  photo: z.nullable(z.instanceof(Blob)),
  level: helpLevel,
  /** Null until the conversation has been started. */
  conversationId: z.nullable(z.number()),
});
export type OutboxQuestion = z.infer<typeof outboxQuestion>;

/** A practice session that was finished without a line. The same finish twice is the same result. */
const outboxFinish = z.object({
  ...item,
  kind: z.literal("finish"),
  sessionId: z.number(),
  /** The session as the student knows it: "Quick revision, Physics". */
  name: z.string(),
  /** The body of the call, as JSON: its schema comes with the code that sends it, not with the first screens. */
  body: z.string(),
});
export type OutboxFinish = z.infer<typeof outboxFinish>;

/** A photo queued for reading; after that it holds its reading until the student asks or removes it. */
const outboxPhoto = z.object({
  ...item,
  kind: z.literal("photo"),
  type: z.enum(["homework", "doubt"]),
  photo: z.instanceof(Blob),
  /** The reading as JSON; null until it has been fetched. */
  reading: z.nullable(z.string()),
});
export type OutboxPhoto = z.infer<typeof outboxPhoto>;
/** A photo that was read and waits for the student. */
export type ReadPhoto = OutboxPhoto & { reading: string };

/** An item of the outbox. */
export const outboxItem = z.union([outboxFinish, outboxPhoto, outboxQuestion]);
export type OutboxItem = z.infer<typeof outboxItem>;
