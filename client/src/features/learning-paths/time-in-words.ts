const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** How long something takes: "25 minutes", "1 hour", "1 hour 30 minutes". */
export function minutesInWords(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return plural(whole, "minute");
  const rest = whole % 60;
  const hours = plural(Math.floor(whole / 60), "hour");
  return rest === 0 ? hours : `${hours} ${plural(rest, "minute")}`;
}
