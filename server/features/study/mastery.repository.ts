import { and, asc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { activityLog, conceptMastery, studentAbilities } from "../../db/schema/activity.ts";
import type { EvidenceRow } from "./evidence.ts";
import type { AbilityEstimate } from "./mastery.ts";

/** An estimate, with the time of its last evidence. */
export interface StoredAbility extends AbilityEstimate {
  lastAt: Date;
}

/** The stored state of a concept. */
export interface ConceptAbility extends StoredAbility {
  concept: string;
  answers: number;
  right: number;
}

export async function findAbility(db: Db, userId: number): Promise<StoredAbility | undefined> {
  const [row] = await db.select().from(studentAbilities).where(eq(studentAbilities.userId, userId));
  return row && { mean: row.rating, variance: row.variance, lastAt: row.lastAt };
}

/** The stored states of these concepts, or of all. */
export async function findConcepts(
  db: Db,
  userId: number,
  concepts?: readonly string[],
): Promise<ConceptAbility[]> {
  const among = concepts && inArray(conceptMastery.concept, [...concepts]);
  const rows = await db
    .select()
    .from(conceptMastery)
    .where(and(eq(conceptMastery.userId, userId), among));
  return rows.map(({ userId: _userId, rating, ...rest }) => ({ mean: rating, ...rest }));
}

export async function saveAbility(
  db: Db,
  userId: number,
  { mean, variance, lastAt }: StoredAbility,
): Promise<void> {
  const values = { rating: mean, variance, lastAt };
  await db
    .insert(studentAbilities)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: studentAbilities.userId, set: values });
}

export async function saveConcepts(
  db: Db,
  userId: number,
  concepts: readonly ConceptAbility[],
): Promise<void> {
  if (concepts.length === 0) return;
  await db
    .insert(conceptMastery)
    .values(concepts.map(({ mean, ...rest }) => ({ userId, rating: mean, ...rest })))
    .onConflictDoUpdate({
      target: [conceptMastery.userId, conceptMastery.concept],
      set: {
        rating: sql`excluded.rating`,
        variance: sql`excluded.variance`,
        answers: sql`excluded.answers`,
        right: sql`excluded."right"`,
        lastAt: sql`excluded.last_at`,
      },
    });
}

export async function removeMastery(db: Db, userId: number): Promise<void> {
  await db.delete(conceptMastery).where(eq(conceptMastery.userId, userId));
  await db.delete(studentAbilities).where(eq(studentAbilities.userId, userId));
}

/** All evidence of a student, ordered by moment, then by insertion. */
export async function evidenceRows(db: Db, userId: number): Promise<EvidenceRow[]> {
  const rows = await db
    .select({
      moment: activityLog.occurredAt,
      concept: sql<string>`${activityLog.concept}`,
      act: activityLog.act,
      difficulty: activityLog.difficulty,
      isRight: activityLog.correct,
      feedback: activityLog.feedback,
    })
    .from(activityLog)
    .where(
      and(
        eq(activityLog.userId, userId),
        isNotNull(activityLog.concept),
        or(activityLog.isEvidence, isNotNull(activityLog.feedback)),
      ),
    )
    .orderBy(asc(activityLog.occurredAt), asc(activityLog.id));
  return rows;
}
