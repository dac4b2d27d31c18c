import type { User } from "#shared/contracts/auth.ts";
import type { Db } from "../../db/db.ts";
import { notFound } from "../../errors.ts";
import type { DoubtSolution } from "../../tutor/outputs/doubt-solution.ts";
import type { HomeworkSolution } from "../../tutor/outputs/homework-solution.ts";
import * as messages from "../answers/messages.repository.ts";
import { type DoubtReply, storedReply, type StoredReply } from "../answers/reply.ts";
import { type ReplyKey, requireReply } from "./require-reply.ts";

/** A reply with a solution that may be held back. */
type HeldReply = Extract<StoredReply, { kind: "homework" | "practice" }>;
export type SolvedReply = HeldReply | DoubtReply;

type SolvedQuestion = Pick<HeldReply, "question" | "solution" | "check" | "computed">;

const solvedKinds = ["homework", "practice", "doubt"] as const;

/** The question and its solution from one of the student's own messages, for homework and doubts. */
export async function requireSolved(db: Db, user: User, key: ReplyKey): Promise<SolvedQuestion> {
  const reply = await requireReply(db, user, key, { kinds: solvedKinds, name: "Answer" });
  return reply.kind === "doubt" ? { ...reply, solution: solvedDoubt(reply.solution) } : reply;
}

/** Locks a solved reply of the student until the transaction ends, so that tries and reveals are serialised. */
export async function lockSolved(db: Db, user: User, messageId: number) {
  const locked = await messages.lockReply(db, { id: messageId, ownerId: user.id });
  const reply = locked?.reply ? storedReply.parse(locked.reply) : null;
  if (!locked || !reply || !isSolved(reply)) throw notFound("Answer");
  return { reply, conversationId: locked.conversationId };
}

/** Converts a doubt's solution to the form for practice and own answers: whole, with nothing held back. */
function solvedDoubt({
  content,
  practiceProblems,
  approaches: _approaches,
  ...solution
}: DoubtSolution): HomeworkSolution {
  return {
    ...solution,
    explanation: content,
    proof: "",
    hints: { idea: "", firstMove: "" },
    finalMove: "",
    examples: practiceProblems,
  };
}

function isSolved(reply: StoredReply): reply is SolvedReply {
  return solvedKinds.some((kind) => kind === reply.kind);
}
