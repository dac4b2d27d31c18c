import { withCommands } from "./latex-escapes.ts";

const unstorable = /\0|\p{Surrogate}/gu;

/**
 * Removes NUL and lone surrogates, which Postgres can't store, so that one of them doesn't cost the whole answer. LaTeX
 * commands that lost their backslash get it back.
 */
export function storable(text: string): string {
  return withCommands(text.replaceAll(unstorable, ""));
}

/** The same for every string in a parsed JSON value, in place. */
export function storableThroughout(value: unknown): unknown {
  if (typeof value === "string") return storable(value);
  if (value === null || typeof value !== "object") return value;
  const parts = value as Record<string, unknown>; // safe: a list's places are keys as well
  for (const [key, part] of Object.entries(parts)) parts[key] = storableThroughout(part);
  return parts;
}
