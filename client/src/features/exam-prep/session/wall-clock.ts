import type { SessionDraft } from "./session-draft.ts";

interface Times {
  /** ISO 8601, by the server's clock. */
  startedAt: string;
  endsAt: string;
}

/** How far a phone is ahead of the server, as the answer that started the session tells it: `now` is when that came. */
export const clockAheadAtStart = ({ startedAt }: Times, now: number): number =>
  now - Date.parse(startedAt);

/**
 * The same for a session that is met on another phone, or after a reload that kept nothing. The server says that it is
 * open, so its clock is between start and end: a phone in between is believed, any other is taken to be at the start.
 */
export function clockAheadOnResume(times: Times, now: number): number {
  const isBetween = now >= Date.parse(times.startedAt) && now < Date.parse(times.endsAt);
  return isBetween ? 0 : clockAheadAtStart(times, now);
}

type Clock = Pick<SessionDraft, "clockAhead" | "startedAt" | "endsAt">;

/** Milliseconds since 1970 by the phone's clock at which the session ends. */
export const endOnThisPhone = ({ clockAhead, endsAt }: Clock): number =>
  Date.parse(endsAt) + clockAhead;

/** Seconds that the session has taken, never more than it has. */
export function secondsSpent({ clockAhead, startedAt, endsAt }: Clock, now: number): number {
  const start = Date.parse(startedAt);
  const whole = Date.parse(endsAt) - start;
  const passed = now - clockAhead - start;
  return Math.round(Math.min(whole, Math.max(0, passed)) / 1000);
}

/** 9:05, 2:59:59. */
export function clockFace(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
