import { canonical } from "../../../algebra/canonical.ts";
import { compareExpressions } from "../../../algebra/compare-expressions.ts";
import { orderOf } from "../../../algebra/constant-value.ts";
import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { substitute } from "../../../equations/equation.ts";
import {
  children,
  type Expression,
  mapChildren,
  someWithin,
  ungroup,
} from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import { tidy } from "../../../working/tidy.ts";
import { inBrackets, isSum } from "../../../working/written.ts";
import { hasLetter } from "../derivative/derivation.ts";
import { lightForm } from "../light-form.ts";
import { orNull } from "../limit/approach.ts";
import { nicestForm } from "../nicest-form.ts";
import { findIntegral } from "./find-integral.ts";
import { integralLatex, stepsOrTable } from "./integral-of.ts";
import { refusePoles } from "./poles.ts";
import type { Bounds } from "./read-integral.ts";
import { reasons } from "../../../working/reasons.ts";

export interface Definite {
  value: Quotient;
  steps: MathsStep[];
  method: string;
}

export function definiteLatex(
  expression: Expression,
  variable: string,
  { from, to }: Bounds,
): string {
  const inner = ungroup(expression);
  const text = expressionLatex(inner);
  const body = isSum(inner) ? `\\left(${text}\\right)` : text;
  return `\\int_{${expressionLatex(from)}}^{${expressionLatex(to)}} ${body} \\, d${letterLatex(variable)}`;
}

/** The value by symmetry, by the fundamental theorem, or by the property of f(a + b − x), whichever applies first. */
export function findDefinite(expression: Expression, variable: string, bounds: Bounds): Definite {
  refuseEndless(bounds);
  refusePoles(expression, variable, bounds);
  const found =
    bySymmetry(expression, variable, bounds) ??
    byPieces(expression, variable, bounds) ??
    (isTrigonometricFraction(expression) ? byReflection(expression, variable, bounds) : null) ??
    byFundamentalTheorem(expression, variable, bounds) ??
    byReflection(expression, variable, bounds);
  if (!found) throw notSupported("I have no method for this integral yet. Try a simpler one.");
  return found;
}

/** The usual form of integrals that need the property of f(a + b − x); avoids a long search for an antiderivative. */
function isTrigonometricFraction(expression: Expression): boolean {
  const inner = ungroup(expression);
  const isAngle = (part: Expression): boolean =>
    part.kind === "call" && ["sin", "cos", "tan", "cot"].includes(part.name);
  return inner.kind === "quotient" && someWithin(inner.right, isAngle);
}

function refuseEndless({ from, to }: Bounds): void {
  const isEndless = (part: Expression): boolean => part.kind === "constant" && part.name === "∞";
  if ([from, to].some((bound) => someWithin(bound, isEndless))) {
    throw notSupported(
      "I can't work out integrals with infinity as a limit yet. Type numbers as limits.",
    );
  }
}

function put(expression: Expression, variable: string, by: Expression): Expression {
  return substitute(expression, new Map([[variable, inBrackets(by)]]));
}

/** Limits −a and a: an odd function gives 0. */
function bySymmetry(expression: Expression, variable: string, bounds: Bounds): Definite | null {
  const isSymmetric = form.isZero(form.add(canonical(bounds.from), canonical(bounds.to)));
  if (!isSymmetric) return null;
  const turned = tidy(
    put(expression, variable, { kind: "negate", operand: { kind: "variable", name: variable } }),
  );
  const opposite: Expression = { kind: "negate", operand: { kind: "group", inner: expression } };
  if (compareExpressions(turned, opposite) !== "equal") return null;
  const x = letterLatex(variable);
  const before = definiteLatex(expression, variable, bounds);
  return {
    value: form.zero,
    method: "Property of odd functions",
    steps: [
      {
        title: `Put $-${x}$ for $${x}$`,
        why: "The limits lie symmetrically around 0, so that it is worth asking whether the function is even or odd.",
        before: `f(${x}) = ${expressionLatex(expression)}`,
        after: `f(-${x}) = -f(${x})`,
      },
      {
        title: "Use the property of odd functions",
        why: "$\\int_{-a}^{a} f(x) \\, dx = 0$ for an odd function: the two halves cancel each other.",
        before,
        after: "0",
      },
    ],
  };
}

