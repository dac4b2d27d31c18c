/** The days of a month, "2026-11", each as "2026-11-24". */
export function daysOfMonth(month: string): string[] {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, day) => `${month}-${String(day + 1).padStart(2, "0")}`);
}

/** Splits days into weeks that begin on Monday, with null for days of a week outside the given ones. */
export function weeksOf(days: readonly string[]): (string | null)[][] {
  const [first] = days;
  if (first === undefined) return [];
  const before = (new Date(first).getUTCDay() + 6) % 7;
  const places = [...Array.from({ length: before }, () => null), ...days];
  const weeks = Array.from({ length: Math.ceil(places.length / 7) }, (_, week) =>
    places.slice(7 * week, 7 * week + 7),
  );
  return weeks.map((week) => [...week, ...Array.from({ length: 7 - week.length }, () => null)]);
}
