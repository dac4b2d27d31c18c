import { canonical } from "../../../algebra/canonical.ts";
import { derivative } from "../../../algebra/differentiate.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { substitute } from "../../../equations/equation.ts";
import {
  children,
  type Expression,
  integerLeaf,
  someWithin,
  ungroup,
} from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import { inBrackets, isSum } from "../../../working/written.ts";
import { isPolynomialIn } from "./basic-rules.ts";
import { hasLetter } from "../derivative/derivation.ts";
import { orNull } from "../limit/approach.ts";
import { nicestForm } from "../nicest-form.ts";
import { asPowerOf, bySight, inTermsOf } from "./in-terms-of.ts";
import {
  freeLetter,
  type Integral,
  integralLatex,
  type Method,
  type On,
  stepsOrTable,
} from "./integral-of.ts";
import { putBack } from "./put-back.ts";
import { linearSlope } from "./table.ts";

/** A function g inside the integrand is replaced by u if the rest is g′ times a function of u. */
export const substitution: Method = (expression, on) => {
  const inner = ungroup(expression);
  for (const g of candidates(inner, on.variable)) {
    const found = orNull(() => bySubstituting(inner, g, on));
    if (found) return found;
  }
  return null;
};

const mostCandidates = 12;

/** Inner functions, bases, exponents, denominators, and functions themselves; the longest first. */
function candidates(expression: Expression, variable: string): Expression[] {
  const found = new Map<string, Expression>();
  const add = (part: Expression): void => {
    const inner = ungroup(part);
    const isUseful = hasLetter(inner, variable) && inner.kind !== "variable";
    if (isUseful && linearSlope(inner, variable) === null) found.set(expressionLatex(inner), inner);
  };
  const look = (part: Expression, parent: Expression | null): void => {
    if (part.kind === "call") {
      add(part.argument);
      add(part);
    }
    if (part.kind === "power") {
      add(part.base);
      add(part.exponent);
      if (hasLetter(part.exponent, variable)) add(part);
    }
    if (part.kind === "root") add(part.operand);
    if (part.kind === "quotient") add(part.right);
    if (isSum(part) && parent && !isSum(parent)) add(part);
    for (const child of children(part)) look(child, part);
  };
  look(expression, null);
  for (const power of [2n, 3n]) {
    add({
      kind: "power",
      base: { kind: "variable", name: variable },
      exponent: integerLeaf(power),
    });
  }
  const byLength = (a: Expression, b: Expression): number =>
    expressionLatex(b).length - expressionLatex(a).length;
  return [...found.values()]
    .filter((part) => part !== expression)
    .toSorted(byLength)
    .slice(0, mostCandidates);
}

function bySubstituting(expression: Expression, g: Expression, on: On): Integral | null {
  const { variable, integrate } = on;
  const value = canonical(g);
  const slope = derivative(value, variable);
  if (form.isZero(slope)) return null;
  const letter = freeLetter(expression, variable);
  const replacement = { g: value, variable, letter };
  const quotient = form.divide(canonical(expression), slope);
  const inLetter =
    inTermsOf(quotient, replacement) ??
    (isRational(expression) ? null : bySight(expression, slope, replacement)) ??
    (isPolynomialIn(g, variable) ? null : asPowerOf(quotient, replacement));
  if (!inLetter) return null;
  const integrand = nicestForm(toExpression(inLetter));
  const inner = integrate(integrand, letter);
  if (!inner) return null;
  const result = putBack(inner.result, letter, g);
  const du = toExpression(slope);
  const named = `${letter} = ${expressionLatex(g)}, \\quad d${letter} = ${differential(du, variable)}`;
  return {
    of: expression,
    result,
    formulas: [],
    method: "Substitution",
    steps: [
      {
        title: `Put $${letter} = ${expressionLatex(g)}$`,
        why: "Its derivative stands beside it as a factor.",
        before: integralLatex(expression, variable),
        after: named,
      },
      {
        title: `Write the integral in $${letter}$`,
        why: `Replace $${expressionLatex(g)}$ by $${letter}$ and $${differential(du, variable)}$ by $d${letter}$.`,
        before: integralLatex(expression, variable),
        after: integralLatex(integrand, letter),
      },
      ...stepsOrTable(inner, letter),
      {
        title: `Put $${expressionLatex(g)}$ back for $${letter}$`,
        why: "The answer must be in the letter of the question.",
        before: expressionLatex(inner.result),
        after: expressionLatex(result),
      },
    ],
  };
}

