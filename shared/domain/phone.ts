/**
 * The ten digits of an Indian phone number, from what a person types or pastes:
 * `+91 98765 43210`, `098765-43210` and `9876543210` are the same number.
 * Anything that isn't a phone number with an Indian prefix comes back without its spaces and dashes only,
 * so that validation can judge it as it was meant.
 */
export function normalisePhone(typed: string): string {
  const compact = typed.replaceAll(/[\s().-]/gu, "");
  return /^(?:\+?91|0)(?=\d{10}$)/u.test(compact) ? compact.slice(-10) : compact;
}
