import type { MathsStep } from "../../../outcome.ts";

/**
 * A step before it is joined to the one above it: what is done, why, and the line that results; `fresh` where the
 * line does not come from the one above, as a formula that follows the list of what is given.
 */
export type Link = readonly [title: string, why: string, line: string, joined?: "fresh"];

/** Steps of which each starts from the line of the one before it. */
export function chain(...links: readonly Link[]): MathsStep[] {
  return links.map(([title, why, after, joined], at) => ({
    title,
    why,
    before: joined === "fresh" ? null : (links[at - 1]?.[2] ?? null),
    after,
  }));
}
