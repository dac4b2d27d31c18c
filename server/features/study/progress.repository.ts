import { and, asc, desc, eq, gt, gte, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../db/db.ts";
import { achievements, activityLog, learningStreaks, studyDays } from "../../db/schema/activity.ts";
import { users } from "../../db/schema/users.ts";
import type { Badge } from "./badges.ts";
import type { Streak } from "./streak.ts";
import type { CountedAct, StudyCounts } from "./study-counts.ts";

/** A student's stored progress, all of it derived from her acts. */
export interface Progress {
  streak: Streak;
  counts: StudyCounts;
}

export interface Goals {
  weeklyGoal: number;
  monthlyGoal: number;
}

const storedCounts = z.record(z.string(), z.int());

/** Creates the student's row if there is none; true if it was created now. */
export async function insertProgress(db: Db, userId: number): Promise<boolean> {
  const insertedRow = await db
    .insert(learningStreaks)
    .values({ userId })
    .onConflictDoNothing({ target: learningStreaks.userId })
    .returning({ id: learningStreaks.id });
  return insertedRow.length > 0;
}

/** Locks a student's progress until the transaction ends, so that her acts are counted one at a time. */
export async function lock(db: Db, userId: number): Promise<Progress | undefined> {
  const rows = await db
    .select()
    .from(learningStreaks)
    .where(eq(learningStreaks.userId, userId))
    .for("update");
  return rows.map(progressOf)[0];
}

export async function find(db: Db, userId: number): Promise<(Progress & Goals) | undefined> {
  const rows = await db.select().from(learningStreaks).where(eq(learningStreaks.userId, userId));
  return rows.map((row) => ({
    ...progressOf(row),
    weeklyGoal: row.weeklyGoal,
    monthlyGoal: row.monthlyGoal,
  }))[0];
}

function progressOf(row: typeof learningStreaks.$inferSelect): Progress {
  const streak = {
    current: row.currentStreak,
    longest: row.longestStreak,
    total: row.totalActiveDays,
    last: row.lastActivityDate,
    lastFrozen: row.lastFrozenDate,
  };
  return { streak, counts: storedCounts.parse(row.counts) };
}

export async function saveProgress(
  db: Db,
  userId: number,
  { streak, counts, moment }: Progress & { moment: Date },
): Promise<void> {
  await db
    .update(learningStreaks)
    .set({
      currentStreak: streak.current,
      longestStreak: streak.longest,
      totalActiveDays: streak.total,
      lastActivityDate: streak.last,
      lastFrozenDate: streak.lastFrozen,
      counts,
      updatedAt: moment,
    })
    .where(eq(learningStreaks.userId, userId));
}

export async function saveGoals(db: Db, userId: number, goals: Goals): Promise<void> {
  await db.update(learningStreaks).set(goals).where(eq(learningStreaks.userId, userId));
}

/** Adds acts to a day; true if the day had none before. */
export async function addToDay(
  db: Db,
  userId: number,
  { day, acts }: { day: string; acts: number },
): Promise<boolean> {
  const [row] = await db
    .insert(studyDays)
    .values({ userId, day, acts })
    .onConflictDoUpdate({
      target: [studyDays.userId, studyDays.day],
      set: { acts: sql`${studyDays.acts} + excluded.acts` },
    })
    .returning({ acts: studyDays.acts });
  return row?.acts === acts;
}

/** All days with study, in order. */
export async function activeDays(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .select({ day: studyDays.day })
    .from(studyDays)
    .where(and(eq(studyDays.userId, userId), gt(studyDays.acts, 0)))
    .orderBy(asc(studyDays.day));
  return rows.map(({ day }) => day);
}

/** The days from a given one on, with study or forgiven. */
export async function daysSince(
  db: Db,
  userId: number,
  first: string,
): Promise<{ day: string; acts: number }[]> {
  return db
    .select({ day: studyDays.day, acts: studyDays.acts })
    .from(studyDays)
    .where(and(eq(studyDays.userId, userId), gte(studyDays.day, first)))
    .orderBy(asc(studyDays.day));
}

export async function insertFrozenDays(
  db: Db,
  userId: number,
  days: readonly string[],
): Promise<void> {
  if (days.length === 0) return;
  await db
    .insert(studyDays)
    .values(days.map((day) => ({ userId, day, acts: 0 })))
    .onConflictDoNothing();
}

/** Removes the forgiven days, or all days. */
export async function removeDays(db: Db, userId: number, which: "frozen" | "all"): Promise<void> {
  const own = eq(studyDays.userId, userId);
  await db.delete(studyDays).where(which === "all" ? own : and(own, eq(studyDays.acts, 0)));
}

export async function insertDays(
  db: Db,
  userId: number,
  days: readonly { day: string; acts: number }[],
): Promise<void> {
  if (days.length === 0) return;
  await db.insert(studyDays).values(days.map((each) => ({ userId, ...each })));
}

/** The study acts of a student, in the form for counting. */
export async function listActs(db: Db, userId: number): Promise<CountedAct[]> {
  const rows = await db
    .select({
      act: activityLog.act,
      subject: activityLog.subject,
      difficulty: activityLog.difficulty,
      correct: activityLog.correct,
      attempt: activityLog.attempt,
      isAfterReveal: activityLog.isAfterReveal,
      feedback: activityLog.feedback,
      moment: activityLog.occurredAt,
    })
    .from(activityLog)
    .where(eq(activityLog.userId, userId));
  return rows.map(({ correct, attempt, isAfterReveal, feedback, ...row }) => ({
    ...row,
    isFirstRight: correct === true && attempt === 1 && !isAfterReveal,
    isUnderstood: feedback === "understood",
  }));
}

/** The ids of up to `most` students after the id `last`, in order. */
export async function studentsAfter(db: Db, last: number, most: number): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(gt(users.id, last))
    .orderBy(asc(users.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

export type EarnedBadge = Omit<typeof achievements.$inferSelect, "userId" | "metadata">;

const earnedColumns = {
  id: achievements.id,
  badgeId: achievements.badgeId,
  badgeName: achievements.badgeName,
  badgeDescription: achievements.badgeDescription,
  badgeIcon: achievements.badgeIcon,
  badgeCategory: achievements.badgeCategory,
  earnedAt: achievements.earnedAt,
  announcedAt: achievements.announcedAt,
};

/** Awards badges that the student doesn't have; existing ones stay unchanged. */
export async function insertBadges(
  db: Db,
  userId: number,
  { badges, moment }: { badges: readonly Badge[]; moment: Date },
): Promise<EarnedBadge[]> {
  if (badges.length === 0) return [];
  const rows = badges.map(({ id, name, description, icon, category }) => ({
    userId,
    badgeId: id,
    badgeName: name,
    badgeDescription: description,
    badgeIcon: icon,
    badgeCategory: category,
    earnedAt: moment,
  }));
  return db
    .insert(achievements)
    .values(rows)
    .onConflictDoNothing({ target: [achievements.userId, achievements.badgeId] })
    .returning(earnedColumns);
}

export async function listBadges(db: Db, userId: number): Promise<EarnedBadge[]> {
  return db
    .select(earnedColumns)
    .from(achievements)
    .where(eq(achievements.userId, userId))
    .orderBy(desc(achievements.earnedAt), desc(achievements.id));
}

/** Marks unannounced badges as announced and returns them: only one of several concurrent requests gets them. */
export async function markBadgesAnnounced(
  db: Db,
  userId: number,
  moment: Date,
): Promise<EarnedBadge[]> {
  return db
    .update(achievements)
    .set({ announcedAt: moment })
    .where(and(eq(achievements.userId, userId), isNull(achievements.announcedAt)))
    .returning(earnedColumns);
}
