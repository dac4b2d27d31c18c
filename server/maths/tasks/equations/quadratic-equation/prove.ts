import { substitute } from "../../../equations/equation.ts";
import { putBack, putBackLines } from "../../../equations/put-back.ts";
import { evaluate } from "../../../expressions/evaluate.ts";
import { integerLeaf } from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";
import { isRational, type Surd } from "../../../numbers/surd.ts";
import { surdLatex } from "../../../numbers/written.ts";
import type { OneUnknown } from "../linear-equation/recognise.ts";
import type { Proof } from "../../../task/task.ts";
import type { QuadraticResult } from "./solve.ts";

/** Substitutes every root into the equation as typed; the number of roots follows from the discriminant. */
export function prove(problem: OneUnknown, result: QuadraticResult): Proof | null {
  const { roots, form } = result;
  const discriminant = form.b ** 2n - 4n * form.a * form.c;
  const expected = discriminant < 0n ? 0 : discriminant === 0n ? 1 : 2;
  if (!isSameEquation(problem, result) || roots.length !== expected) return null;
  if (discriminant < 0n) {
    return {
      method: "The discriminant is negative, and no real number has a negative square",
      lines: [`D = b^{2} - 4ac = ${discriminant} < 0`],
    };
  }
  const lines = roots.map((root) => rootLines(problem, root));
  if (lines.some((found) => found === null)) return null;
  return {
    method:
      roots.length === 1
        ? "The root put back into the equation"
        : "Both roots put back into the equation",
    lines: lines.flatMap((found) => found ?? []),
  };
}

function rootLines({ equation, unknown, style }: OneUnknown, root: Surd): string[] | null {
  if (isRational(root)) {
    return putBackLines(equation, new Map([[unknown, root.rational]]), style);
  }
  const common = putBack(equation, new Map([[unknown, root]]));
  return (
    common && [
      `${unknown} = ${surdLatex(root)}: \\quad \\text{LHS} = \\text{RHS} = ${surdLatex(common)}`,
    ]
  );
}

/**
 * Whether the standard form is the typed equation but for its factor, seen at four places: two polynomials of
 * degree two that agree at three are the same.
 */
function isSameEquation({ equation, unknown }: OneUnknown, { form }: QuadraticResult): boolean {
  return [0n, 1n, 2n, -1n].every((value) => {
    const values = new Map([[unknown, integerLeaf(value)]]);
    const left = evaluate(substitute(equation.left, values));
    const gap = q.subtract(left, evaluate(substitute(equation.right, values)));
    const inForm = q.rational(form.a * value * value + form.b * value + form.c);
    return q.equals(q.multiply(gap, form.factor), inForm);
  });
}
