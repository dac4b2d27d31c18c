import type { Quotient } from "../../../algebra/form.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { type Expression, integerLeaf, ungroup } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import type { MathsStep } from "../../../outcome.ts";
import { factoredExpression } from "../../../working/factored.ts";
import { looksLike, sumOf } from "../../../working/written.ts";
import { type Fraction, fractionOf, overBar } from "../fraction-of.ts";
import { lightForm } from "../light-form.ts";
import { type Approach, limitLatex } from "./approach.ts";
import { type Method, precededBy, rewriteStep } from "./limit-working.ts";

/** Whether numerator and denominator contain only powers of the letter. */
function coefficients(
  fraction: Fraction,
  variable: string,
): { above: Quotient[]; below: Quotient[] } | null {
  const [above, below] = [fraction.above, fraction.below].map((part) =>
    coefficientsIn(part, variable),
  );
  return above && below ? { above, below } : null;
}

/** The step that finds the form 0/0. */
export function zeroOverZero(expression: Expression, approach: Approach): MathsStep {
  const x = letterLatex(approach.variable);
  return {
    title: `Try to put $${x} = ${approach.point ? expressionLatex(approach.point) : ""}$`,
    why: "$\\frac{0}{0}$ says nothing about the limit: the expression must be rewritten first.",
    before: limitLatex(expression, approach),
    after: "\\text{the form } \\frac{0}{0}",
  };
}

/** A quotient of polynomials: the common factor that makes both 0 is cancelled. */
export const factorAndCancel: Method = (expression, { approach, again }) => {
  if (!approach.point) return null;
  const fraction = fractionOf(expression);
  if (!coefficients(fraction, approach.variable)) return null;
  const reduced = form.divide(fraction.above, fraction.below);
  const isReduced = form.isConstant(
    form.divide(form.fromPolynomial(reduced.denominator), fraction.below),
  );
  if (isReduced) return null;
  const oneBar = overBar(toExpression(fraction.above), toExpression(fraction.below));
  const factored = overBar(
    factoredExpression(fraction.above.numerator),
    factoredExpression(fraction.below.numerator),
  );
  const cancelled = lightForm(
    overBar(factoredExpression(reduced.numerator), factoredExpression(reduced.denominator)),
  );
  const steps: MathsStep[] = [];
  const isOneBar =
    looksLike(ungroup(expression), oneBar) || ungroup(expression).kind === "quotient";
  if (!isOneBar) {
    steps.push(
      rewriteStep(expression, oneBar, approach, {
        title: "Write it as one fraction",
        why: "Common denominator.",
      }),
    );
  }
  const start = isOneBar ? ungroup(expression) : oneBar;
  steps.push(zeroOverZero(start, approach));
  steps.push(
    rewriteStep(start, factored, approach, {
      title: "Factorise above and below",
      why: "Both become 0 at the same place, so that they have a factor in common.",
    }),
    rewriteStep(factored, cancelled, approach, {
      title: "Cancel the common factor",
      why: "The letter comes close to the point but never reaches it, so the factor is not 0.",
    }),
  );
  return precededBy(steps, "Factorising and cancelling", again(cancelled));
};

/** A quotient of polynomials: everything is divided by the highest power of the denominator. */
export const highestPower: Method = (expression, { approach, again }) => {
  if (approach.point) return null;
  const fraction = fractionOf(expression);
  const parts = coefficients(fraction, approach.variable);
  if (!parts) return null;
  const degree = parts.below.length - 1;
  const x: Expression = { kind: "variable", name: approach.variable };
  const divided = overBar(shifted(parts.above, degree, x), shifted(parts.below, degree, x));
  const oneBar = overBar(toExpression(fraction.above), toExpression(fraction.below));
  if (degree < 1 || looksLike(divided, oneBar)) {
    const most = parts.above.length - 1;
    return most < 1 || degree > 0 ? null : leadingTerm(expression, parts.above, approach);
  }
  const power = expressionLatex(
    degree === 1 ? x : { kind: "power", base: x, exponent: integerLeaf(BigInt(degree)) },
  );
  const steps: MathsStep[] = looksLike(ungroup(expression), oneBar)
    ? []
    : [
        rewriteStep(expression, oneBar, approach, {
          title: "Write it as one fraction",
          why: "Common denominator.",
        }),
      ];
  steps.push(
    rewriteStep(oneBar, divided, approach, {
      title: `Divide above and below by $${power}$`,
      why: "It is the highest power below the bar. The form $\\frac{\\infty}{\\infty}$ says nothing by itself.",
    }),
  );
  return precededBy(steps, "Dividing by the highest power", again(divided));
};

/** c·xᵏ⁻ᵐ for each coefficient. */
function shifted(coefficients: readonly Quotient[], degree: number, x: Expression): Expression {
  const terms = coefficients
    .map((coefficient, power) => ({ coefficient, power: power - degree }))
    .filter(({ coefficient }) => !form.isZero(coefficient))
    .toReversed()
    .map(({ coefficient, power }) => ({
      isNegative: false,
      term: powerTerm(coefficient, power, x),
    }));
  return terms.length === 0 ? integerLeaf(0n) : lightSum(terms);
}

function powerTerm(coefficient: Quotient, power: number, x: Expression): Expression {
  const raised: Expression = { kind: "power", base: x, exponent: integerLeaf(BigInt(power)) };
  return lightForm({
    kind: "product",
    sign: "implicit",
    left: { kind: "group", inner: toExpression(coefficient) },
    right: raised,
  });
}

function lightSum(terms: Parameters<typeof sumOf>[0]): Expression {
  return lightForm(sumOf(terms));
}

/** A polynomial alone: its highest power determines the limit. */
function leadingTerm(
  expression: Expression,
  coefficients: readonly Quotient[],
  approach: Approach,
): ReturnType<Method> {
  const degree = coefficients.length - 1;
  const leading = coefficients.at(-1);
  const number = leading && form.asRational(leading);
  if (!number) return null;
  const isEven = degree % 2 === 0;
  const sign = (number.numerator > 0n ? 1 : -1) * (approach.side < 0 && !isEven ? -1 : 1);
  const value = { kind: "infinite", sign: sign > 0 ? 1 : -1 } as const;
  const before = limitLatex(expression, approach);
  return {
    value,
    method: "Limits at infinity",
    steps: [
      {
        title: "Look at the highest power",
        why: "Far away from 0 the term with the highest power is greater than all the others together.",
        before,
        after: `${before} = ${sign > 0 ? "\\infty" : "-\\infty"}`,
      },
    ],
  };
}
