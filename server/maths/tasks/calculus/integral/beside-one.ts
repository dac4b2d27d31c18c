import { canonical } from "../../../algebra/canonical.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { type Expression, integerLeaf, ungroup } from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";
import { productOf, termsOf } from "../../../working/written.ts";
import { lightFactors, lightForm } from "../light-form.ts";
import { integralLatex, type Method, stepsOrTable } from "./integral-of.ts";
import { call, linearSlope } from "./table.ts";

const two = integerLeaf(2n);

interface Rewritten {
  opened: Expression;
  why: string;
}

/** 1/(1 ± cos u) by half angles, 1/(1 ± sin u) by its conjugate. */
export const besideOne: Method = (expression, on) => {
  const inner = ungroup(expression);
  const { coefficient, factors } = lightFactors(inner);
  const [only, second] = factors;
  if (!only || second || !q.equals(coefficient, q.one)) return null;
  if (!q.equals(only.exponent, q.rational(-1n))) return null;
  const found = rewritten(ungroup(only.base), on.variable);
  const integral = found && on.integrate(found.opened);
  if (!found || !integral) return null;
  return {
    ...integral,
    of: inner,
    method: "Trigonometric identities",
    steps: [
      {
        title: "Rewrite the integrand",
        why: found.why,
        before: integralLatex(inner, on.variable),
        after: integralLatex(found.opened, on.variable),
      },
      ...stepsOrTable(integral, on.variable),
    ],
  };
};

function rewritten(base: Expression, variable: string): Rewritten | null {
  const terms = termsOf(base);
  const isOne = ({ isNegative, term }: (typeof terms)[number]): boolean =>
    !isNegative && term.kind === "number" && q.equals(term.value, q.one);
  const wave = terms.find(({ term }) => term.kind === "call");
  if (terms.length !== 2 || !terms.some(isOne) || wave?.term.kind !== "call") return null;
  const u = ungroup(wave.term.argument);
  if (!linearSlope(u, variable)) return null;
  if (wave.term.name === "cos") return byHalfAngle(u, wave.isNegative);
  return wave.term.name === "sin" ? byConjugate(u, wave.isNegative) : null;
}

function byHalfAngle(u: Expression, isNegative: boolean): Rewritten {
  const halved = toExpression(form.scale(canonical(u), q.rational(1n, 2n)));
  const name = isNegative ? "cosec" : "sec";
  const square: Expression = { kind: "power", base: call(name, halved), exponent: two };
  return {
    opened: lightForm({ kind: "quotient", sign: "bar", left: square, right: two }),
    why: isNegative
      ? "$1 - \\cos x = 2\\sin^{2} \\frac{x}{2}$."
      : "$1 + \\cos x = 2\\cos^{2} \\frac{x}{2}$.",
  };
}

function byConjugate(u: Expression, isNegative: boolean): Rewritten {
  const square: Expression = { kind: "power", base: call("sec", u), exponent: two };
  const right = productOf([call("sec", u), call("tan", u)]);
  return {
    opened: { kind: isNegative ? "sum" : "difference", left: square, right },
    why: `Multiply above and below by $1 ${isNegative ? "+" : "-"} \\sin x$: below stands $1 - \\sin^{2} x = \\cos^{2} x$.`,
  };
}
