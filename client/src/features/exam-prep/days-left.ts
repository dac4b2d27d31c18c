import { startOfDayInIndia } from "#shared/domain/day-in-india.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Time until the exam, in words: `day` is a date in India, "2027-03-01". */
export function daysLeftInWords(day: string, now: Date): string {
  const start = startOfDayInIndia(now).getTime();
  // Noon, because its date doesn't depend on the time zone in which midnight is counted.
  const days = Math.floor((Date.parse(`${day}T12:00:00+05:30`) - start) / dayMilliseconds);
  if (days < 0) return "The exam is over. Edit the plan for the next one.";
  if (days === 0) return "The exam is today. All the best!";
  return days === 1 ? "1 day left" : `${days} days left`;
}
