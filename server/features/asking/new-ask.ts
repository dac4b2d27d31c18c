import type { User } from "#shared/contracts/auth.ts";
import type { ConversationType } from "#shared/contracts/conversations.ts";
import type { MessageMetadata } from "#shared/contracts/messages.ts";
import type { Db } from "../../db/db.ts";
import type { KeyedRequest } from "./keyed-request.ts";

export interface NewAsk {
  user: User;
  conversationId: number;
  /** The conversation has to be of one of these types. */
  conversationTypes: readonly ConversationType[];
  /** The name of its kind, and all input that the kind needs. */
  kind: string;
  input: object;
  metadata: MessageMetadata;
  request: KeyedRequest;
  /** The student's own message, with the photo as uploaded; null if the ask came from a button. */
  question: { content: string; photo: Uint8Array | undefined; metadata: MessageMetadata } | null;
  /** Rows stored atomically with the ask; throws to refuse it. Not called for a repeated idempotency key. */
  alongside?: (db: Db, moment: Date) => Promise<void>;
}
