import type { ExamType } from "#shared/domain/exams.ts";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { requireRow } from "../../db/require-row.ts";
import { examPlans } from "../../db/schema/exams.ts";

interface Plan {
  examType: ExamType;
  subjects: string[];
  studyHoursPerDay: number;
  targetDate: Date | null;
}

const columns = {
  id: examPlans.id,
  examType: examPlans.examType,
  subjects: examPlans.subjects,
  studyHoursPerDay: examPlans.studyHoursPerDay,
  targetDate: examPlans.targetDate,
};

export type StoredPlan = Plan & { id: number };

export async function findPlan(db: Db, userId: number): Promise<StoredPlan | undefined> {
  const [row] = await db.select(columns).from(examPlans).where(eq(examPlans.userId, userId));
  return row;
}

/** Creates or replaces the only plan of a student. */
export async function savePlan(db: Db, userId: number, plan: Plan, now: Date): Promise<StoredPlan> {
  const [row] = await db
    .insert(examPlans)
    .values({ userId, ...plan, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: examPlans.userId, set: { ...plan, updatedAt: now } })
    .returning(columns);
  return requireRow(row);
}
