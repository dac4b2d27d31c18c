import { different, type Judgement } from "./judgement.ts";

/** An angle in radians where degrees are expected: 5π/3 is 300°. Null for anything else. */
export function compareRadians(
  expected: string,
  given: string,
  compareOne: (expected: string, given: string) => Judgement,
): Judgement | null {
  const [, degrees] = /^(.*\d)\s*°$/.exec(expected) ?? [];
  const radians = given.replace(/\s*\b(?:rad|radians?)\.?$/i, "");
  if (degrees === undefined || !radians.includes("π") || radians.includes("°")) return null;
  const verdict = compareOne(`${degrees}*π/180`, radians);
  return verdict.outcome === "unreadable" ? different : verdict;
}
