import { dayInIndia } from "#shared/domain/day-in-india.ts";
import type { Db } from "../../db/db.ts";
import type { EvidenceRow } from "./evidence.ts";
import { updateMastery, rebuildMastery } from "./update-mastery.ts";
import { type BadgeMeasures, newlyReached, reachedBadges } from "./badges.ts";
import * as repository from "./progress.repository.ts";
import { afterDay, type Streak, streakOf } from "./streak.ts";
import { afterActs, type CountedAct } from "./study-counts.ts";

interface Moving {
  acts: readonly CountedAct[];
  /** The evidence in the acts. */
  evidence: readonly EvidenceRow[];
  moment: Date;
}

/**
 * Updates a student's days, streak, counts, mastery and badges for newly recorded acts, in their transaction; only this
 * and `rebuildProgressOf` write them. Returns the badges that the acts earned.
 */
export async function updateProgress(
  db: Db,
  userId: number,
  { acts, evidence, moment }: Moving,
): Promise<repository.EarnedBadge[]> {
  if (acts.length === 0) return [];
  const before = await lockOrInsert(db, userId);
  // For a student who studied before progress was stored, counts everything now, including these acts.
  if (before === "begun") return rebuildProgressOf(db, userId, moment);
  const counts = afterActs(before.counts, acts);
  const streak = await updateDays(db, userId, { streak: before.streak, acts });
  await repository.saveProgress(db, userId, { streak, counts, moment });
  await updateMastery(db, userId, evidence);
  const badges = newlyReached(before, { counts, streak });
  return repository.insertBadges(db, userId, { badges, moment });
}

async function lockOrInsert(db: Db, userId: number): Promise<repository.Progress | "begun"> {
  const locked = await repository.lock(db, userId);
  if (locked) return locked;
  if (await repository.insertProgress(db, userId)) return "begun";
  // A concurrent act created the row.
  const begun = await repository.lock(db, userId);
  if (!begun) throw new Error("A student's progress is gone while she studies");
  return begun;
}

/** The streak after further acts; a late act causes a recount of all days. */
async function updateDays(
  db: Db,
  userId: number,
  { streak, acts }: { streak: Streak; acts: readonly CountedAct[] },
): Promise<Streak> {
  let latest = streak;
  let isLate = false;
  for (const { day, acts: count } of daysOf(acts)) {
    const isNew = await repository.addToDay(db, userId, { day, acts: count });
    if (!isNew) continue;
    isLate ||= latest.last !== null && day < latest.last;
    if (isLate) continue;
    const next = afterDay(latest, day);
    latest = next.streak;
    if (next.frozenDay !== null) await repository.insertFrozenDays(db, userId, [next.frozenDay]);
  }
  if (!isLate) return latest;
  const all = streakOf(await repository.activeDays(db, userId));
  await repository.removeDays(db, userId, "frozen");
  await repository.insertFrozenDays(db, userId, all.frozenDays);
  return all.streak;
}

/** Rebuilds a student's progress from her acts. Badges that she has are never removed. */
export async function rebuildProgressOf(
  db: Db,
  userId: number,
  moment: Date,
): Promise<repository.EarnedBadge[]> {
  await repository.insertProgress(db, userId);
  await repository.lock(db, userId);
  const acts = await repository.listActs(db, userId);
  const days = daysOf(acts);
  const { streak, frozenDays } = streakOf(days.map(({ day }) => day));
  const measures: BadgeMeasures & { streak: Streak } = { counts: afterActs({}, acts), streak };
  await repository.removeDays(db, userId, "all");
  await repository.insertDays(db, userId, days);
  await repository.insertFrozenDays(db, userId, frozenDays);
  await repository.saveProgress(db, userId, { ...measures, moment });
  await rebuildMastery(db, userId);
  return repository.insertBadges(db, userId, { badges: reachedBadges(measures), moment });
}

/** The days in India of acts, in order, with the number of acts on each. */
function daysOf(acts: readonly CountedAct[]): { day: string; acts: number }[] {
  const counts = new Map<string, number>();
  for (const { moment } of acts) {
    const day = dayInIndia(moment);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return Array.from(counts, ([day, count]) => ({ day, acts: count })).toSorted((one, other) =>
    one.day < other.day ? -1 : 1,
  );
}
