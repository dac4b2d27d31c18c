/** Indian Standard Time is UTC+5:30 all year. */
const aheadOfUtcMs = 5.5 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** Midnight in India (Asia/Kolkata) at the start of this moment's day. */
export function startOfDayInIndia(moment: Date): Date {
  const days = Math.floor((moment.getTime() + aheadOfUtcMs) / dayMs);
  return new Date(days * dayMs - aheadOfUtcMs);
}

/** The day in India of a moment: "2027-03-01". */
export function dayInIndia(moment: Date): string {
  return new Date(moment.getTime() + aheadOfUtcMs).toISOString().slice(0, 10);
}

/** Midnight in India at the start of a day. */
export function beginningOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - aheadOfUtcMs);
}

/** The number of days from one day to another: 1 from today to tomorrow. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** The next day: "2026-12-31" is followed by "2027-01-01". */
export function dayAfter(day: string, count = 1): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** The Monday on or before a day. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return dayAfter(day, -sinceMonday);
}
