import type { User } from "#shared/contracts/auth.ts";
import type { Db } from "../../db/db.ts";
import { notFound } from "../../errors.ts";
import * as messages from "./messages.repository.ts";
import { storedReply, type StoredReply } from "./reply.ts";

export interface Place {
  messageId: number;
  /** The conversation that the caller expects the message in. */
  conversationId?: number;
}

type Kind = StoredReply["kind"];

interface Wanted<Wish extends Kind> {
  kinds: readonly Wish[];
  /** The name of the missing thing in the error if there is no such reply. */
  called: string;
}

/** The whole reply of one of the student's own messages, of one of these kinds. */
export async function requireReply<Wish extends Kind>(
  db: Db,
  user: User,
  { messageId, conversationId }: Place,
  { kinds, called }: Wanted<Wish>,
): Promise<Extract<StoredReply, { kind: Wish }>> {
  const message = await messages.find(db, { id: messageId, ownerId: user.id });
  const isElsewhere = conversationId !== undefined && message?.conversationId !== conversationId;
  if (!message?.reply || isElsewhere) throw notFound(called);
  const reply = storedReply.parse(message.reply);
  if (!isOf(reply, kinds)) throw notFound(called);
  return reply;
}

function isOf<Wish extends Kind>(
  reply: StoredReply,
  kinds: readonly Wish[],
): reply is Extract<StoredReply, { kind: Wish }> {
  return kinds.some((kind) => kind === reply.kind);
}
