import { dayAfter, daysBetween } from "#shared/domain/day-in-india.ts";

/** A streak as of its last day of study. Days are days in India, "2026-11-24". */
export interface Streak {
  /** Consecutive days of study; a frozen day in between doesn't break the streak, and doesn't count. */
  current: number;
  longest: number;
  /** The total number of days with study. */
  total: number;
  last: string | null;
  /** The last missed day that was forgiven. */
  lastFrozen: string | null;
}

export const emptyStreak: Streak = {
  current: 0,
  longest: 0,
  total: 0,
  last: null,
  lastFrozen: null,
};

/** The minimum streak in days that forgives a missed day, and the minimum distance between two forgiven days. */
export const shortestFreezableStreak = 7;

/** The streak after a further study day, later than the last; and the day forgiven for it, if any. */
export function afterDay(
  streak: Streak,
  day: string,
): { streak: Streak; frozenDay: string | null } {
  const { last } = streak;
  const gap = last === null ? Number.POSITIVE_INFINITY : daysBetween(last, day);
  const missed = last !== null && gap === 2 ? dayAfter(last) : null;
  const frozenDay = missed !== null && forgives(streak, missed) ? missed : null;
  const current = gap === 1 || frozenDay !== null ? streak.current + 1 : 1;
  return {
    streak: {
      current,
      longest: Math.max(streak.longest, current),
      total: streak.total + 1,
      last: day,
      lastFrozen: frozenDay ?? streak.lastFrozen,
    },
    frozenDay,
  };
}

/** The streak of these days, unique and in order; and the forgiven days. */
export function streakOf(days: readonly string[]): { streak: Streak; frozenDays: string[] } {
  const frozenDays: string[] = [];
  const streak = days.reduce((before, day) => {
    const next = afterDay(before, day);
    if (next.frozenDay !== null) frozenDays.push(next.frozenDay);
    return next.streak;
  }, emptyStreak);
  return { streak, frozenDays };
}

/** A streak on a given day. */
export interface StreakToday {
  current: number;
  studiedToday: boolean;
  /** A missed yesterday that will be forgiven if she studies today; else null. */
  frozenYesterday: string | null;
  /** Whether the next missed day would be forgiven. */
  canFreeze: boolean;
}

/** The streak today: it can continue if she studied yesterday, or if the missed day may be forgiven. */
export function streakOn(streak: Streak, today: string): StreakToday {
  const { last } = streak;
  const gap = last === null ? Number.POSITIVE_INFINITY : daysBetween(last, today);
  if (last === null || gap > 2) return over;
  if (gap < 2) {
    const next = gap < 1 ? dayAfter(today) : today;
    const canFreeze = forgives(streak, next);
    return { current: streak.current, studiedToday: gap < 1, frozenYesterday: null, canFreeze };
  }
  const missedDay = dayAfter(last);
  if (!forgives(streak, missedDay)) return over;
  return {
    current: streak.current,
    studiedToday: false,
    frozenYesterday: missedDay,
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
  const isRested =
    lastFrozen === null || daysBetween(lastFrozen, missed) >= shortestFreezableStreak;
  return current >= shortestFreezableStreak && isRested;
}
