import { checkStep } from "../check-step.ts";
import { solutionsIn } from "../letter-values.ts";
import { readLine } from "../read-line.ts";
import { type Chain, claimsOf, holdsFor, isRounded, lettersOfEquation } from "./claims.ts";

/** A question as the solver parsed it, with its answer, in LaTeX. */
export interface SolvedReading {
  reading: string;
  answer: string;
}

/** The answer of a polynomial equation contains every root; that of others, such as n! = 12, may not. */
const polynomial =
  /^(?:[\da-z\s+\-−*×·^(){}=.]|\\times(?![a-z])|\\[dt]?frac\{[^{}a-z]*[a-z]?\}\{\d+\})+$/u;

/**
 * For a question that is an equation in one letter: each equation in this letter must be true for a solution, or
 * follow from the previous one. Null for every other question.
 */
export function createKnownChain({ reading, answer }: SolvedReading): Chain | null {
  const solutions = solutionsIn(readLine(answer));
  const letters = new Set(solutions.flatMap((values) => [...values.keys()]));
  const [letter] = letters;
  const isOne = letters.size === 1 && lettersOfEquation(reading) === letter;
  if (!isOne || !polynomial.test(reading)) return null;
  let before = reading;
  return (line) => {
    for (const claim of claimsOf(line)) {
      if (lettersOfEquation(claim) !== letter) continue;
      if (holdsFor(claim, solutions)) before = claim;
      else if (!isRounded(claim) && checkStep(before, claim) === "fails") return claim;
    }
    return null;
  };
}

/**
 * For a question whose answer is an equation in several letters, such as that of a circle: once an equation in these
 * letters is equivalent to the answer, each later one must be equivalent too, or follow from it. Null for
 * every other question.
 */
export function createFormChain({ answer }: SolvedReading): Chain | null {
  const letters = lettersOfEquation(answer);
  if (letters.length < 2) return null;
  let before: string | null = null;
  return (line) => {
    for (const claim of claimsOf(line)) {
      if (lettersOfEquation(claim) !== letters) continue;
      if (checkStep(answer, claim) === "holds") before = claim;
      else if (before !== null && !isRounded(claim) && checkStep(before, claim) === "fails") {
        return claim;
      }
    }
    return null;
  };
}
