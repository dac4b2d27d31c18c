import type { User } from "#shared/contracts/auth.ts";
import type { ConversationType } from "#shared/contracts/conversations.ts";
import type { MessageMetadata } from "#shared/contracts/messages.ts";
import type { Db } from "../../db/db.ts";
import type { KeyedRequest } from "./keyed-request.ts";

/** One ask of a student. */
export interface NewAsk {
  user: User;
  conversationId: number;
  /** What the conversation has to be about: one of these. */
  conversationTypes: readonly ConversationType[];
  /** The name of its kind, and all that the kind needs to know. */
  kind: string;
  input: object;
  metadata: MessageMetadata;
  request: KeyedRequest;
  /** The student's own message, its photo as she sent it; null where a button asked. */
  question: { content: string; photo: Uint8Array | undefined; metadata: MessageMetadata } | null;
  /** What is stored with the ask, at once or not at all; refuses it by throwing. Not called for a key known before. */
  alongside?: (db: Db, moment: Date) => Promise<void>;
}

/** What is kept of an ask with its answer. */
export interface StoredAsk {
  kind: string;
  input: object;
}

/** A stored ask, with all that is needed to work on it. */
export interface Job {
  user: User;
  conversationId: number;
  questionId: number | null;
  answerId: number;
  /** What was asked, as the message keeps it. */
  stored: unknown;
}
