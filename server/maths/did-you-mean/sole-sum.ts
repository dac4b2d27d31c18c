import { solve } from "../engine.ts";
import type { SolvingOptions } from "../offer.ts";
import { sumsIn } from "./sums-in.ts";

/** More stretches than these are no talk round one sum. */
const mostTried = 3;

/**
 * The one question that a text which was not solved may mean, to be asked back: "Did you mean …?" Null unless exactly
 * one stretch of it can be solved and all the rest is talk. Solves three questions at most.
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
