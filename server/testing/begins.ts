/** Whether every text and list of a part is a prefix of its counterpart in the whole. */
export function begins(part: unknown, whole: unknown): boolean {
  if (typeof part === "string") return String(whole).startsWith(part);
  if (part === null || typeof part !== "object") return part === whole;
  const places = (whole ?? {}) as Record<string, unknown>; // safe: looked at by key alone
  return Object.entries(part).every(([key, value]) => begins(value, places[key]));
}
