import type { User } from "#shared/contracts/auth.ts";
import type { Db } from "../../db/db.ts";
import { notFound } from "../../errors.ts";
import * as messages from "../answers/messages.repository.ts";
import { storedReply, type StoredReply } from "../answers/reply.ts";

export interface ReplyKey {
  messageId: number;
  /** The conversation that the caller expects the message in. */
  conversationId?: number;
}

type ReplyKind = StoredReply["kind"];

interface ReplyRequirement<Kind extends ReplyKind> {
  kinds: readonly Kind[];
  /** The name of the missing thing in the error if there is no such reply. */
  name: string;
}

/** The whole reply of one of the student's own messages, of one of these kinds. */
export async function requireReply<Kind extends ReplyKind>(
  db: Db,
  user: User,
  { messageId, conversationId }: ReplyKey,
  { kinds, name }: ReplyRequirement<Kind>,
): Promise<Extract<StoredReply, { kind: Kind }>> {
  const message = await messages.find(db, { id: messageId, ownerId: user.id });
  const isElsewhere = conversationId !== undefined && message?.conversationId !== conversationId;
  if (!message?.reply || isElsewhere) throw notFound(name);
  const reply = storedReply.parse(message.reply);
  if (!isOf(reply, kinds)) throw notFound(name);
  return reply;
}

function isOf<Kind extends ReplyKind>(
  reply: StoredReply,
  kinds: readonly Kind[],
): reply is Extract<StoredReply, { kind: Kind }> {
  return kinds.some((kind) => kind === reply.kind);
}
