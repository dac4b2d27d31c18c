/** The relations between two numbers. */
export const relationSigns = ["=", "<", ">", "≤", "≥", "≠"] as const;
export type RelationSign = (typeof relationSigns)[number];

/**
 * Whether a relation holds. `order` is negative, zero or positive where the left number is smaller, equal or larger.
 */
export function holds(sign: RelationSign, order: number): boolean {
  return {
    "=": order === 0,
    "<": order < 0,
    ">": order > 0,
    "≤": order <= 0,
    "≥": order >= 0,
    "≠": order !== 0,
  }[sign];
}
