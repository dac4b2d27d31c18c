import { canonical } from "../../../algebra/canonical.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { type Expression, integerLeaf } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { findIntegral } from "../integral/find-integral.ts";
import { integralLatex, stepsOrTable } from "../integral/integral-of.ts";
import { openedForm } from "../light-form.ts";
import { nicestForm } from "../nicest-form.ts";
import { exponentialOf } from "./exponential.ts";
import { factorLatex } from "./separable.ts";
import { type DifferentialSolution, product, quotient, slopeLatex } from "./solution.ts";
import { reasons } from "../../../working/reasons.ts";

/** dy/dx + Py = Q. */
interface StandardForm {
  P: Expression;
  Q: Expression;
}

function inStandardForm(f: Expression): StandardForm | null {
  const [free, times, more] = coefficientsIn(canonical(f), "y") ?? [];
  if (!free || !times || more) return null;
  return {
    P: nicestForm(toExpression(form.negate(times))),
    Q: nicestForm(toExpression(free)),
  };
}

function standardLatex({ P, Q }: StandardForm): string {
  const p = factorLatex(P);
  const size = p.replace(/^-/, "");
  const isShort = /^(?:\d+|[a-z]|\\frac\{[^{}]*\}\{[^{}]*\})$/.test(size);
  const term = size === "1" ? "y" : isShort ? `${size}y` : `${size} \\cdot y`;
  return `${slopeLatex} ${p === size ? "+" : "-"} ${term} = ${factorLatex(Q)}`;
}

/** dy/dx + Py = Q, multiplied by e^(∫P dx); null if y does not occur in the first power. */
export function byIntegratingFactor(f: Expression): DifferentialSolution | null {
  const standardForm = inStandardForm(f);
  if (!standardForm) return null;
  const { P, Q } = standardForm;
  const power = findIntegral(P, "x");
  if (!power) return null;
  const factor = exponentialOf(power.result);
  const under = nicestForm(product(Q, factor), { positive: true });
  const right = findIntegral(under, "x");
  if (!right) return null;
  const inverse = nicestForm(quotient(integerLeaf(1n), factor), { positive: true });
  const particular = openedForm(nicestForm(quotient(right.result, factor)));
  const standard = standardLatex(standardForm);
  const m = factorLatex(factor);
  const whole = `y \\cdot ${m} = ${integralLatex(under, "x")}`;
  const done = `y \\cdot ${m} = ${expressionLatex(right.result)} + C`;
  const substeps = stepsOrTable(right, "x");
  return {
    method: "Integrating factor",
    solution: { kind: "explicit", particular, factor: inverse },
    steps: [
      {
        title: "Write it in the standard form",
        why: `A linear differential equation is $${slopeLatex} + Py = Q$. Here $P = ${expressionLatex(P)}$ and $Q = ${expressionLatex(Q)}$.`,
        before: `${slopeLatex} = ${expressionLatex(f)}`,
        after: standard,
      },
      {
        title: "Find the integrating factor",
        why: "$\\text{I.F.} = e^{\\int P \\, dx}$.",
        before: null,
        after: `\\text{I.F.} = e^{${integralLatex(P, "x")}} = ${expressionLatex(factor)}`,
      },
      {
        title: "Multiply by the integrating factor and integrate",
        why: "The left side becomes the derivative of $y \\cdot \\text{I.F.}$, so that $y \\cdot \\text{I.F.} = \\int Q \\cdot \\text{I.F.} \\, dx + C$.",
        before: standard,
        after: whole,
      },
      {
        title: "Work out the integral",
        why: `${right.method}.`,
        before: whole,
        after: done,
        ...(substeps.length > 1 && { substeps }),
      },
      {
        title: "Divide by the integrating factor",
        why: reasons.divideBoth,
        before: done,
        after: `y = ${expressionLatex(particular)} + C \\cdot ${factorLatex(inverse)}`,
      },
    ],
  };
}
