import { canonical } from "../../../algebra/canonical.ts";
import { derivative } from "../../../algebra/differentiate.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import {
  type Expression,
  type FunctionName,
  integerLeaf,
  ungroup,
  valueLeaf,
} from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import { inBrackets, productOf } from "../../../working/written.ts";
import { hasLetter } from "../derivative/derivation.ts";
import { type LightFactor, lightFactors, lightForm } from "../light-form.ts";
import { nicestForm } from "../nicest-form.ts";
import { isPolynomialIn, sumOfTerms } from "./basic-rules.ts";
import { differential } from "./substitution.ts";
import {
  type Integral,
  integralLatex,
  isTable,
  type Method,
  namedPart,
  type On,
} from "./integral-of.ts";

/** LIATE: the factor to be differentiated comes first. */
const liate = {
  logarithm: 0,
  inverse: 1,
  polynomial: 2,
  root: 2.5,
  trigonometric: 3,
  exponential: 4,
};

const functionRanks: Partial<Record<FunctionName, number>> = {
  ln: liate.logarithm,
  log: liate.logarithm,
  arcsin: liate.inverse,
  arccos: liate.inverse,
  arctan: liate.inverse,
  arccot: liate.inverse,
  arcsec: liate.inverse,
  arccosec: liate.inverse,
  sin: liate.trigonometric,
  cos: liate.trigonometric,
  tan: liate.trigonometric,
  cot: liate.trigonometric,
  sec: liate.trigonometric,
  cosec: liate.trigonometric,
  sinh: liate.trigonometric,
  cosh: liate.trigonometric,
};

function rank({ base, exponent }: LightFactor, variable: string): number | null {
  const inner = ungroup(base);
  if (inner.kind === "call") return functionRanks[inner.name] ?? null;
  if (inner.kind === "power" && !hasLetter(inner.base, variable)) return liate.exponential;
  if (!isPolynomialIn(inner, variable)) return null;
  const isWhole = q.sign(exponent) > 0 && q.isInteger(exponent);
  return isWhole ? liate.polynomial : liate.root;
}

interface Ranked {
  factor: LightFactor;
  rank: number;
}

/** ∫u dv = uv − ∫v du, with u chosen by LIATE. */
export const byParts: Method = (expression, on) => {
  const inner = ungroup(expression);
  const ranked = rankedFactors(lightFactors(inner).factors, on.variable);
  const [first, ...others] = ranked;
  if (!first || !suits(first, others)) return null;
  const u = write([first.factor]);
  const dv = others.length === 0 ? integerLeaf(1n) : write(others.map(({ factor }) => factor));
  return parts(inner, u, dv, on);
};

/** The factors in the order of LIATE; none if one does not belong to it. */
function rankedFactors(factors: readonly LightFactor[], variable: string): Ranked[] {
  const ranked = factors.flatMap((factor) => {
    const own = rank(factor, variable);
    return own === null ? [] : [{ factor, rank: own }];
  });
  const isComplete = ranked.length === factors.length && factors.length <= mostFactors;
  return isComplete ? ranked.toSorted((a, b) => a.rank - b.rank) : [];
}

const mostFactors = 3;

function suits(first: Ranked, others: readonly Ranked[]): boolean {
  if (others.length === 0) return first.rank <= liate.inverse;
  // Powers and roots alone are for other methods.
  const isAlgebraic = ({ rank }: Ranked) => rank === liate.polynomial || rank === liate.root;
  return first.rank <= liate.polynomial && ![first, ...others].every(isAlgebraic);
}

function write(factors: readonly LightFactor[]): Expression {
  const raised = factors.map(({ base, exponent }): Expression => ({
    kind: "power",
    base: inBrackets(base),
    exponent: valueLeaf(exponent),
  }));
  return lightForm(productOf([integerLeaf(1n), ...raised]));
}

function parts(whole: Expression, u: Expression, dv: Expression, on: On): Integral | null {
  const { variable, integrate } = on;
  const v = integrate(dv);
  if (!v) return null;
  const du = nicestForm(toExpression(derivative(canonical(u), variable)));
  const product = lightForm(productOf([inBrackets(u), inBrackets(v.result)]));
  const left = shortProduct(v.result, du);
  const rest = integrate(left);
  if (!rest) return null;
  const result = lightForm({
    kind: "difference",
    left: product,
    right: inBrackets(rest.result),
  });
  const x = letterLatex(variable);
  const named = `u = ${expressionLatex(u)}, \\quad dv = ${differential(dv, variable)}`;
  const both = `du = ${differential(du, variable)}, \\quad v = ${expressionLatex(v.result)}`;
  const line = `${expressionLatex(inBrackets(product))} - ${integralLatex(left, variable)}`;
  const substeps = namedPart(v, variable);
  return {
    of: whole,
    result,
    formulas: rest.formulas,
    method: "Integration by parts",
    steps: [
      {
        title: "Choose $u$ and $dv$",
        why: "LIATE: logarithm, inverse trigonometric, algebraic, trigonometric, exponential: $u$ is what comes first.",
        before: integralLatex(whole, variable),
        after: named,
      },
      {
        title: "Differentiate $u$ and integrate $dv$",
        why: "The formula of integration by parts needs $du$ and $v$.",
        before: named,
        after: both,
        ...(substeps.length > 0 && { substeps }),
      },
      {
        title: "Use integration by parts",
        why: "$\\int u \\, dv = uv - \\int v \\, du$.",
        before: integralLatex(whole, variable),
        after: line,
      },
      ...restSteps(rest, variable),
      {
        title: "Put the integral in",
        why: isTable(rest)
          ? "It is one of the standard integrals."
          : `It is the integral by $${x}$ that was left over.`,
        before: line,
        after: expressionLatex(result),
      },
    ],
  };
}

/** v·du simplified: x²/2 · 1/x is x/2. */
function shortProduct(v: Expression, du: Expression): Expression {
  const light = lightForm(productOf([inBrackets(v), inBrackets(du)]));
  const value = canonical(light);
  const isShort = value.denominator.terms.length === 1 && value.numerator.terms.length > 1;
  if (isShort && form.isPolynomial(value)) return sumOfTerms(value);
  return nicestForm(light);
}

function restSteps(rest: Integral, variable: string) {
  const named = namedPart(rest, variable);
  if (named.length > 0) return named;
  const line = integralLatex(rest.of, variable);
  return [
    {
      title: "Integrate what is left",
      why:
        rest.formulas.length > 0
          ? `$${rest.formulas[0] ?? ""}$.`
          : "What is left is easier than the integral at the start.",
      before: line,
      after: `${line} = ${expressionLatex(rest.result)}`,
    },
  ];
}