/** A modulus is split at its zero. */
function byPieces(expression: Expression, variable: string, bounds: Bounds): Definite | null {
  const zeros = modulusZeros(expression, variable);
  if (zeros.length === 0) return null;
  const inside = zeros
    .filter(
      (zero) =>
        orderOf(canonical(bounds.from), zero) === -1 && orderOf(zero, canonical(bounds.to)) === -1,
    )
    .toSorted((a, b) => orderOf(a, b) ?? 0);
  const places = [bounds.from, ...inside.map((zero) => toExpression(zero)), bounds.to];
  const pieces = places.slice(1).flatMap((to, at) => {
    const from = places[at];
    const opened = from && openedBetween(expression, variable, from, to);
    const found = from && opened && byFundamentalTheorem(opened, variable, { from, to });
    return found ? [{ opened, from, to, found }] : [];
  });
  if (pieces.length !== places.length - 1) return null;
  const value = pieces.map(({ found }) => found.value).reduce(form.add, form.zero);
  const split = pieces
    .map(({ opened, from, to }) => definiteLatex(opened, variable, { from, to }))
    .join(" + ");
  return {
    value,
    method: "Splitting at the zero of the modulus",
    steps: [
      {
        title: "Open the modulus on each side of its zero",
        why: "$|u| = -u$ where $u < 0$, and $|u| = u$ where $u \\ge 0$; the integral over the whole is the sum over the parts.",
        before: definiteLatex(expression, variable, bounds),
        after: split,
      },
      ...pieces.map(({ opened, from, to, found }, at) => ({
        title: `Work out part ${at + 1}`,
        why: "Fundamental theorem of calculus.",
        before: definiteLatex(opened, variable, { from, to }),
        after: `${definiteLatex(opened, variable, { from, to })} = ${expressionLatex(toExpression(found.value))}`,
        substeps: found.steps,
      })),
      {
        title: "Add the parts",
        why: "An integral over an interval is the sum of those over its parts.",
        before: pieces
          .map(({ found }) => expressionLatex(inBrackets(toExpression(found.value))))
          .join(" + "),
        after: expressionLatex(toExpression(value)),
      },
    ],
  };
}

/** The zero of a modulus of a linear expression. */
export function modulusZeros(expression: Expression, variable: string): Quotient[] {
  const own =
    expression.kind === "call" && expression.name === "abs"
      ? coefficientsIn(canonical(expression.argument), variable)
      : null;
  const [b, a, more] = own ?? [];
  const zero = a && b && !more ? [form.negate(form.divide(b, a))] : [];
  return [...zero, ...children(expression).flatMap((child) => modulusZeros(child, variable))];
}

function openedBetween(
  expression: Expression,
  variable: string,
  from: Expression,
  to: Expression,
): Expression {
  const middle = form.scale(form.add(canonical(from), canonical(to)), q.rational(1n, 2n));
  const change = (part: Expression): Expression => {
    const inner = mapChildren(part, change);
    if (inner.kind !== "call" || inner.name !== "abs" || !hasLetter(inner, variable)) return inner;
    const there = evaluateReal(put(inner.argument, variable, toExpression(middle)), new Map());
    const argument: Expression = { kind: "group", inner: ungroup(inner.argument) };
    return there !== null && there < 0
      ? { kind: "group", inner: { kind: "negate", operand: argument } }
      : argument;
  };
  return lightForm(change(expression));
}

