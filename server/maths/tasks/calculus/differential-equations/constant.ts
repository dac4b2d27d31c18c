import { canonical } from "../../../algebra/canonical.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { substitute } from "../../../equations/equation.ts";
import { type Expression, integerLeaf } from "../../../expressions/expression.ts";
import { tidy } from "../../../working/tidy.ts";
import { inBrackets, sizeOf } from "../../../working/written.ts";
import { openedForm } from "../light-form.ts";
import { nicestForm } from "../nicest-form.ts";
import type { DifferentialEquation } from "./read-differential-equation.ts";
import { product, quotient, type SolutionForm } from "./solution.ts";

const multipliers = [1n, -1n, 2n, 3n, 4n, 6n, -2n].map(integerLeaf);

/** Without the common denominators of both sides: y²/2 = x²/2 + C is y² = x² + C with another constant. */
export function clearDenominators(
  solved: SolutionForm,
): { solved: SolutionForm; by: Expression } | null {
  if (solved.kind !== "implicit") return null;
  const forms = multipliers.map((by) => ({
    by,
    ofY: nicestForm(product(by, solved.ofY)),
    ofX: nicestForm(product(by, solved.ofX)),
  }));
  const size = (one: { ofY: Expression; ofX: Expression }): number =>
    sizeOf(one.ofY) + sizeOf(one.ofX);
  const best = forms.reduce((least, one) => (size(one) < size(least) ? one : least));
  if (size(best) >= size(solved)) return null;
  return { by: best.by, solved: { kind: "implicit", ofY: best.ofY, ofX: best.ofX } };
}

function at(expression: Expression, name: string, value: Expression): Expression {
  return substitute(expression, new Map([[name, { kind: "group", inner: value }]]));
}

/** The constant for which the solution passes through the point. */
export function constantFor(
  solved: SolutionForm,
  { x, y }: NonNullable<DifferentialEquation["condition"]>,
): Expression {
  const difference = (left: Expression, right: Expression): Expression => ({
    kind: "difference",
    left: { kind: "group", inner: left },
    right: { kind: "group", inner: right },
  });
  const value =
    solved.kind !== "explicit"
      ? difference(at(at(solved.ofY, "y", y), "x", x), at(solved.ofX, "x", x))
      : quotient(
          solved.particular ? difference(y, at(solved.particular, "x", x)) : y,
          at(solved.factor, "x", x),
        );
  return toExpression(canonical(value));
}

/** The right side of the solution: of y = …, or of H(y) = …, with the constant in it. */
export function rightSide(solved: SolutionForm, constant: Expression): Expression {
  const isLetter = constant.kind === "variable";
  if (solved.kind !== "explicit") {
    const whole = sum(solved.ofX, constant);
    return isLetter ? whole : nicestForm(whole);
  }
  const { particular, factor } = solved;
  const own = tidy(productOf(constant, factor));
  const whole = particular ? sum(particular, own) : own;
  return isLetter ? tidy(whole) : openedForm(nicestForm(whole, { positive: true }));
}

function sum(left: Expression, right: Expression): Expression {
  return { kind: "sum", left, right };
}

/** C/x instead of C·(1/x). */
function productOf(constant: Expression, factor: Expression): Expression {
  const isFraction = factor.kind === "quotient" && factor.left.kind === "number";
  if (!isFraction) {
    return { kind: "product", sign: "implicit", left: constant, right: inBrackets(factor) };
  }
  return quotient(tidy(product(constant, factor.left)), factor.right);
}
