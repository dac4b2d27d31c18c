import { diffArrays } from "diff";
import { latexParts, type LatexPart } from "./latex-parts.ts";

/** If more than this share of the operands is new, nothing is marked. */
const maxMarkedShare = 0.7;
/** Longer lines are not compared, because that would take too long. */
const maxParts = 200;

/**
 * The LaTeX of a line of working, with the changes to the previous line in the class `changed`. Unchanged if nothing or
 * nearly everything is new, or if both lines are separate sums.
 */
export function markChanges(before: string, after: string): string {
  if (isWholeSum(before) && isWholeSum(after)) return after;
  const [old, current] = [latexParts(before), latexParts(after)];
  if (!old || !current || old.length > maxParts || current.length > maxParts) return after;
  const commonParts = findCommonParts(old, current);
  const operands = current.filter((part) => part.isOperand);
  const changed = operands.filter((part) => !commonParts.has(part));
  if (changed.length === 0 || changed.length > operands.length * maxMarkedShare) return after;
  return current
    .map((part) =>
      part.isOperand && !commonParts.has(part) ? `\\htmlClass{changed}{${part.text}}` : part.text,
    )
    .join(" ");
}

/** A complete sum such as 7 + 5 = 12: numbers only, with the result. The next line of a column is no change of it. */
function isWholeSum(line: string): boolean {
  return (
    line.includes("=") &&
    !/[a-z]/iu.test(line.replaceAll(/\\(?:times|div|d?frac|left|right)(?![a-z])/giu, ""))
  );
}

/** The longest common subsequence of the parts of both lines. */
function findCommonParts(old: readonly LatexPart[], current: readonly LatexPart[]): Set<LatexPart> {
  const changes = diffArrays([...old], [...current], { comparator: (a, b) => a.text === b.text });
  return new Set(
    changes.filter(({ added, removed }) => !added && !removed).flatMap(({ value }) => value),
  );
}
