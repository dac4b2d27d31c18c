import { dayAfter, daysBetween } from "#shared/domain/day-in-india.ts";

/** A streak as the days of study up to the last of them make it. Days are days in India, "2026-11-24". */
export interface Streak {
  /** Days of study in a row; a frozen day lies between two of them and is none. */
  current: number;
  longest: number;
  /** Days with study in all. */
  total: number;
  last: string | null;
  /** The day that was last missed and forgiven. */
  lastFrozen: string | null;
}

export const noStreak: Streak = {
  current: 0,
  longest: 0,
  total: 0,
  last: null,
  lastFrozen: null,
};

/** A streak of so many days may miss one, once in as many. */
export const freezeFrom = 7;

/** The streak after a further day of study, which is later than the last; and the day that was forgiven for it. */
export function afterDay(streak: Streak, day: string): { streak: Streak; frozen: string | null } {
  const { last } = streak;
  const gap = last === null ? Number.POSITIVE_INFINITY : daysBetween(last, day);
  const missed = last !== null && gap === 2 ? dayAfter(last) : null;
  const frozen = missed !== null && forgives(streak, missed) ? missed : null;
  const current = gap === 1 || frozen !== null ? streak.current + 1 : 1;
  return {
    streak: {
      current,
      longest: Math.max(streak.longest, current),
      total: streak.total + 1,
      last: day,
      lastFrozen: frozen ?? streak.lastFrozen,
    },
    frozen,
  };
}

/** The streak that days make, each given once and in order; and the days that were forgiven. */
export function streakOf(days: readonly string[]): { streak: Streak; frozen: string[] } {
  const frozen: string[] = [];
  const streak = days.reduce((before, day) => {
    const next = afterDay(before, day);
    if (next.frozen !== null) frozen.push(next.frozen);
    return next.streak;
  }, noStreak);
  return { streak, frozen };
}

/** A streak as it stands on a day. */
export interface StreakToday {
  current: number;
  studiedToday: boolean;
  /** Yesterday was missed and will be forgiven if she studies today. */
  frozenYesterday: string | null;
  /** Whether the next day that is missed would be forgiven. */
  canFreeze: boolean;
}

/** Where a streak stands today: what was studied yesterday can go on today, and a day that may be forgiven as well. */
export function streakOn(streak: Streak, today: string): StreakToday {
  const { last } = streak;
  const gap = last === null ? Number.POSITIVE_INFINITY : daysBetween(last, today);
  if (last === null || gap > 2) return over;
  if (gap < 2) {
    const next = gap < 1 ? dayAfter(today) : today;
    const canFreeze = forgives(streak, next);
    return { current: streak.current, studiedToday: gap < 1, frozenYesterday: null, canFreeze };
  }
  const missed = dayAfter(last);
  if (!forgives(streak, missed)) return over;
  return {
    current: streak.current,
    studiedToday: false,
    frozenYesterday: missed,
    canFreeze: false,
  };
}

const over: StreakToday = {
  current: 0,
  studiedToday: false,
  frozenYesterday: null,
  canFreeze: false,
};

function forgives({ current, lastFrozen }: Streak, missed: string): boolean {
  const isRested = lastFrozen === null || daysBetween(lastFrozen, missed) >= freezeFrom;
  return current >= freezeFrom && isRested;
}
