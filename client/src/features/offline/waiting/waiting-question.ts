import { z } from "zod/mini";
import { conversationType, helpLevel } from "#shared/contracts/conversations.ts";

/** A question that waits on this phone for the internet, with all that it takes to ask it once and no more. */
export const waitingQuestion = z.object({
  /** Its Idempotency-Key. It may have reached the server before the line was lost. */
  key: z.string(),
  userId: z.number(),
  type: conversationType,
  text: z.string(),
  photo: z.nullable(z.instanceof(Blob)),
  level: helpLevel,
  /** Null until the conversation has been started. */
  conversationId: z.nullable(z.number()),
  /** Milliseconds since 1970. */
  askedAt: z.number(),
  /** Why the server won't have it, in words for the student. Another try of the same would end the same. */
  refusal: z.nullable(z.string()),
});
export type WaitingQuestion = z.infer<typeof waitingQuestion>;
