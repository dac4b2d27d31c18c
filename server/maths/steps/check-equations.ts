import { type Expression, variablesIn } from "../expressions/expression.ts";
import type { Verdict } from "./check-line.ts";
import { checkRoots } from "./check-roots.ts";
import { compareInequalities, hasInequality } from "./compare-inequalities.ts";
import { type Condition, type Conditions, lettersIn, truthOf } from "./condition.ts";
import { solutionsOf } from "./letter-values.ts";
import { isImplied } from "./implied.ts";
import type { LetterValue } from "./named-values.ts";
import { type LetterValues, putIn } from "./put-in.ts";
import { sameAtRoots } from "./sampled-roots.ts";
import { withoutUnits } from "./unit-letters.ts";

/** Facts about the letters: solutions of the problem, and values that earlier lines give to letters. */
interface Known {
  solutions: readonly LetterValues[];
  givens?: ReadonlyMap<string, LetterValue>;
  /** Whether values have units, so that they may not be negative. */
  isMeasured?: boolean;
}

/**
 * Whether one equation or inequality may follow another: no known solution is lost, no computable root is lost
 * except one that the answer excludes, and no new root contradicts the previous line.
 */
export function checkEquations(before: Conditions, after: Conditions, known: Known): Verdict {
  const byAnswer = checkKnown(before, after, known.solutions);
  if (byAnswer === "fails") return "fails";
  const satisfied = checkValuesFound(before, after);
  if (satisfied !== "open") return satisfied;
  const byThemselves = checkThemselves(before, after, known);
  if (byThemselves !== "open") return byThemselves;
  return byAnswer === "open" ? checkWithGivens(before, after, known) : byAnswer;
}

/** If several letters get values at once, these must satisfy the previous line. */
function checkValuesFound(before: Conditions, after: Conditions): Verdict {
  const solutions = after.flatMap((together) => solutionsOf(together));
  const isSolved =
    solutions.length === after.length &&
    solutions.every((values) => values.size > 1 && [...values.values()].every(isNumber));
  if (!isSolved || hasInequality(before)) return "open";
  const truths = solutions.map((values) => truthOf(before, values));
  if (truths.includes(false)) return "fails";
  return truths.every((truth) => truth === true) ? "holds" : "open";
}

function isNumber(value: Expression): boolean {
  return variablesIn(value).length === 0;
}

function checkThemselves(before: Conditions, after: Conditions, known: Known): Verdict {
  const { solutions, isMeasured = false } = known;
  const letters = lettersIn(before);
  const isSame = letters.join() === lettersIn(after).join();
  const only = isSame && letters.length === 1 ? letters[0] : undefined;
  const inequalities = [before, after].filter(hasInequality).length;
  if (inequalities > 0) {
    return inequalities === 2 && only !== undefined
      ? compareInequalities(before, after, only)
      : "open";
  }
  const byRoots =
    only === undefined
      ? "open"
      : checkRoots(before, after, { letter: only, solutions, isMeasured });
  return byRoots === "open" ? checkImplied(before, after, isSame) : byRoots;
}

/** For every known solution: if the first is true, the second is true. */
export function checkKnown(
  before: Conditions,
  after: Conditions,
  solutions: readonly LetterValues[],
): Verdict {
  const letters = [...lettersIn(before), ...lettersIn(after)];
  let verdict: Verdict = "open";
  for (const solution of solutions) {
    if (solution.size === 0 || !letters.some((letter) => solution.has(letter))) continue;
    const [first, then] = [truthOf(before, solution), truthOf(after, solution)];
    if (first === true && then === false) return "fails";
    if (first === true && then === true) verdict = "holds";
  }
  return verdict;
}

function checkImplied(before: Conditions, after: Conditions, isSame: boolean): Verdict {
  const [given, then] = [onlyOne(before), onlyOne(after)];
  if (!given || !then) return "open";
  const implied = then.map((condition) => isImplied(given, condition));
  if (implied.every((one) => one === "implied")) return "holds";
  if (implied.includes("contradicted")) return "fails";
  if (!isSame || given.length > 1 || then.length > 1) return "open";
  return implied[0] === "independent" ? "fails" : checkAtRoots(given, then);
}

/** The conditions, if there are no alternatives. */
function onlyOne([together, other]: Conditions): readonly Condition[] | null {
  return together && !other ? together : null;
}

function checkAtRoots([before]: readonly Condition[], [after]: readonly Condition[]): Verdict {
  const isSame = before && after ? sameAtRoots(before, after) : null;
  if (isSame === null) return "open";
  return isSame ? "holds" : "fails";
}

/** Substitutes known values for letters that were added or removed: u for x², 13 for x. */
function checkWithGivens(before: Conditions, after: Conditions, { givens }: Known): Verdict {
  const [old, now] = [new Set(lettersIn(before)), new Set(lettersIn(after))];
  const values = new Map(
    [...(givens ?? [])].flatMap(([name, { value, isRounded }]) =>
      isRounded || old.has(name) === now.has(name) ? [] : [[name, withoutUnits(value)] as const],
    ),
  );
  if (values.size === 0) return "open";
  const [first, then] = [before, after].map((conditions) => withValues(conditions, values));
  const verdict = first && then ? checkThemselves(first, then, { solutions: [] }) : "open";
  // A value may apply to one case only.
  return verdict === "holds" ? "holds" : "open";
}

function withValues(conditions: Conditions, values: LetterValues): Conditions {
  return conditions.map((together) =>
    together.map(({ left, right, relation }): Condition => ({
      left: putIn(left, values),
      right: putIn(right, values),
      relation,
    })),
  );
}
