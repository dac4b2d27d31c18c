import {
  type Expression,
  integerLeaf,
  someWithin,
  ungroup,
  variablesIn,
} from "../../../expressions/expression.ts";
import { letterLatex } from "../../../expressions/write-latex.ts";
import { substitute } from "../../../equations/equation.ts";
import { hasLetter } from "../derivative/derivation.ts";
import { overBar } from "../fraction-of.ts";
import { nicestForm } from "../nicest-form.ts";
import { type Approach, limitLatex, orNull } from "./approach.ts";
import { type Method, precededBy } from "./limit-working.ts";

/** x sin(1/x) for x tending to infinity: t = 1/x tends to 0, where the standard limits apply. */
export const reciprocal: Method = (expression, { approach, again }) => {
  const { variable, point } = approach;
  if (point || !someWithin(expression, (part) => isOfReciprocal(part, variable))) return null;
  const letter = variablesIn(expression).includes("t") ? "h" : "t";
  const inverse = overBar(integerLeaf(1n), { kind: "variable", name: letter });
  const put = substitute(expression, new Map([[variable, { kind: "group", inner: inverse }]]));
  const moved = orNull(() => nicestForm(put));
  if (!moved) return null;
  const near: Approach = {
    ...approach,
    variable: letter,
    point: integerLeaf(0n),
    isOneSided: true,
  };
  const found = again(moved, near);
  const step = {
    title: `Put $${letterLatex(variable)} = \\frac{1}{${letter}}$`,
    why: `Then $${letter} \\to 0$ from the ${approach.side > 0 ? "right" : "left"}, where the standard limits hold.`,
    before: limitLatex(expression, approach),
    after: limitLatex(moved, near),
  };
  return precededBy([step], found?.method ?? "", found);
};

/** A function, or a power, of something with the letter below a bar. */
function isOfReciprocal(part: Expression, variable: string): boolean {
  const inside =
    part.kind === "call" ? part.argument : part.kind === "power" ? part.exponent : null;
  return (
    inside !== null &&
    someWithin(
      ungroup(inside),
      (inner) => inner.kind === "quotient" && hasLetter(inner.right, variable),
    )
  );
}
