import type { SessionDraft } from "./session-draft.ts";

interface Times {
  /** ISO 8601, by the server's clock, like `endsAt`. */
  startedAt: string;
  endsAt: string;
}

/** How far a phone's clock is ahead of the server's, measured when the start response arrived (`now`). */
export const clockAheadAtStart = ({ startedAt }: Times, now: number): number =>
  now - Date.parse(startedAt);

/**
 * The same for a session opened on another phone, or after a reload without a draft. The server says that it is open,
 * so the server's time is between start and end: a phone's clock in between is trusted, any other is taken as the
 * start.
 */
export function clockAheadOnResume(times: Times, now: number): number {
  const isBetween = now >= Date.parse(times.startedAt) && now < Date.parse(times.endsAt);
  return isBetween ? 0 : clockAheadAtStart(times, now);
}

type Clock = Pick<SessionDraft, "clockAhead" | "startedAt" | "endsAt">;

/** End of the session in milliseconds since 1970, by the phone's clock. */
export const endByPhoneClock = ({ clockAhead, endsAt }: Clock): number =>
  Date.parse(endsAt) + clockAhead;

/** Seconds since the start of the session, at most its length. */
export function secondsSpent({ clockAhead, startedAt, endsAt }: Clock, now: number): number {
  const start = Date.parse(startedAt);
  const length = Date.parse(endsAt) - start;
  const elapsed = now - clockAhead - start;
  return Math.round(Math.min(length, Math.max(0, elapsed)) / 1000);
}

/** Formats seconds: 9:05, 2:59:59. */
export function formatClock(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
