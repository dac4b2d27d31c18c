/**
 * Extracts the ten digits of an Indian phone number from typed or pasted text: `+91 98765 43210`, `098765-43210` and
 * `9876543210` are the same number. From any other text it removes only spaces and dashes, and leaves the judgement to
 * validation.
 */
export function normalisePhone(typed: string): string {
  const compact = typed.replaceAll(/[\s().-]/gu, "");
  return /^(?:\+?91|0)(?=\d{10}$)/u.test(compact) ? compact.slice(-10) : compact;
}
