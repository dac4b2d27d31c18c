import type { MathsStep } from "../../../outcome.ts";

/**
 * A step before it is joined to the previous one: operation, reason and resulting line. `fresh` marks a line that
 * doesn't follow from the previous one, such as a formula after the list of given values.
 */
export type Link = readonly [title: string, why: string, line: string, joined?: "fresh"];

/** Returns steps each of which starts from the line of the previous one. */
export function chain(...links: readonly Link[]): MathsStep[] {
  return links.map(([title, why, after, joined], at) => ({
    title,
    why,
    before: joined === "fresh" ? null : (links[at - 1]?.[2] ?? null),
    after,
  }));
}
