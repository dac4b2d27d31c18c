import { canonical } from "../../../algebra/canonical.ts";
import { compareExpressions } from "../../../algebra/compare-expressions.ts";
import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import { derivative } from "../../../algebra/differentiate.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { substitute } from "../../../equations/equation.ts";
import { children, type Expression, someWithin, ungroup } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { notSupported, notUnderstood, Refusal } from "../../../refusal.ts";
import { tidy } from "../../../working/tidy.ts";
import { inBrackets, isNumeric, isOneTerm, termsOf } from "../../../working/written.ts";
import type { Proof } from "../../../task/task.ts";
import { nicestForm } from "../nicest-form.ts";
import { type MeasuredSlope, measuredSlopes } from "../numeric/difference-quotient.ts";
import { type Derivation, derivativeLatex, formulaWords, isTable } from "./derivation.ts";
import { firstPrinciples } from "./first-principles.ts";
import type { ExplicitProblem } from "./problem.ts";
import { derive } from "./rules.ts";
import { reasons } from "../../../working/reasons.ts";

export interface ExplicitResult {
  /** The first, second, … derivative, each in its shortest form. */
  derivatives: Expression[];
  derivations: Derivation[];
  /** By first principles, if requested. */
  steps: MathsStep[] | null;
  /** The point and the value there, if requested. */
  place: Expression | null;
  value: Expression | null;
}

/** The derivatives up to the requested order, and the value of the last at the given place. */
export function solveExplicit(problem: ExplicitProblem): ExplicitResult {
  const { expression, variable, order } = problem;
  // A first check refuses an expression without a value, such as ln 0.
  canonical(expression);
  const derivatives: Expression[] = [];
  const derivations: Derivation[] = [];
  let current = expression;
  for (let times = 0; times < order; times += 1) {
    const derivation = derive(current, variable);
    current = finalForm(derivation);
    derivations.push(derivation);
    derivatives.push(current);
  }
  const basic = problem.byFirstPrinciples ? firstPrinciples(expression, variable) : null;
  if (problem.byFirstPrinciples && !basic) {
    throw notSupported("I can't do this one from first principles. Ask for the derivative alone.");
  }
  const place = placeIn(problem);
  return {
    derivatives: basic ? [basic.result] : derivatives,
    derivations,
    steps: basic?.steps ?? null,
    place,
    value: place && valueAtPlace(current, variable, place),
  };
}

/**
 * Fractions of powers of the letter are most readable in the form of the rule, and the derivative of a polynomial
 * term by term.
 */
function finalForm(derivation: Derivation): Expression {
  if (derivation.method === "Logarithmic differentiation") return derivation.result;
  const nicest = isOpenPolynomial(derivation.of)
    ? toExpression(canonical(derivation.result), { fractions: "terms" })
    : nicestForm(derivation.result);
  // √(sin x cos x) is defined where √sin x·√cos x is not.
  return rootsIn(nicest) > rootsIn(derivation.result) ? derivation.result : nicest;
}

/** A polynomial in any letters that is written as a sum, without brackets. */
function isOpenPolynomial(expression: Expression): boolean {
  const terms = termsOf(ungroup(expression));
  return (
    terms.length > 1 &&
    terms.every(({ term }) => isOneTerm(term) && !someWithin(term, isBeyondPolynomials))
  );
}

function isBeyondPolynomials(part: Expression): boolean {
  if (part.kind === "quotient") return !isNumeric(part.right);
  if (part.kind !== "power") return part.kind === "root";
  const exponent = ungroup(part.exponent);
  return exponent.kind !== "number" || exponent.form.kind !== "integer";
}

function rootsIn(expression: Expression): number {
  const isBroken =
    expression.kind === "power" &&
    expression.exponent.kind === "number" &&
    !q.isInteger(expression.exponent.value);
  const own = expression.kind === "root" || isBroken ? 1 : 0;
  return children(expression).reduce((total, child) => total + rootsIn(child), own);
}

