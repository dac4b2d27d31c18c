import { and, asc, count, desc, eq, gt, gte, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import {
  achievements,
  activityLog,
  conceptMastery,
  learningStreaks,
  studentAbilities,
  studyDays,
} from "../../db/schema/activity.ts";
import { studentTable } from "../../db/student-table.ts";

/** The tables of the study record, for a student's data export. */
export const recordTables = [
  studentTable("studyActs", activityLog, activityLog.id),
  studentTable("badges", achievements, achievements.id),
  studentTable("streak", learningStreaks, learningStreaks.id),
  studentTable("studyDays", studyDays, studyDays.day),
  studentTable("ability", studentAbilities, studentAbilities.userId),
  studentTable("conceptMastery", conceptMastery, conceptMastery.concept),
];

export async function countRecord(db: Db, ownerId: number) {
  return {
    studyActs: await db.$count(activityLog, eq(activityLog.userId, ownerId)),
    badges: await db.$count(achievements, eq(achievements.userId, ownerId)),
  };
}

/** Days in India with study, oldest first. */
export function listStudiedDays(db: Db, ownerId: number, since: string) {
  return db
    .select({ day: studyDays.day, studyActs: studyDays.acts })
    .from(studyDays)
    .where(and(eq(studyDays.userId, ownerId), gte(studyDays.day, since), gt(studyDays.acts, 0)))
    .orderBy(asc(studyDays.day));
}

/** Library concepts, those with the most study acts first. */
export function listStudiedConcepts(
  db: Db,
  ownerId: number,
  { since, limit }: { since: Date; limit: number },
) {
  const studyActs = count();
  return db
    .select({ id: sql<string>`${activityLog.concept}`, studyActs })
    .from(activityLog)
    .where(
      and(
        eq(activityLog.userId, ownerId),
        gte(activityLog.occurredAt, since),
        isNotNull(activityLog.concept),
      ),
    )
    .groupBy(activityLog.concept)
    .orderBy(desc(studyActs), asc(activityLog.concept))
    .limit(limit);
}
