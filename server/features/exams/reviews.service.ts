import type { User } from "#shared/contracts/auth.ts";
import type { Bank } from "../../bank/bank.ts";
import type { Db } from "../../db/db.ts";
import { dueOf } from "./draw-session.ts";
import { findPlan } from "./plans.repository.ts";
import { findHistory } from "./question-history.repository.ts";

interface Dependencies {
  db: Db;
  bank: Bank;
  now: () => Date;
}

export type ReviewService = ReturnType<typeof createReviewService>;

export function createReviewService({ db, bank, now }: Dependencies) {
  /** The number of due questions in the plan's subjects, and those subjects; none without a plan. */
  async function due({ id, grade }: User): Promise<{ due: number; subjects: string[] }> {
    const plan = await findPlan(db, id);
    if (!plan) return { due: 0, subjects: [] };
    const { examType: exam, subjects } = plan;
    const pools = subjects.map((subject) => ({
      subject,
      from: bank.forStudent({ exam, subject, grade, kind: "choice" }),
    }));
    const questions = pools.flatMap(({ from }) => from.map((question) => question.id));
    const history = await findHistory(db, { userId: id, questions, now: now() });
    const counts = pools.map(({ subject, from }) => ({
      subject,
      due: dueOf(from, history).length,
    }));
    return {
      due: counts.reduce((sum, each) => sum + each.due, 0),
      subjects: counts.flatMap((each) => (each.due > 0 ? [each.subject] : [])),
    };
  }

  return { due };
}
