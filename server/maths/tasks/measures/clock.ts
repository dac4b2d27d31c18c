import { isSymbol, type Token } from "../../read/token.ts";

const halfDay = 720;
export const minutesOfDay = 1440;

/** A time of day in minutes after midnight, with the clock on which it was written. */
export interface ClockTime {
  minutes: number;
  clock: "12" | "24";
}

/** Reads "6:20 AM", "6.20 pm", "6 am", "18:30", "1830 hours" or "noon"; null for other tokens and for 6:20 alone. */
export function readClock(tokens: readonly Token[]): ClockTime | null {
  const named = nameOf(tokens);
  if (named !== null) return { minutes: named, clock: "12" };
  const last = tokens.at(-1);
  const half = last?.kind === "word" ? last.text : "";
  if (half === "am" || half === "pm") {
    const digits = hoursAndMinutes(tokens.slice(0, -1), false);
    return digits && onHalfDay(digits, half);
  }
  const isNamed = isHours(last);
  const digits = hoursAndMinutes(isNamed ? tokens.slice(0, -1) : tokens, isNamed);
  return digits && onFullDay(digits, isNamed);
}

function onHalfDay({ hour, minute }: Digits, half: "am" | "pm"): ClockTime | null {
  if (hour < 1 || hour > 12 || minute > 59) return null;
  return { minutes: (hour % 12) * 60 + minute + (half === "pm" ? halfDay : 0), clock: "12" };
}

/** The time on the 24-hour clock; null if it may be in the afternoon. 06:20 and 18:20 are certain, 6:20 is not. */
function onFullDay({ hour, minute, isPadded }: Digits, isNamed: boolean): ClockTime | null {
  const isCertain = hour > 12 || hour === 0 || isPadded || isNamed;
  return hour < 24 && minute <= 59 && isCertain
    ? { minutes: hour * 60 + minute, clock: "24" }
    : null;
}

function nameOf(tokens: readonly Token[]): number | null {
  const text = tokens
    .map((token) =>
      token.kind === "word" ? token.text : token.kind === "number" ? token.written : "?",
    )
    .join(" ");
  if (text === "noon" || text === "12 noon") return halfDay;
  return text === "midnight" || text === "12 midnight" ? 0 : null;
}

function isHours(token: Token | undefined): boolean {
  return token?.kind === "word" && ["hours", "hrs", "hour", "hr"].includes(token.text);
}

interface Digits {
  hour: number;
  minute: number;
  isPadded: boolean;
}

/** Reads "6:20", "6.20", "6", and "1830" before "hours"; null for other tokens. */
function hoursAndMinutes(tokens: readonly Token[], isBeforeHours: boolean): Digits | null {
  const written = tokens
    .map((token) => (token.kind === "number" || isSymbol(token, ":") ? token.written : "?"))
    .join("");
  const [, hour, minute] =
    /^(\d{1,2})[:.](\d{2})$/.exec(written) ??
    (isBeforeHours ? /^(\d{2})(\d{2})$/ : /^(\d{1,2})$/).exec(written) ??
    [];
  if (hour === undefined) return null;
  return { hour: Number(hour), minute: Number(minute ?? "0"), isPadded: hour.startsWith("0") };
}

/** "3:51 PM" or "15:51". */
export function clockText(minutes: number, written: ClockTime["clock"]): string {
  const hour = Math.floor(minutes / 60);
  const minute = (minutes % 60).toString().padStart(2, "0");
  if (written === "24") return `${hour.toString().padStart(2, "0")}:${minute}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? "AM" : "PM"}`;
}

/** A time of day in LaTeX. */
export function clockLatex(minutes: number, written: ClockTime["clock"]): string {
  return `\\text{${clockText(minutes, written)}}`;
}
