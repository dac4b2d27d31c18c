import type { User } from "#shared/contracts/auth.ts";
import type { Answered } from "#shared/contracts/answer.ts";
import type { Verdict } from "#shared/contracts/homework.ts";
import type { Db } from "../../db/db.ts";
import { activityLog } from "../../db/schema/activity.ts";
import { notFound } from "../../errors.ts";
import type { Solver } from "../../tutor/solver/solver.ts";
import * as conversations from "../conversations/conversations.repository.ts";
import { type Place, requireReply } from "../answers/own-reply.ts";
import { type DoubtReply, presentReply, type StoredReply } from "../answers/reply.ts";
import { solvedDoubt } from "./solved-doubt.ts";

interface Dependencies {
  db: Db;
  solver: Solver;
  now: () => Date;
}

/** A reply in which there is something to be revealed. */
type HeldReply = Extract<StoredReply, { kind: "homework" | "practice" }>;
type SolvedReply = HeldReply | DoubtReply;

export type OwnAnswerService = ReturnType<typeof createOwnAnswerService>;

/** What a student does herself with an answer that is held back: tries it, or asks to see it. */
export function createOwnAnswerService({ db, solver, now }: Dependencies) {
  /** Judges what the student found. Only what can be read counts as study. */
  async function judge(user: User, messageId: number, given: string): Promise<Verdict> {
    const { solution, check, computed } = await requireSolved(db, user, { messageId });
    const { answer } = solution;
    if (answer === "") throw notFound("Answer");
    // What was computed from the words alone says nothing of a question that is in a photo.
    const expected = check.status === "checked" ? { answer, computed } : { answer };
    const verdict = await solver.judge({ expected, given });
    if (verdict.verdict !== "unreadable") {
      await db.insert(activityLog).values({
        userId: user.id,
        act: "practice_answered",
        subject: solution.subject,
        topic: solution.topic,
        correct: verdict.verdict === "right",
        occurredAt: now(),
      });
    }
    return verdict;
  }

  /** Shows the whole solution from now on, because the student asked for it. */
  async function reveal(user: User, messageId: number): Promise<Answered> {
    const reply = await requireSolvedReply(db, user, { messageId });
    // Of a doubt nothing is held back.
    const revealed = reply.kind === "doubt" ? reply : { ...reply, revealed: true };
    await conversations.replaceReply(db, messageId, revealed);
    return { aiResponse: presentReply(revealed), message: { id: messageId } };
  }

  return { judge, reveal };
}

type Solved = Pick<HeldReply, "question" | "solution" | "check" | "computed">;

/** What was asked and solved in one of the student's own messages, homework and doubts alike. */
export async function requireSolved(db: Db, user: User, place: Place): Promise<Solved> {
  const reply = await requireSolvedReply(db, user, place);
  return reply.kind === "doubt" ? { ...reply, solution: solvedDoubt(reply.solution) } : reply;
}

function requireSolvedReply(db: Db, user: User, place: Place): Promise<SolvedReply> {
  const kinds = ["homework", "practice", "doubt"] as const;
  return requireReply(db, user, place, { kinds, called: "Answer" });
}
