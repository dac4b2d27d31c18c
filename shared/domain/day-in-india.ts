/** Indian Standard Time is UTC+5:30 all year. */
const aheadOfUtcMs = 5.5 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** Midnight in India (Asia/Kolkata) with which the day of this moment began. */
export function startOfDayInIndia(moment: Date): Date {
  const days = Math.floor((moment.getTime() + aheadOfUtcMs) / dayMs);
  return new Date(days * dayMs - aheadOfUtcMs);
}

/** The day of a moment in India: "2027-03-01". */
export function dayInIndia(moment: Date): string {
  return new Date(moment.getTime() + aheadOfUtcMs).toISOString().slice(0, 10);
}

/** Midnight in India with which a day begins. */
export function beginningOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - aheadOfUtcMs);
}
