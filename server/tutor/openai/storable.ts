import { withCommands } from "./latex-escapes.ts";

const unstorable = /\0|\p{Surrogate}/gu;

/**
 * Postgres stores neither NUL nor half a surrogate pair, and one of them must not cost the whole answer. Commands of LaTeX
 * that lost their backslash have it again.
 */
export function storable(text: string): string {
  return withCommands(text.replaceAll(unstorable, ""));
}

/** The same for every string in a value that came out of JSON; the value is mended where it stands. */
export function storableThroughout(value: unknown): unknown {
  if (typeof value === "string") return storable(value);
  if (value === null || typeof value !== "object") return value;
  const parts = value as Record<string, unknown>; // safe: a list's places are keys as well
  for (const [key, part] of Object.entries(parts)) parts[key] = storableThroughout(part);
  return parts;
}
