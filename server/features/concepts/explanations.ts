import type { User } from "#shared/contracts/auth.ts";
import type { Db } from "../../db/db.ts";
import { type ReplyKey, requireReply } from "../asking/require-reply.ts";
import type { ExplanationReply } from "../answers/reply.ts";

/** The whole reply of one of the student's own messages, if it is an explanation. */
export function requireExplanation(db: Db, user: User, key: ReplyKey): Promise<ExplanationReply> {
  return requireReply(db, user, key, { kinds: ["explanation"], name: "Explanation" });
}
