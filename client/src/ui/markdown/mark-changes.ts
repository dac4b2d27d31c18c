import { diffArrays } from "diff";
import { latexParts, type LatexPart } from "./latex-parts.ts";

/** A line in which more than this share of the operands is new has nothing to be pointed at. */
const mostMarked = 0.7;
/** Longer lines are compared in no time only by a computer that has nothing else to do. */
const mostParts = 200;

/**
 * The LaTeX of a line of working with what is new against the line before in a class of its own (`changed`). The
 * line as it is where nothing is new, or nearly all of it, or where both lines are separate sums.
 */
export function markChanges(before: string, after: string): string {
  if (isWholeSum(before) && isWholeSum(after)) return after;
  const [old, current] = [latexParts(before), latexParts(after)];
  if (!old || !current || old.length > mostParts || current.length > mostParts) return after;
  const kept = keptParts(old, current);
  const operands = current.filter((part) => part.isOperand);
  const changed = operands.filter((part) => !kept.has(part));
  if (changed.length === 0 || changed.length > operands.length * mostMarked) return after;
  return current
    .map((part) =>
      part.isOperand && !kept.has(part) ? `\\htmlClass{changed}{${part.text}}` : part.text,
    )
    .join(" ");
}

/** 7 + 5 = 12, as in a column: numbers alone, with their result. What the next line says is no change of it. */
function isWholeSum(line: string): boolean {
  return (
    line.includes("=") &&
    !/[a-z]/iu.test(line.replaceAll(/\\(?:times|div|d?frac|left|right)(?![a-z])/giu, ""))
  );
}

/** The parts that both lines have in the same order. */
function keptParts(old: readonly LatexPart[], current: readonly LatexPart[]): Set<LatexPart> {
  const changes = diffArrays([...old], [...current], { comparator: (a, b) => a.text === b.text });
  return new Set(
    changes.filter(({ added, removed }) => !added && !removed).flatMap(({ value }) => value),
  );
}
