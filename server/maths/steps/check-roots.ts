import { evaluateReal } from "../algebra/evaluate-complex.ts";
import { type Expression, someWithin } from "../expressions/expression.ts";
import type { Verdict } from "./check-line.ts";
import { comparePlain } from "./compare-plain.ts";
import { type Condition, type Conditions, truthOf } from "./condition.ts";
import { realRoots, solvedValues } from "./exact-roots.ts";
import { withoutDegrees } from "./unit-letters.ts";
import type { LetterValues } from "./put-in.ts";

interface About {
  letter: string;
  solutions: readonly LetterValues[];
  /** Whether values have units, so that they may not be negative. */
  isMeasured: boolean;
}

/** Compares equations in one letter by their exact roots; `open` if there are none. */
export function checkRoots(shownBefore: Conditions, shownAfter: Conditions, about: About): Verdict {
  const hasFunction = [...shownBefore, ...shownAfter].flat().some(isOfFunctions);
  const [before, after] = hasFunction
    ? [shownBefore, shownAfter]
    : [inPlainNumbers(shownBefore), inPlainNumbers(shownAfter)];
  const lost = checkLost(before, after, about);
  if (lost === "fails") return "fails";
  const won = checkWon(before, after, about.letter);
  if (won === "fails") return "fails";
  return lost === "holds" || won === "holds" ? "holds" : "open";
}

function isOfFunctions({ left, right }: Condition): boolean {
  return [left, right].some((side) => someWithin(side, ({ kind }) => kind === "call"));
}

/** Angles are in degrees, which keeps the numbers rational. */
function inPlainNumbers(conditions: Conditions): Conditions {
  return conditions.map((together) =>
    together.map((condition) => {
      const [left, right] = [withoutDegrees(condition.left), withoutDegrees(condition.right)];
      const isSame = left === condition.left && right === condition.right;
      return isSame ? condition : { ...condition, left, right };
    }),
  );
}

/** Whether roots of the previous line are missing in this line. */
function checkLost(before: Conditions, after: Conditions, about: About): Verdict {
  const roots = realRoots(before, about.letter) ?? [];
  const truths = roots.map((root) => truthOf(after, new Map([[about.letter, root]])));
  if (truths.length === 0) return "open";
  if (truths.every((truth) => truth === true)) return "holds";
  if (truths.every((truth) => truth === false)) return "fails";
  const lost = roots.filter((_, at) => truths[at] === false);
  return lost.some((root) => isMissed(root, before, about)) ? "fails" : "open";
}

/** A root that the answer excludes may be dropped, such as a negative length. */
function isMissed(root: Expression, before: Conditions, about: About): boolean {
  const { letter, solutions, isMeasured } = about;
  const known = solutions.flatMap((solution) => solution.get(letter) ?? []);
  if (known.length > 0) return known.some((value) => comparePlain(value, root, "=") === "holds");
  // Without an answer, x is any number; other letters may be lengths and times. A line may treat one of several cases.
  return letter === "x" && !isMeasured && before.length === 1;
}

/** If the letter is isolated, every value must satisfy the previous line; squaring may have added a root. */
function checkWon(before: Conditions, after: Conditions, letter: string): Verdict {
  const solved = solvedValues(after, letter);
  const values = solved ?? realRoots(after, letter) ?? [];
  const truths = values.map((value) => truthAtValue(before, letter, value));
  if (solved && truths.includes(false)) return "fails";
  return truths.length > 0 && truths.every((truth) => truth === true) ? "holds" : "open";
}

function truthAtValue(before: Conditions, letter: string, value: Expression): boolean | null {
  // A value that is not real, or for which the previous line has no value, is not judged.
  return evaluateReal(value, new Map()) === null
    ? null
    : truthOf(before, new Map([[letter, value]]));
}
