import type { MathsStep } from "../../../../outcome.ts";
import { reasons } from "../../../../working/reasons.ts";
import { step } from "../../../../lesson/lesson.ts";
import type { CountEquation } from "./count-side.ts";
import { isSame, minus, plus } from "./linear.ts";
import { candidates, type CountSolution, type Way } from "./ways.ts";

export function valuesLatex(values: readonly number[], letter: string): string {
  return values.map((value) => `${letter} = ${value}`).join(" \\text{ or } ");
}

/** The count of numbers in the last line. */
function rootCount(way: Way): number {
  if (way.kind === "polynomial") return way.roots.length;
  if (way.kind !== "equal-choices") return candidates(way).length;
  const { from, first, second } = way;
  const zeros = [minus(first, second), minus(plus(first, second), from)];
  return zeros.filter(({ slope }) => slope !== 0).length;
}

/** Whether the last line is about the unknown itself, not about n + 2. */
function isBareFactor(way: Way): boolean {
  const [linear] = way.kind === "consecutive" ? way.ready.above : [];
  const compared = way.kind === "one-factorial" ? way.of : linear;
  return compared !== undefined && isSame(compared, { slope: 1, constant: 0 });
}

/** States which of the numbers found are valid. */
export function choiceStep(
  { letter, moreThan }: CountEquation,
  { way, values }: CountSolution,
): MathsStep[] {
  const roots = rootCount(way);
  const line = valuesLatex(values, letter);
  const isSaid = way.kind === "polynomial" || way.kind === "equal-choices" || isBareFactor(way);
  if (roots === values.length && isSaid) return [];
  if (roots === values.length) return [step(`Find $${letter}$`, reasons.moveOver, line)];
  return [
    step(
      "Keep what fits",
      `$${letter}$ must be a whole number for which every factorial of the equation exists${moreThan >= 0 ? ` and $${letter} > ${moreThan}$` : ""}: there is no factorial of a negative number.`,
      line,
    ),
  ];
}
