import type { AnswerKind } from "../outcome.ts";
import { different, equal, type Judgement, unfinished, unreadable } from "./judgement.ts";

interface TimeOfDay {
  /** Minutes after midnight, or after noon if AM or PM is not known. */
  minutes: number;
  clock: "12" | "24" | "open";
}

const halfDay = 720;

/**
 * Times of day on a 12-hour or 24-hour clock: 5:30 PM, 17:30, 5.30 pm, half past 5. Null if the expected answer is
 * none.
 */
export function compareTimes(expected: string, given: string, kind?: AnswerKind): Judgement | null {
  const wanted = /^\d{1,2}:\d{2}\s*(?:[ap]\.?m\.?)?$/i.test(expected) ? readTime(expected) : null;
  if (!wanted) return null;
  const found = readTime(given);
  if (!found) return unreadable;
  if (wanted.clock === "12" && found.clock === "open") {
    return wanted.minutes % halfDay === found.minutes % halfDay
      ? unfinished("half-of-day")
      : different;
  }
  if (wanted.minutes !== found.minutes) return different;
  const isOther = (wanted.clock === "12") !== (found.clock === "12");
  return kind === "as-asked" && isOther ? unfinished("form") : equal;
}

const spoken: readonly [RegExp, (hour: number, minutes: number) => number][] = [
  [/^half past (\d+)$/, (hour) => hour * 60 + 30],
  [/^(?:a )?quarter past (\d+)$/, (hour) => hour * 60 + 15],
  [/^(?:a )?quarter to (\d+)$/, (hour) => hour * 60 - 15],
  [/^(\d+)\s*(?:o'?clock|baje)?$/, (hour) => hour * 60],
  [
    /^(\d+)\s*[:.]\s*([0-5]\d)(?:\s*(?:hours|hrs|h|baje))?$/,
    (hour, minutes) => hour * 60 + minutes,
  ],
  [/^([01]\d|2[0-3])([0-5]\d)\s*(?:hours|hrs|h)$/, (hour, minutes) => hour * 60 + minutes],
];

function readTime(text: string): TimeOfDay | null {
  const plain = text.toLowerCase().replaceAll(/\s+/g, " ").trim().replace(/\.$/, "");
  if (/^(?:12 )?noon$/.test(plain)) return { minutes: halfDay, clock: "12" };
  if (/^(?:12 )?midnight$/.test(plain)) return { minutes: 0, clock: "12" };
  const [, time = plain, half] = /^(?:at )?(.+?)\s*(am|pm|a\.m|p\.m)$/.exec(plain) ?? [];
  const minutes = minutesOf(time);
  if (minutes === null || minutes < 0 || minutes >= 2 * halfDay) return null;
  return half === undefined
    ? { minutes, clock: isOn24(time, minutes) ? "24" : "open" }
    : inHalf(minutes, half.startsWith("p"));
}

/** There is no 13:00 PM, and no quarter past 0 AM. */
function inHalf(minutes: number, isAfternoon: boolean): TimeOfDay | null {
  if (minutes >= 13 * 60 || minutes < 45) return null;
  return { minutes: (minutes % halfDay) + (isAfternoon ? halfDay : 0), clock: "12" };
}

function minutesOf(time: string): number | null {
  for (const [shape, read] of spoken) {
    const [, hour, minutes = "0"] = shape.exec(time) ?? [];
    if (hour !== undefined) return read(Number(hour), Number(minutes));
  }
  return null;
}

/** 17:30, 07:30 and "0730 hours" are unambiguously of the 24-hour clock. */
function isOn24(time: string, minutes: number): boolean {
  return minutes >= 13 * 60 || /^0\d|hours|hrs/.test(time);
}
