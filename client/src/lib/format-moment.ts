/**
 * Dates in India for the analyst. Separate from `format.ts`, which is in the initial bundle and holds only what the
 * first screens need.
 */
const india = { timeZone: "Asia/Kolkata" } as const;
const shortDay = new Intl.DateTimeFormat("en-IN", { ...india, day: "numeric", month: "short" });
const fullDay = new Intl.DateTimeFormat("en-IN", {
  ...india,
  day: "numeric",
  month: "short",
  year: "numeric",
});
const dayAndTime = new Intl.DateTimeFormat("en-IN", {
  ...india,
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
});

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Age of a moment (specification section 9): Just now, 12m ago, 3h ago, 6d ago, and from one week on its date. */
export function timeAgo(moment: Date, now: Date): string {
  const passed = now.getTime() - moment.getTime();
  if (passed < 5 * minuteMs) return "Just now";
  if (passed < hourMs) return `${Math.floor(passed / minuteMs)}m ago`;
  if (passed < dayMs) return `${Math.floor(passed / hourMs)}h ago`;
  if (passed < 7 * dayMs) return `${Math.floor(passed / dayMs)}d ago`;
  return fullDay.format(moment);
}

/** A moment's date in India: "3 Aug 2026". */
export const dateInIndia = (moment: Date): string => fullDay.format(moment);

/** Date and time of a moment in India, to the minute: "3 Aug, 9:05 am". */
export const dateAndTimeInIndia = (moment: Date): string => dayAndTime.format(moment);

/** A day such as "2026-08-03" in short form for an axis: "3 Aug". */
export const shortDate = (day: string): string => shortDay.format(new Date(`${day}T06:00:00Z`));
