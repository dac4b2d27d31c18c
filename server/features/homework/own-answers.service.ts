import type { User } from "#shared/contracts/auth.ts";
import type { Answered } from "#shared/contracts/messages.ts";
import type { Verdict } from "#shared/contracts/homework.ts";
import type { Db } from "../../db/db.ts";
import { notFound } from "../../errors.ts";
import type { DoubtSolution } from "../../tutor/outputs/doubt-solution.ts";
import type { HomeworkSolution } from "../../tutor/outputs/homework-solution.ts";
import type { Solver } from "../../tutor/solver/solver.ts";
import { aboutReply } from "../answers/about-reply.ts";
import * as messages from "../answers/messages.repository.ts";
import { type Place, requireReply } from "../answers/own-reply.ts";
import { type DoubtReply, presentReply, storedReply, type StoredReply } from "../answers/reply.ts";
import type { ConceptFinder } from "../study/concept-of.ts";
import type { EarnedBadge } from "../study/progress.repository.ts";
import { recordAct } from "../study/record-act.ts";
import { withNewAchievements } from "../study/badge-news.ts";

interface Dependencies {
  db: Db;
  solver: Solver;
  library: ConceptFinder;
  now: () => Date;
}

/** A reply with a solution that may be held back. */
type HeldReply = Extract<StoredReply, { kind: "homework" | "practice" }>;
type SolvedReply = HeldReply | DoubtReply;

export type OwnAnswerService = ReturnType<typeof createOwnAnswerService>;

/** A student's actions on a held-back answer: try it, or ask to see it. */
export function createOwnAnswerService({ db, solver, library, now }: Dependencies) {
  /** Judges a student's own answer. Only a readable one counts as study. */
  async function judge(user: User, messageId: number, given: string): Promise<Verdict> {
    const { solution, check, computed } = await requireSolved(db, user, { messageId });
    const { answer } = solution;
    if (answer === "") throw notFound("Answer");
    // A value computed from the typed words alone may not belong to a question in a photo.
    const expected = check.status === "checked" ? { answer, computed } : { answer };
    const verdict = await solver.judge({ expected, given });
    if (verdict.verdict === "unreadable") return verdict;
    return {
      ...verdict,
      ...withNewAchievements(await recordTry(user, messageId, verdict.verdict === "right")),
    };
  }

  /** Records each try with its number until the answer is found; later tries are not recorded. */
  function recordTry(user: User, messageId: number, isRight: boolean): Promise<EarnedBadge[]> {
    return db.transaction(async (transaction) => {
      const { reply, conversationId } = await lockSolved(transaction, user, messageId);
      const { count, isFound } = reply.tries ?? { count: 0, isFound: false };
      if (isFound) return [];
      const attempt = count + 1;
      const tries = { count: attempt, isFound: isRight };
      const key = { id: messageId, ownerId: user.id };
      await messages.replaceReply(transaction, key, { ...reply, tries });
      return recordAct(transaction, {
        userId: user.id,
        act: "practice_answered",
        studied: aboutReply(reply, { library, grade: user.grade }),
        judged: { isRight, attempt, isAfterReveal: isShown(reply) },
        conversationId,
        moment: now(),
      });
    });
  }

  /** Shows the whole solution from now on, at the student's request. */
  function reveal(user: User, messageId: number): Promise<Answered> {
    return db.transaction(async (transaction) => {
      const { reply } = await lockSolved(transaction, user, messageId);
      // A doubt has no held-back parts.
      const revealed = reply.kind === "doubt" ? reply : { ...reply, revealed: true };
      const key = { id: messageId, ownerId: user.id };
      await messages.replaceReply(transaction, key, revealed);
      return { aiResponse: presentReply(revealed), message: { id: messageId } };
    });
  }

  return { judge, reveal };
}

/** Whether the answer is already visible to the student. */
function isShown(reply: SolvedReply): boolean {
  if (reply.kind === "doubt" || reply.revealed) return true;
  return reply.kind === "homework" && reply.helpLevel === "full";
}

/** Locks a solved reply of the student until the transaction ends, so that tries and reveals are serialised. */
async function lockSolved(db: Db, user: User, messageId: number) {
  const locked = await messages.lockReply(db, { id: messageId, ownerId: user.id });
  const reply = locked?.reply ? storedReply.parse(locked.reply) : null;
  if (!locked || !reply || !isSolved(reply)) throw notFound("Answer");
  return { reply, conversationId: locked.conversationId };
}

type Solved = Pick<HeldReply, "question" | "solution" | "check" | "computed">;

/** The question and its solution from one of the student's own messages, for homework and doubts. */
export async function requireSolved(db: Db, user: User, place: Place): Promise<Solved> {
  const reply = await requireReply(db, user, place, { kinds: solvedKinds, called: "Answer" });
  return reply.kind === "doubt" ? { ...reply, solution: solvedDoubt(reply.solution) } : reply;
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

const solvedKinds = ["homework", "practice", "doubt"] as const;

function isSolved(reply: StoredReply): reply is SolvedReply {
  return solvedKinds.some((kind) => kind === reply.kind);
}
