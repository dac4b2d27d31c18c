import type { User } from "#shared/contracts/auth.ts";
import type { AnswerResponse } from "#shared/contracts/messages.ts";
import type { Verdict } from "#shared/contracts/homework.ts";
import type { Db } from "../../db/db.ts";
import { notFound } from "../../errors.ts";
import type { Solver } from "../../tutor/solver/solver.ts";
import { aboutReply } from "../answers/about-reply.ts";
import * as messages from "../answers/messages.repository.ts";
import { presentReply } from "../answers/reply.ts";
import type { ConceptFinder } from "../study/concept-of.ts";
import type { EarnedBadge } from "../study/progress.repository.ts";
import { recordAct } from "../study/record-act.ts";
import { withNewAchievements } from "../study/badge-news.ts";
import { lockSolved, requireSolved, type SolvedReply } from "./solved-reply.ts";

interface Dependencies {
  db: Db;
  solver: Solver;
  library: ConceptFinder;
  now: () => Date;
}

export type OwnAnswerService = ReturnType<typeof createOwnAnswerService>;

/** A student's actions on a held-back answer: try it, or ask to see it. */
export function createOwnAnswerService({ db, solver, library, now }: Dependencies) {
  /** Judges a student's own answer. Only a readable one counts as study. */
  async function judge(user: User, messageId: number, ownAnswer: string): Promise<Verdict> {
    const { solution, check, computed } = await requireSolved(db, user, { messageId });
    const { answer } = solution;
    if (answer === "") throw notFound("Answer");
    // A value computed from the typed words alone may not belong to a question in a photo.
    const expected = check.status === "checked" ? { answer, computed } : { answer };
    const verdict = await solver.judge({ expected, given: ownAnswer });
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
        studyMatter: aboutReply(reply, { library, grade: user.grade }),
        judgement: { isRight, attempt, isAfterReveal: isShown(reply) },
        conversationId,
        moment: now(),
      });
    });
  }

  /** Shows the whole solution from now on, at the student's request. */
  function reveal(user: User, messageId: number): Promise<AnswerResponse> {
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
