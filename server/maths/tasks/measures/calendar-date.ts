import { isSymbol, type Token } from "../../read/token.ts";

/** A day of the Gregorian calendar. */
export interface CalendarDate {
  day: number;
  /** 1 to 12. */
  month: number;
  year: number;
}

/** The months in order; the index of a name is its number less 1. */
export const monthNames =
  "January February March April May June July August September October November December".split(
    " ",
  );

const months: ReadonlyMap<string, number> = new Map([
  ...monthNames.map((name, at) => [name.toLowerCase(), at + 1] as const),
  ...monthNames.map((name, at) => [name.slice(0, 3).toLowerCase(), at + 1] as const),
  ["sept", 9],
]);

/** The first full year in which Great Britain and its colonies used the Gregorian calendar. */
const firstYear = 1753;
const lastYear = 9999;

/** Whether a year of the Gregorian calendar has 366 days. */
export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** The number of days in a month (1 to 12). */
export function daysInMonth(month: number, year: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The number of a month (1 to 12) by its name or abbreviation; null for other tokens. */
export function monthNamed(tokens: readonly Token[]): number | null {
  const [only] = tokens;
  return tokens.length === 1 && only?.kind === "word" ? (months.get(only.text) ?? null) : null;
}

/**
 * Reads "15 August 1947", "15th Aug, 1947" or "August 15, 1947" from 1753 to 9999; null for other tokens and for days
 * that do not exist.
 */
export function readDate(tokens: readonly Token[]): CalendarDate | null {
  const parts = tokens.filter((token) => !isSymbol(token, ",") && !isEnding(token));
  const [first, second, third] = parts;
  if (!first || !second || !third || parts.length !== 3) return null;
  const isDayFirst = monthNamed([second]) !== null;
  const month = monthNamed([isDayFirst ? second : first]);
  return month === null ? null : existing(whole(isDayFirst ? first : second), month, whole(third));
}

function existing(day: number | null, month: number, year: number | null): CalendarDate | null {
  if (day === null || year === null || year < firstYear || year > lastYear) return null;
  return day >= 1 && day <= daysInMonth(month, year) ? { day, month, year } : null;
}

/** Whether a token is an ordinal ending or the "of" of a date. */
function isEnding(token: Token): boolean {
  return token.kind === "word" && ["st", "nd", "rd", "th", "of"].includes(token.text);
}

function whole(token: Token): number | null {
  return token.kind === "number" && token.places === 0 ? Number(token.value.numerator) : null;
}

/** A date as text: "15 August 1947". */
export function dateText({ day, month, year }: CalendarDate): string {
  return `${day} ${monthNames[month - 1] ?? ""} ${year}`;
}

/** The number of a day; 1 January of the year 1 is day 1. Counted by years, months and days. */
export function dayNumber({ day, month, year }: CalendarDate): number {
  const before = year - 1;
  const leapDays = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  let days = before * 365 + leapDays + day;
  for (let each = 1; each < month; each += 1) days += daysInMonth(each, year);
  return days;
}

/**
 * The number of a day by the platform's calendar, for proofs; 1 January 1970 is day 0. Only differences agree with
 * those of `dayNumber`.
 */
export function platformDayNumber({ day, month, year }: CalendarDate): number {
  return Math.round(Date.UTC(year, month - 1, day) / 86400000);
}
