import type { User } from "#shared/contracts/auth.ts";
import type { Db } from "../../db/open.ts";
import { notFound } from "../../errors.ts";
import { type ExplanationReply, storedReply } from "../answers/reply.ts";
import * as conversations from "../conversations/conversations.repository.ts";

interface Place {
  messageId: number;
  /** Where the message is said to be. */
  conversationId?: number;
}

/** The whole reply of one of the student's own messages, where something was explained in it. */
export async function requireExplanation(
  db: Db,
  user: User,
  { messageId, conversationId }: Place,
): Promise<ExplanationReply> {
  const message = await conversations.findMessage(db, { id: messageId, ownerId: user.id });
  if (!message?.reply) throw notFound("Explanation");
  const isElsewhere = conversationId !== undefined && message.conversationId !== conversationId;
  const reply = storedReply.parse(message.reply);
  if (isElsewhere || reply.kind !== "explanation") throw notFound("Explanation");
  return reply;
}
