import { wholeNumberSaid } from "../numbers/number-words.ts";
import { different, equal, type Judgement, unfinished, unreadable } from "./judgement.ts";

/** Letters and numbers only, in lower case; a bracket or a full stop does not matter. */
function bare(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[*()[\]{}.,:;?!\\-]+/g, " ")
    .replace(/^(?:(?:it|the|this|answer|ans|triangle|is|a|an)\s+)+(?=\S)/, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Answers in words: a day, a kind of triangle, a number's name. Null if the expected answer is mathematics. */
export function compareWords(expected: string, given: string): Judgement | null {
  if (!/^[\p{L}\p{M}\s,.'’-]*\p{L}{2}[\p{L}\p{M}\s,.'’-]*$/u.test(expected)) return null;
  const [wanted, found] = [bare(expected), bare(given)];
  if (wanted === found) return equal;
  return compareNames(wanted, given, found) ?? compareDays(wanted, found) ?? unreadable;
}

const days = "monday tuesday wednesday thursday friday saturday sunday".split(" ");

function compareDays(wanted: string, found: string): Judgement | null {
  if (!days.includes(wanted)) return null;
  const shortened = days.filter((day) => found.length >= 3 && day.startsWith(found));
  const named = shortened.length === 1 ? shortened[0] : found;
  if (named === wanted) return equal;
  return named !== undefined && days.includes(named) ? different : unreadable;
}

/** The name of a number: with or without "and", and never as a numeral. */
function compareNames(wanted: string, given: string, found: string): Judgement | null {
  const value = said(wanted);
  if (value === null) return null;
  const own = said(found);
  if (own !== null) return own === value ? equal : different;
  const digits = given.replaceAll(/[,\s]/g, "");
  if (!/^\d{1,40}$/.test(digits)) return unreadable;
  return BigInt(digits) === value ? unfinished("form") : different;
}

function said(words: string): bigint | null {
  return wholeNumberSaid(words.split(" ").filter((word) => word !== "and"));
}

/** A Roman numeral, letter by letter. Null if the expected answer is none. */
export function compareRoman(expected: string, given: string): Judgement | null {
  const value = romanValue(expected.trim());
  if (value === null) return null;
  const own = given.trim();
  if (/^\d{1,5}$/.test(own)) return Number(own) === value ? unfinished("form") : different;
  if (!/^[ivxlcdm]+$/i.test(own)) return unreadable;
  return own.toUpperCase() === expected.trim() ? equal : different;
}

const romanSigns: ReadonlyMap<string, number> = new Map([
  ["I", 1],
  ["V", 5],
  ["X", 10],
  ["L", 50],
  ["C", 100],
  ["D", 500],
  ["M", 1000],
]);

function romanValue(text: string): number | null {
  if (!/^[IVXLCDM]{1,20}$/.test(text)) return null;
  const values = Array.from(text, (sign) => romanSigns.get(sign) ?? 0);
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
}

/** A numeral against its name. Null if the expected answer is not a whole number, or the given one not a name. */
export function compareSaidNumber(expected: string, given: string): Judgement | null {
  const digits = expected.replaceAll(",", "");
  const value =
    /^\d{1,40}$/.test(digits) && /^[a-z\s-]{4,}$/i.test(given) ? said(bare(given)) : null;
  if (value === null) return null;
  return value === BigInt(digits) ? equal : different;
}
