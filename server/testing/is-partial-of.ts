/** Whether every text and list of a part is a prefix of its counterpart in the whole. */
export function isPartialOf(part: unknown, whole: unknown): boolean {
  if (typeof part === "string") return String(whole).startsWith(part);
  if (part === null || typeof part !== "object") return part === whole;
  const fields = (whole ?? {}) as Record<string, unknown>; // safe: looked at by key alone
  return Object.entries(part).every(([key, value]) => isPartialOf(value, fields[key]));
}
