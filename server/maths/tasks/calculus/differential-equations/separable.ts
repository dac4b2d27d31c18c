import { canonical } from "../../../algebra/canonical.ts";
import { compareExpressions } from "../../../algebra/compare-expressions.ts";
import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { substitute } from "../../../equations/equation.ts";
import { type Expression, integerLeaf, variablesIn } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import type { MathsStep } from "../../../outcome.ts";
import * as q from "../../../numbers/rational.ts";
import { sizeOf } from "../../../working/written.ts";
import { findIntegral } from "../integral/find-integral.ts";
import { type Integral, integralLatex, stepsOrTable } from "../integral/integral-of.ts";
import { orNull } from "../limit/approach.ts";
import { nicestForm } from "../nicest-form.ts";
import { exponentialOf } from "./exponential.ts";
import { type DifferentialSolution, product, quotient, slopeLatex } from "./solution.ts";

const places: readonly Expression[] = [
  integerLeaf(0n),
  integerLeaf(1n),
  quotient({ kind: "constant", name: "π" }, integerLeaf(4n)),
  quotient({ kind: "constant", name: "π" }, integerLeaf(2n)),
  { kind: "constant", name: "e" },
  integerLeaf(2n),
];

interface Factors {
  g: Expression;
  h: Expression;
}

/** f(x, y) as g(x)·h(y), in the shortest form found; null if it is not such a product. */
function separated(f: Expression): Factors | null {
  const letters = variablesIn(f);
  if (!letters.includes("x")) return { g: integerLeaf(1n), h: nicestForm(f) };
  if (!letters.includes("y")) return { g: nicestForm(f), h: integerLeaf(1n) };
  if (!mayBeProduct(f)) return null;
  const [best] = places
    .flatMap((place) => separatedAt(f, place) ?? [])
    .toSorted((one, other) => lengthOf(one) - lengthOf(other));
  return best && compareExpressions(product(best.g, best.h), f) === "equal" ? best : null;
}

/** g(x) is f with this number in place of y, and h(y) the quotient of f and g. */
function separatedAt(f: Expression, place: Expression): Factors | null {
  const g = orNull(() => nicestForm(put(f, "y", place)));
  if (!g || isZero(g)) return null;
  const h = orNull(() => nicestForm(quotient(f, g)));
  return h && !variablesIn(h).includes("x") ? { g, h } : null;
}

function lengthOf({ g, h }: Factors): number {
  return sizeOf(g) + sizeOf(h);
}

const tries: readonly [number, number, number, number][] = [
  [0.37, 0.71, 1.13, 0.53],
  [1.31, 0.29, 0.67, 1.21],
];

/** g(a)h(b) · g(c)h(d) = g(a)h(d) · g(c)h(b): a fast test that avoids the search for most other equations. */
function mayBeProduct(f: Expression): boolean {
  const value = (a: number, b: number): number | null =>
    evaluateReal(
      f,
      new Map([
        ["x", a],
        ["y", b],
      ]),
    );
  return tries.every(([a, b, c, d]) => {
    const [ab, cd, ad, cb] = [value(a, b), value(c, d), value(a, d), value(c, b)];
    if (ab === null || cd === null || ad === null || cb === null) return true;
    return Math.abs(ab * cd - ad * cb) <= 1e-9 * Math.max(1, Math.abs(ab * cd));
  });
}

function isZero(expression: Expression): boolean {
  return form.isZero(canonical(expression));
}

function put(f: Expression, name: string, value: Expression): Expression {
  return substitute(f, new Map([[name, { kind: "group", inner: value }]]));
}

/** dy/h(y) = g(x) dx, integrated on both sides. */
export function bySeparating(f: Expression): DifferentialSolution | null {
  const parts = separated(f);
  if (!parts) return null;
  const below = nicestForm(quotient(integerLeaf(1n), parts.h));
  const [ofY, ofX] = [findIntegral(below, "y"), findIntegral(parts.g, "x")];
  if (!ofY || !ofX) return null;
  const isDirect = !variablesIn(f).includes("y");
  const line = `${integralLatex(below, "y")} = ${integralLatex(parts.g, "x")}`;
  const both = `${expressionLatex(ofY.result)} = ${expressionLatex(ofX.result)} + C`;
  const steps: MathsStep[] = [
    {
      title: isDirect ? "Multiply by $dx$" : "Separate the variables",
      why: "All that holds $y$ goes to the side of $dy$, all that holds $x$ to the side of $dx$.",
      before: `${slopeLatex} = ${expressionLatex(f)}`,
      after: `${differential(below, "y")} = ${differential(parts.g, "x")}`,
    },
    {
      title: "Integrate both sides",
      why: "Both sides are equal, so their integrals are equal but for a constant.",
      before: `${differential(below, "y")} = ${differential(parts.g, "x")}`,
      after: line,
    },
    {
      title: "Work out both integrals",
      why: "One constant $C$ is enough for both sides.",
      before: line,
      after: both,
      ...withSubsteps([ofY, "y"], [ofX, "x"]),
    },
  ];
  const method = isDirect ? "Direct integration" : "Separating the variables";
  if (isDirect) {
    return {
      method,
      steps,
      solution: { kind: "explicit", particular: ofX.result, factor: integerLeaf(1n) },
    };
  }
  return (
    growing(parts, ofX, { method, steps, both }) ?? {
      method,
      steps,
      solution: { kind: "implicit", ofY: ofY.result, ofX: ofX.result },
    }
  );
}

function withSubsteps(...integrals: [Integral, string][]): { substeps?: MathsStep[] } {
  const substeps = integrals.flatMap(([integral, letter]) => stepsOrTable(integral, letter));
  return substeps.length > 2 ? { substeps } : {};
}

export function differential(expression: Expression, letter: string): string {
  const text = expressionLatex(expression);
  const isOne = text === "1";
  const isSum = expression.kind === "sum" || expression.kind === "difference";
  return isOne ? `d${letter}` : `${isSum ? `\\left(${text}\\right)` : text} \\, d${letter}`;
}

/** If h(y) is a(y + b), the logarithm of y + b is found, and y = C·e^(aG) − b. */
function growing(
  { h }: Factors,
  ofX: Integral,
  {
    method,
    steps,
    both,
  }: { method: DifferentialSolution["method"]; steps: MathsStep[]; both: string },
): DifferentialSolution | null {
  const [rest, a, more] = coefficientsIn(canonical(h), "y") ?? [];
  const rate = a && form.asRational(a);
  if (!rest || !rate || more || q.isZero(rate)) return null;
  const exponent = nicestForm(product(toExpression(form.fromRational(rate)), ofX.result));
  const factor = exponentialOf(exponent);
  const shift = form.negate(form.scale(rest, q.divide(q.one, rate)));
  const particular = form.isZero(shift) ? null : toExpression(shift);
  return {
    method,
    solution: { kind: "explicit", particular, factor },
    steps: [
      ...steps,
      {
        title: "Solve for $y$",
        why: "Take both sides as powers of $e$. $\\pm e^{C}$ is again some constant, and is called $C$ from here on.",
        before: both,
        after: `y = C \\cdot ${factorLatex(factor)}`,
      },
    ],
  };
}

export function factorLatex(factor: Expression): string {
  const text = expressionLatex(factor);
  return factor.kind === "sum" || factor.kind === "difference" ? `\\left(${text}\\right)` : text;
}