function byFundamentalTheorem(
  expression: Expression,
  variable: string,
  bounds: Bounds,
): Definite | null {
  const integral = findIntegral(expression, variable);
  if (!integral) return null;
  const F = integral.result;
  const ends = [bounds.to, bounds.from].map((bound) => tidy(put(F, variable, bound)));
  const values = ends.map((end) => orNull(() => canonical(end)));
  const [top, bottom] = values;
  const [atTop, atBottom] = ends;
  if (!top || !bottom || !atTop || !atBottom) return null;
  const value = form.subtract(top, bottom);
  const bracket = `\\left[${expressionLatex(F)}\\right]_{${expressionLatex(bounds.from)}}^{${expressionLatex(bounds.to)}}`;
  const difference = `\\left(${expressionLatex(atTop)}\\right) - \\left(${expressionLatex(atBottom)}\\right)`;
  const line = integralLatex(expression, variable);
  return {
    value,
    method:
      integral.method === "Standard integrals" || integral.method.startsWith("Linearity")
        ? "Fundamental theorem of calculus"
        : integral.method,
    steps: [
      {
        title: "Find an antiderivative",
        why:
          integral.steps.length > 0
            ? `${integral.method}.`
            : integral.formulas
                .map((formula) => `$${formula}$`)
                .slice(0, 2)
                .join(", "),
        before: line,
        after: `${line} = ${expressionLatex(F)} + C`,
        ...(integral.steps.length > 1 && { substeps: stepsOrTable(integral, variable) }),
      },
      {
        title: "Put it between the limits",
        why: "Fundamental theorem of calculus: $\\int_{a}^{b} f(x) \\, dx = F(b) - F(a)$.",
        before: definiteLatex(expression, variable, bounds),
        after: bracket,
      },
      {
        title: "Put in the upper limit, then the lower one",
        why: "Fundamental theorem of calculus: $\\int_a^b f(x)\\,dx = F(b) - F(a)$.",
        before: bracket,
        after: difference,
      },
      {
        title: "Work it out",
        why: reasons.order,
        before: difference,
        after: expressionLatex(toExpression(value)),
      },
    ],
  };
}

/** f(x) + f(a + b − x) is a constant c: the integral is c(b − a)/2. */
function byReflection(expression: Expression, variable: string, bounds: Bounds): Definite | null {
  const [from, to] = [canonical(bounds.from), canonical(bounds.to)];
  const total = toExpression(form.add(from, to));
  const x: Expression = { kind: "variable", name: variable };
  const isZero = total.kind === "number" && q.isZero(total.value);
  const mirrored: Expression = isZero
    ? { kind: "negate", operand: x }
    : { kind: "difference", left: total, right: x };
  const turned = nicestForm(put(expression, variable, mirrored));
  const sum = nicestForm(
    { kind: "sum", left: expression, right: inBrackets(turned) },
    { trigonometry: "reduce" },
  );
  if (hasLetter(sum, variable)) return null;
  const constant = canonical(sum);
  const value = form.scale(form.multiply(constant, form.subtract(to, from)), q.rational(1n, 2n));
  const I = definiteLatex(expression, variable, bounds);
  const other = definiteLatex(turned, variable, bounds);
  return {
    value,
    method: "Property of f(a + b − x)",
    steps: [
      {
        title: `Put $${expressionLatex(mirrored)}$ for $${letterLatex(variable)}$`,
        why: "$\\int_{a}^{b} f(x) \\, dx = \\int_{a}^{b} f(a + b - x) \\, dx$. Call the integral $I$.",
        before: `I = ${I}`,
        after: `I = ${other}`,
      },
      {
        title: "Add the two",
        why: "Their sum under the integral sign is a constant.",
        before: `I = ${I}, \\quad I = ${other}`,
        after: `2I = ${definiteLatex(sum, variable, bounds)} = ${expressionLatex(toExpression(form.scale(value, q.rational(2n))))}`,
      },
      {
        title: "Divide by 2",
        why: reasons.divideBoth,
        before: `2I = ${expressionLatex(toExpression(form.scale(value, q.rational(2n))))}`,
        after: `I = ${expressionLatex(toExpression(value))}`,
      },
    ],
  };
}
