import type { AnswerLanguage } from "#shared/domain/answer-language.ts";
import type { ExamType } from "#shared/domain/exams.ts";
import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { examPlans } from "../../db/schema/exams.ts";
import { users } from "../../db/schema/users.ts";

const dayMs = 86_400_000;

interface AskerChoices {
  /** The exam in her plan, until its day is over; null if there is none. */
  exam: ExamType | null;
  answerLanguage: AnswerLanguage;
}

/** A student's settings that apply to every answer. */
export async function askerChoices(db: Db, userId: number, now: Date): Promise<AskerChoices> {
  const { targetDate } = examPlans;
  const isToCome = or(isNull(targetDate), gt(targetDate, new Date(now.getTime() - dayMs)));
  const [row] = await db
    .select({ exam: examPlans.examType, answerLanguage: users.answerLanguage })
    .from(users)
    .leftJoin(examPlans, and(eq(examPlans.userId, users.id), isToCome))
    .where(eq(users.id, userId));
  return row ?? { exam: null, answerLanguage: "question" };
}