/** The canonical value of an expression at a place. Throws a refusal where it has none. */
export function valueAtPlace(
  expression: Expression,
  variable: string,
  place: Expression,
): Expression {
  const put = substitute(expression, new Map([[variable, inBrackets(place)]]));
  return toExpression(canonical(put));
}

function placeIn({ at, expression, variable }: ExplicitProblem): Expression | null {
  if (!at) return null;
  if (at.kind === "value") return at.value;
  const height = valueAtPlace(expression, variable, at.x);
  if (!form.equals(canonical(height), canonical(at.y))) {
    throw notUnderstood("The point that you name does not lie on this curve. Check its numbers.");
  }
  return at.x;
}

/** f′(x), dy/dx, or d/dx(…) of the given expression. */
export function labelOf(
  { name, isFunction, variable, expression }: ExplicitProblem,
  order: number,
): string {
  const x = letterLatex(variable);
  if (isFunction && name !== null) return `${letterLatex(name)}${"'".repeat(order)}(${x})`;
  const power = order === 1 ? "" : `^{${order}}`;
  if (name !== null) return `\\frac{d${power}${letterLatex(name)}}{d${x}${power}}`;
  return `\\frac{d${power}}{d${x}${power}}\\left(${expressionLatex(ungroup(expression))}\\right)`;
}

/** The steps of the derivatives, then those of the value at the place. */
export function explicitSteps(problem: ExplicitProblem, result: ExplicitResult): MathsStep[] {
  const { derivations, derivatives, place, value } = result;
  const last = derivatives.at(-1);
  const main = result.steps ?? derivativeSteps(problem, derivations, derivatives);
  if (!place || !value || !last) return main;
  return [...main, ...placeSteps(problem, { last, place, value })];
}

function placeSteps(
  { variable, name, isFunction, order, purpose }: ExplicitProblem,
  { last, place, value }: { last: Expression; place: Expression; value: Expression },
): MathsStep[] {
  const x = letterLatex(variable);
  const put = tidy(substitute(last, new Map([[variable, inBrackets(place)]])));
  const at = expressionLatex(place);
  const label =
    isFunction && name !== null ? `${letterLatex(name)}${"'".repeat(order)}(${at})` : null;
  const lines = [label, expressionLatex(put), expressionLatex(value)].filter(
    (line, index, all) => line !== null && line !== all[index - 1],
  );
  return [
    {
      title: `Put $${x} = ${at}$`,
      why:
        purpose === "slope"
          ? "The derivative at a place is the slope of the tangent there."
          : "The derivative is a function too: its value at a place is asked for.",
      before: expressionLatex(last),
      after: lines.join(" = "),
    },
  ];
}

function derivativeSteps(
  problem: ExplicitProblem,
  derivations: readonly Derivation[],
  derivatives: readonly Expression[],
): MathsStep[] {
  const { variable } = problem;
  if (derivations.length === 1) {
    const [derivation] = derivations;
    const [final] = derivatives;
    return derivation && final ? oneDerivative(derivation, final, variable) : [];
  }
  return derivations.map((derivation, at) => {
    const final = derivatives[at] ?? derivation.result;
    const substeps = oneDerivative(derivation, final, variable);
    return {
      title: at === 0 ? "Differentiate once" : "Differentiate again",
      why: isTable(derivation) ? formulaWords(derivation.formulas) : `${derivation.method}.`,
      before: derivativeLatex(derivation.of, variable),
      after: `${labelOf(problem, at + 1)} = ${expressionLatex(final)}`,
      ...(substeps.length > 1 && { substeps }),
    };
  });
}

/** The steps of one derivative, down to its shortest form. */
function oneDerivative(derivation: Derivation, final: Expression, variable: string): MathsStep[] {
  const line = derivativeLatex(derivation.of, variable);
  const steps = isTable(derivation)
    ? [
        {
          title: "Use the standard derivative",
          why: formulaWords(derivation.formulas),
          before: line,
          after: expressionLatex(derivation.result),
        },
      ]
    : derivation.steps;
  const before = withoutLabel(steps.at(-1)?.after ?? line);
  const after = expressionLatex(final);
  if (before === after) return steps;
  return [
    ...steps,
    {
      title: "Simplify",
      why: reasons.sameValue,
      before,
      after,
    },
  ];
}