/** Built of powers with whole exponents alone. */
function isRational(expression: Expression): boolean {
  return !someWithin(
    expression,
    (part) =>
      part.kind === "call" ||
      part.kind === "root" ||
      (part.kind === "power" && ungroup(part.exponent).kind !== "number"),
  );
}

/** u′ dx in LaTeX, for the substitution of u. */
export function differential(slope: Expression, variable: string): string {
  const x = letterLatex(variable);
  const isOne = slope.kind === "number" && q.equals(slope.value, q.one);
  return isOne ? `d${x}` : `${expressionLatex(inBrackets(slope))} \\, d${x}`;
}

/** A root of a linear function, or a power of one next to x: u = ax + b, or uⁿ = ax + b, gives powers of u only. */
export const linearSubstitution: Method = (expression, on) => {
  const inner = ungroup(expression);
  for (const { base, index } of linearBases(inner, on.variable)) {
    const found = orNull(() => byInverting(inner, base, index, on));
    if (found) return found;
  }
  return null;
};

interface LinearBase {
  base: Expression;
  /** 2 if the integrand contains its square root. */
  index: number;
}

function linearBases(expression: Expression, variable: string): LinearBase[] {
  const found: LinearBase[] = [];
  const look = (part: Expression): void => {
    if (part.kind === "root" && linearSlope(part.operand, variable)) {
      found.push({ base: ungroup(part.operand), index: part.index });
    }
    if (part.kind === "power" && isSum(ungroup(part.base)) && linearSlope(part.base, variable)) {
      found.push({ base: ungroup(part.base), index: 1 });
    }
    children(part).forEach(look);
  };
  look(expression);
  return found.slice(0, 3);
}

function byInverting(
  expression: Expression,
  base: Expression,
  index: number,
  on: On,
): Integral | null {
  const { variable, integrate } = on;
  const slope = linearSlope(base, variable);
  if (!slope) return null;
  const letter = freeLetter(expression, variable);
  const u: Expression = { kind: "variable", name: letter };
  const value = canonical(base);
  const power = form.raise(form.fromVariable(letter), index);
  const shift = form.subtract(value, form.multiply(slope, form.fromVariable(variable)));
  const x = form.divide(form.subtract(power, shift), slope);
  const put = substitute(
    expression,
    new Map([[variable, { kind: "group", inner: toExpression(x) }]]),
  );
  const dx = derivative(x, letter);
  const integrand = nicestForm(toExpression(form.multiply(canonical(put, { positive: true }), dx)));
  const inner = integrate(integrand, letter);
  if (!inner) return null;
  const back: Expression = index === 1 ? base : { kind: "root", index, operand: base };
  const result = putBack(inner.result, letter, back);
  const left = index === 1 ? letter : `${letter}^{${index}}`;
  const named = `${left} = ${expressionLatex(base)}, \\quad ${letterLatex(variable)} = ${expressionLatex(toExpression(x))}, \\quad d${letterLatex(variable)} = ${differential(toExpression(dx), letter)}`;
  return {
    of: expression,
    result,
    formulas: [],
    method: "Substitution",
    steps: [
      {
        title: `Put $${expressionLatex(u)} = ${expressionLatex(back)}$`,
        why: "Then nothing but powers is left.",
        before: integralLatex(expression, variable),
        after: named,
      },
      {
        title: `Write the integral in $${letter}$`,
        why: `Replace every $${letterLatex(variable)}$, and $d${letterLatex(variable)}$ too.`,
        before: integralLatex(expression, variable),
        after: integralLatex(integrand, letter),
      },
      ...stepsOrTable(inner, letter),
      {
        title: `Put $${expressionLatex(back)}$ back for $${letter}$`,
        why: "The answer must be in the letter of the question.",
        before: expressionLatex(inner.result),
        after: expressionLatex(result),
      },
    ],
  };
}
