import { solve } from "../engine.ts";
import type { SolvingOptions } from "../offer.ts";
import { sumsIn } from "./sums-in.ts";

/** The maximum count of mathematical parts in a text with a single calculation. */
const mostTried = 3;

/**
 * The only question that an unsolved text may mean, for "Did you mean …?". Null unless exactly
 * one part of it can be solved and all the rest is chat. Solves three questions at most.
 */
export async function soleSum(text: string, options: SolvingOptions = {}): Promise<string | null> {
  const candidates = sumsIn(text);
  if (candidates.length > mostTried) return null;
  const solvable: string[] = [];
  for (const question of candidates) {
    if (question.trim() === text.trim()) continue;
    const outcome = await solve(question, options);
    if (outcome.kind === "solved") solvable.push(question);
  }
  const [only, ...others] = solvable;
  return only === undefined || others.length > 0 ? null : only;
}