/** The right side of an equation. */
function withoutLabel(line: string): string {
  return line.startsWith("\\frac{dy}") ? (line.split(" = ").at(-1) ?? line) : line;
}

/** Every derivative is measured on the previous one, and compared with the kernel's. */
export function proveExplicit(problem: ExplicitProblem, result: ExplicitResult): Proof | null {
  const measured = measuredChain(problem, result);
  if (!measured) return null;
  if (result.place && result.value && !agreesAtPlace(problem, result)) return null;
  return {
    method: "The slope measured on the curve itself, with a very small step",
    lines: measured.slice(0, 2).map((slope) => measuredLine(slope, problem.variable)),
  };
}

/** The measured slopes for the last derivative; null if one of the derivatives is wrong. */
function measuredChain(
  { expression, variable }: ExplicitProblem,
  { derivatives, place }: ExplicitResult,
): MeasuredSlope[] | null {
  const exact = place ? exactOf(place) : null;
  const places = exact && q.isInteger(exact) ? [exact] : [];
  let before = expression;
  let measured: MeasuredSlope[] = [];
  for (const claimed of derivatives) {
    const slopes = measuredSlopes(before, claimed, variable, places);
    if (!slopes || differsFromKernel(before, claimed, { variable, slopes })) return null;
    measured = slopes;
    before = claimed;
  }
  return measured;
}

function measuredLine(
  { at, measuredValue, claimedValue }: MeasuredSlope,
  variable: string,
): string {
  const x = letterLatex(variable);
  const number = Number(at.numerator) / Number(at.denominator);
  return `${x} = ${number}: \\quad \\frac{f(${x} + h) - f(${x} - h)}{2h} \\approx ${written(measuredValue)}, \\quad \\text{the result gives } ${written(claimedValue)}`;
}

function written(value: number): string {
  const text = value.toPrecision(6);
  return text.includes("e")
    ? text.replace(/e\+?(-?\d+)/, " \\times 10^{$1}")
    : String(Number(text));
}

function exactOf(place: Expression): q.Rational | null {
  return form.asRational(canonical(place));
}

function differsFromKernel(
  before: Expression,
  claimed: Expression,
  { variable, slopes }: { variable: string; slopes: readonly MeasuredSlope[] },
): boolean {
  try {
    const own = toExpression(derivative(canonical(before), variable));
    const verdict = compareExpressions(own, claimed, { positive: true, sampling: true });
    return verdict === "different" && !agreesWhereReal(own, variable, slopes);
  } catch (error) {
    // Too long for the kernel: only the measured slopes decide.
    if (error instanceof Refusal && error.kind === "too_hard") return false;
    throw error;
  }
}

/**
 * Whether at least two real values match the measured ones, and none differs. The kernel replaces √(ab) by
 * √a·√b, which has no real value if a and b are negative.
 */
function agreesWhereReal(
  own: Expression,
  variable: string,
  slopes: readonly MeasuredSlope[],
): boolean {
  const values = slopes.flatMap(({ at, claimedValue }) => {
    const x = Number(at.numerator) / Number(at.denominator);
    const value = evaluateReal(own, new Map([[variable, x]]));
    return value === null ? [] : [{ value, claimed: claimedValue }];
  });
  return (
    values.length > 1 &&
    values.every(({ value, claimed }) => {
      return Math.abs(value - claimed) <= 1e-9 * Math.max(1, Math.abs(claimed));
    })
  );
}

/** The value at the point, computed independently from the kernel's derivative. */
function agreesAtPlace(
  { expression, variable, order }: ExplicitProblem,
  { place, value }: ExplicitResult,
): boolean {
  if (!place || !value) return true;
  let own = canonical(expression);
  for (let times = 0; times < order; times += 1) own = derivative(own, variable);
  const there = valueAtPlace(toExpression(own), variable, place);
  return compareExpressions(there, value, { sampling: true }) === "equal";
}
