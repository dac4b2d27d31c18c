import type { User } from "#shared/contracts/auth.ts";
import type { Db } from "../../db/db.ts";
import { type Place, requireReply } from "../answers/own-reply.ts";
import type { ExplanationReply } from "../answers/reply.ts";

/** The whole reply of one of the student's own messages, if it is an explanation. */
export function requireExplanation(db: Db, user: User, place: Place): Promise<ExplanationReply> {
  return requireReply(db, user, place, { kinds: ["explanation"], called: "Explanation" });
}
