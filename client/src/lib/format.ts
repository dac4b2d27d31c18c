import { startOfDayInIndia } from "#shared/domain/day-in-india.ts";

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** A wait in words, rounded up: 90 seconds are 2 minutes. */
export function waitingTime(seconds: number): string {
  if (seconds < 60) return plural(seconds, "second");
  if (seconds < 3600) return plural(Math.ceil(seconds / 60), "minute");
  return plural(Math.ceil(seconds / 3600), "hour");
}

const india = { timeZone: "Asia/Kolkata" } as const;
const weekday = new Intl.DateTimeFormat("en-IN", { ...india, weekday: "long" });
const dayOfYear = new Intl.DateTimeFormat("en-IN", { ...india, day: "numeric", month: "short" });
const fullDay = new Intl.DateTimeFormat("en-IN", {
  ...india,
  day: "numeric",
  month: "short",
  year: "numeric",
});
const yearOf = new Intl.DateTimeFormat("en-IN", { ...india, year: "numeric" });

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The day of a moment in India, relative to now: Today, Yesterday, Monday, 3 Aug, 3 Aug 2024. */
export function dayInWords(moment: Date, now: Date): string {
  const passed = startOfDayInIndia(now).getTime() - startOfDayInIndia(moment).getTime();
  const days = passed / dayMilliseconds;
  // If the phone's clock is behind the server's, a new question appears to be in the future.
  if (days <= 0) return "Today";
  if (days === 1) return "Yesterday";
  if (days < 7) return weekday.format(moment);
  const isThisYear = yearOf.format(moment) === yearOf.format(now);
  return (isThisYear ? dayOfYear : fullDay).format(moment);
}
