import { startOfDayInIndia } from "#shared/domain/day-in-india.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** How far the exam is: `day` is a date in India, "2027-03-01". */
export function daysLeftInWords(day: string, now: Date): string {
  const start = startOfDayInIndia(now).getTime();
  // Noon, for a day has the same date at noon wherever its midnight is counted from.
  const days = Math.floor((Date.parse(`${day}T12:00:00+05:30`) - start) / dayMilliseconds);
  if (days < 0) return "The exam is over. Edit the plan for the next one.";
  if (days === 0) return "The exam is today. All the best!";
  return days === 1 ? "1 day left" : `${days} days left`;
}
