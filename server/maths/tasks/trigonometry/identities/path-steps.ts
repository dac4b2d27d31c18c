import { isReordered } from "./same-symbols.ts";
import { sizeOf } from "../../../working/written.ts";
import type { Transformation } from "../../../working/work-out.ts";
import type { Expression } from "../../../expressions/expression.ts";
import * as form from "../../../algebra/quotient.ts";
import type { SearchForm } from "./search.ts";
import { writeForm, writeSides } from "./write-sides.ts";
import type { AngleUnit } from "./written-angle.ts";

/** The moves of a path as steps, with cancelling as a separate step where it shortens the line considerably. */
export function pathSteps(
  path: readonly SearchForm[],
  first: Expression,
  unit: AngleUnit,
): Transformation[] {
  const steps: Transformation[] = [];
  let before = first;
  for (const { value, from } of path) {
    if (!from) continue;
    const { title, why, sides } = from.application;
    const raw = writeSides(sides, unit);
    const after = writeForm(value, unit);
    const isWorthALine =
      raw.kind === "quotient" &&
      !form.isZero(value) &&
      !isReordered(raw, after) &&
      sizeOf(raw) > sizeOf(after) + 2;
    if (isWorthALine && !isReordered(before, raw)) {
      steps.push({ before, after: raw, title, why: why() });
      steps.push({ before: raw, after, title: "Cancel what is common", why: cancelling });
    } else steps.push({ before, after, title, why: why() });
    before = after;
  }
  return steps.filter((step) => !isReordered(step.before, step.after));
}

const cancelling = "Above and below are divided by the same factor, so the value stays the same.";
