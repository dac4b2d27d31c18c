import { checkStep } from "../check-step.ts";
import { solutionsIn } from "../letter-values.ts";
import type { LetterValues } from "../put-in.ts";
import { readLine } from "../read-line.ts";
import {
  type Chain,
  claimsOf,
  failsFor,
  holdsFor,
  isRounded,
  lettersOfEquation,
  mostClaims,
} from "./claims.ts";

interface Equation {
  claim: string;
  letters: string;
  /** The value that the line gives its only letter; none if it states something else. */
  values: LetterValues[];
}

export interface AboutWorking {
  /** Whether the solver could solve the question. */
  isSolved: boolean;
  /** Whether the student wrote this line on her own. */
  isAsked: (line: string) => boolean;
}

/**
 * In a word problem the steps set up their own equations, and name values of their letters. An equation that is false
 * for every value is reported if an earlier one leads to such a value, but not to the equation. For a solved question
 * the same applies to an equation that doesn't lead to the next one, and to one in several letters with one value each,
 * after another that is true for them.
 */
export function createOwnChain(lines: readonly string[], about: AboutWorking): Chain {
  const equations = lines.flatMap(claimsOf).slice(0, mostClaims).flatMap(equationIn);
  const kinds = [...new Set(equations.map(({ letters }) => letters))];
  const broken = new Set(
    kinds.flatMap((letters) => {
      const alike = equations.filter((equation) => equation.letters === letters);
      if (letters.length === 1) return brokenIn(alike, about);
      return about.isSolved ? brokenTogether(alike, solutionFor(letters, equations)) : [];
    }),
  );
  return (line) => claimsOf(line).find((claim) => broken.has(claim)) ?? null;
}

function equationIn(claim: string): Equation[] {
  const equation = withoutWork(claim);
  const letters = lettersOfEquation(equation);
  if (letters === "") return [];
  const isNaming = letters.length === 1 && !isRounded(claim);
  return [{ claim, letters, values: isNaming ? solutionsIn(readLine(equation)) : [] }];
}

/** x = 75 − 58 = 17 names 17. */
function withoutWork(claim: string): string {
  return claim.replace(/^([a-z]\s*=)[^=]+=(?=[^=]+$)/u, "$1");
}

function valuesIn(equations: readonly Equation[]): LetterValues[] {
  return equations.flatMap(({ values }) => values);
}

/** For equations in one letter. */
function brokenIn(equations: readonly Equation[], about: AboutWorking): string[] {
  const named = valuesIn(equations);
  return equations.flatMap(({ claim }, at) => {
    if (isRounded(claim) || !failsFor(claim, named)) return [];
    const later = valuesIn(equations.slice(at));
    const before = lastThatLeads(equations.slice(0, at), { named, later });
    if (before && checkStep(before.claim, claim) === "fails") return [claim];
    return about.isSolved ? brokenAfter(equations, at, about) : [];
  });
}

/**
 * Which of two consecutive equations is false if the first doesn't lead to the second: the second, unless it is
 * known to follow.
 */
function brokenAfter(
  equations: readonly Equation[],
  at: number,
  { isAsked }: AboutWorking,
): string[] {
  const [before, stray, after] = [equations[at - 1], equations[at], equations[at + 1]];
  if (!stray || !after || isRounded(after.claim)) return [];
  if (
    !holdsFor(after.claim, valuesIn(equations)) ||
    checkStep(stray.claim, after.claim) !== "fails"
  ) {
    return [];
  }
  const follows = before && checkStep(before.claim, stray.claim) === "holds";
  return [follows || isAsked(stray.claim) ? after.claim : stray.claim];
}

interface Values {
  named: readonly LetterValues[];
  /** Values that are named in a later line. */
  later: readonly LetterValues[];
}

/** The last equation that is true, if one is true for a value that is named later. */
function lastThatLeads(equations: readonly Equation[], { named, later }: Values) {
  const leading = equations.filter(({ values }) => values.length === 0);
  return leading.some(({ claim }) => holdsFor(claim, later))
    ? leading.findLast(({ claim }) => holdsFor(claim, named))
    : undefined;
}

/** For equations in several letters, after a true one; `solution` has values for all these letters. */
function brokenTogether(equations: readonly Equation[], solution: string | null): string[] {
  if (solution === null) return [];
  const start = equations.findIndex(({ claim }) => checkStep(solution, claim) === "holds");
  return equations
    .slice(start < 0 ? equations.length : start)
    .map(({ claim }) => claim)
    .filter((claim) => !isRounded(claim) && checkStep(solution, claim) === "fails");
}

/** The line that names one value of each letter, in LaTeX; null if a letter has none or several. */
function solutionFor(letters: string, equations: readonly Equation[]): string | null {
  const namings = equations.filter(({ values }) => values.length > 0);
  const ofEach = (letters.match(/./gu) ?? []).map((letter) =>
    namings.filter((one) => one.letters === letter),
  );
  const isClear = ofEach.every(
    ([first, ...others]) => first && others.every(({ claim }) => holdsFor(claim, first.values)),
  );
  return isClear ? ofEach.flatMap(([first]) => first?.claim ?? []).join(", ") : null;
}
