import { canonical } from "../../../algebra/canonical.ts";
import { derivative } from "../../../algebra/differentiate.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { substitute } from "../../../equations/equation.ts";
import {
  type Expression,
  integerLeaf,
  mapChildren,
  someWithin,
  ungroup,
  variablesIn,
} from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import { inBrackets, factorsOf, looksLike, productOf } from "../../../working/written.ts";
import { hasLetter } from "../derivative/derivation.ts";
import { fractionOf, overBar } from "../fraction-of.ts";
import { lightForm } from "../light-form.ts";
import { nicestForm } from "../nicest-form.ts";
import { type Approach, exactAt, limitLatex, orNull, signNear } from "./approach.ts";
import { tendency } from "./tendency.ts";
import { type Method, precededBy, rewriteStep } from "./limit-working.ts";

/** |u| near a zero of u is u on one side and −u on the other. */
export const withoutModulus: Method = (expression, { approach, again }) => {
  const opened = openedModulus(expression, approach);
  if (!opened) return null;
  const oneSided: Approach = { ...approach, isOneSided: approach.point !== null };
  const step = {
    title: `Open the modulus for $${letterLatex(approach.variable)}$ on the ${approach.side > 0 ? "right" : "left"} side`,
    why: "$|u| = u$ where $u \\ge 0$, and $|u| = -u$ where $u < 0$.",
    before: limitLatex(expression, oneSided),
    after: limitLatex(opened, oneSided),
  };
  return precededBy([step], "One-sided limits", again(opened, oneSided));
};

/** Replaces every modulus by its argument with sign; null without a modulus of the letter, or if a sign is unknown. */
function openedModulus(expression: Expression, approach: Approach): Expression | null {
  const isModulus = (part: Expression): boolean =>
    part.kind === "call" && part.name === "abs" && hasLetter(part, approach.variable);
  if (!someWithin(expression, isModulus)) return null;
  const unclear: Expression[] = [];
  const change = (part: Expression): Expression => {
    const inner = mapChildren(part, change);
    if (inner.kind !== "call" || inner.name !== "abs") return inner;
    const sign = signNear(inner.argument, approach);
    if (sign === null) unclear.push(inner);
    const argument: Expression = { kind: "group", inner: ungroup(inner.argument) };
    return sign === -1 ? { kind: "group", inner: { kind: "negate", operand: argument } } : argument;
  };
  const opened = lightForm(change(expression));
  return unclear.length > 0 ? null : opened;
}

/** A bounded function times one that tends to 0. */
export const sandwich: Method = (expression, { approach }) => {
  const factors = factorsOf(ungroup(lightQuotient(expression)));
  const isSwinging = (part: Expression): boolean => {
    const inner = ungroup(part);
    const base = inner.kind === "power" && inner.exponent.kind === "number" ? inner.base : inner;
    return (
      base.kind === "call" &&
      (base.name === "sin" || base.name === "cos") &&
      tendency(base, approach) === null
    );
  };
  const bounded = factors.filter(isSwinging);
  const rest = factors.filter((factor) => !isSwinging(factor));
  if (bounded.length === 0 || rest.length === 0) return null;
  const other = productOf(rest.map(inBrackets));
  const small = tendency(other, approach);
  if (small?.kind !== "finite" || !form.isZero(small.value)) return null;
  const before = limitLatex(expression, approach);
  return {
    value: small,
    method: "Sandwich theorem",
    steps: [
      {
        title: "Bound the function that swings",
        why: `$${expressionLatex(productOf(bounded))}$ stays between $-1$ and $1$.`,
        before,
        after: `-\\left|${expressionLatex(other)}\\right| \\le ${expressionLatex(expression)} \\le \\left|${expressionLatex(other)}\\right|`,
      },
      {
        title: "Use the sandwich theorem",
        why: "Both bounds tend to 0, so that what lies between them does too.",
        before,
        after: `${before} = 0`,
      },
    ],
  };
};

/** (sin x)/x as (1/x)·sin x. */
function lightQuotient(expression: Expression): Expression {
  const inner = ungroup(expression);
  if (inner.kind !== "quotient") return inner;
  const below = overBar(integerLeaf(1n), inner.right);
  return { kind: "product", sign: "implicit", left: inner.left, right: below };
}

/** Another point: x = a + t moves it to 0. */
export const movedToZero: Method = (expression, { approach, again }) => {
  const { point, variable } = approach;
  const isZero = point && form.isZero(canonical(point));
  if (!point || isZero) return null;
  const letter = variablesIn(expression).includes("t") ? "h" : "t";
  const sum: Expression = {
    kind: "sum",
    left: ungroup(point),
    right: { kind: "variable", name: letter },
  };
  const put = substitute(expression, new Map([[variable, { kind: "group", inner: sum }]]));
  const moved = orNull(() => nicestForm(put));
  if (!moved || someAngleSum(moved)) return null;
  const near: Approach = { ...approach, variable: letter, point: integerLeaf(0n) };
  const found = again(moved, near);
  const step = {
    title: `Put $${letterLatex(variable)} = ${expressionLatex(sum)}$`,
    why: `Then $${letter} \\to 0$, where the standard limits hold.`,
    before: limitLatex(expression, approach),
    after: limitLatex(moved, near),
  };
  return precededBy([step], found?.method ?? "", found);
};

/** sin(π/4 + t) does not become simpler. */
function someAngleSum(expression: Expression): boolean {
  return someWithin(
    expression,
    (part) =>
      part.kind === "call" &&
      ["sum", "difference"].includes(ungroup(part.argument).kind) &&
      part.name !== "ln",
  );
}

/** 0/0 and ∞/∞: numerator and denominator are differentiated separately. */
export const hospital: Method = (expression, { approach, again }) => {
  // The derivatives of f^g only get longer.
  if (someWithin(expression, (part) => isPowerForm(part, approach.variable))) return null;
  const fraction = indeterminate(expression, approach);
  if (!fraction) return null;
  const { above, below, form: shape } = fraction;
  const [top, bottom] = [above, below].map((part) =>
    nicestForm(toExpression(derivative(canonical(part), approach.variable))),
  );
  if (!top || !bottom) return null;
  const written = overBar(above, below);
  const raw = overBar(top, bottom);
  const simple = nicestForm(raw);
  const steps = looksLike(ungroup(expression), written)
    ? []
    : [
        rewriteStep(expression, written, approach, {
          title: "Write it as one fraction",
          why: `Then it has the form $${shape}$.`,
        }),
      ];
  steps.push(
    rewriteStep(written, raw, approach, {
      title: "Use l'Hospital's rule",
      why: `The form is $${shape}$: differentiate above and below, each for itself. $\\lim \\frac{f}{g} = \\lim \\frac{f'}{g'}$.`,
    }),
  );
  const isShorter = !looksLike(raw, simple) && tendency(raw, approach) === null;
  if (isShorter)
    steps.push(
      rewriteStep(raw, simple, approach, {
        title: "Simplify",
        why: "Near the place both forms have the same values, so the limit stays.",
      }),
    );
  return precededBy(steps, "L'Hospital's rule", again(isShorter ? simple : raw));
};

function isPowerForm(part: Expression, variable: string): boolean {
  return (
    part.kind === "power" && hasLetter(part.base, variable) && hasLetter(part.exponent, variable)
  );
}

interface Indeterminate {
  above: Expression;
  below: Expression;
  form: string;
}

function indeterminate(expression: Expression, approach: Approach): Indeterminate | null {
  const { above, below } = fractionOf(expression);
  const sides = { above: toExpression(above), below: toExpression(below) };
  return shapeOf(sides, approach) ?? shapeOf(turnedFactor(sides, approach), approach);
}

function shapeOf(
  sides: { above: Expression; below: Expression } | null,
  approach: Approach,
): Indeterminate | null {
  if (!sides || !hasLetter(sides.below, approach.variable)) return null;
  const [top, bottom] = [tendency(sides.above, approach), tendency(sides.below, approach)];
  if (!top || !bottom) return null;
  if (top.kind === "infinite" && bottom.kind === "infinite") {
    return { ...sides, form: "\\frac{\\infty}{\\infty}" };
  }
  const areZero = [top, bottom].every((one) => one.kind === "finite" && form.isZero(one.value));
  return areZero ? { ...sides, form: "\\frac{0}{0}" } : null;
}

/** 0·∞: the factor that tends to 0 moves to the denominator, unless it is a logarithm. */
function turnedFactor(
  { above, below }: { above: Expression; below: Expression },
  approach: Approach,
): { above: Expression; below: Expression } | null {
  const factors = factorsOf(above);
  const small = factors.filter((factor) => {
    const value = tendency(factor, approach);
    return value?.kind === "finite" && form.isZero(value.value);
  });
  const [first] = small;
  if (!first || factors.length < 2 || hasLetter(below, approach.variable)) return null;
  const others = factors.filter((factor) => !small.includes(factor));
  if (others.length === 0) return null;
  const turnedDown = lightForm(overBar(integerLeaf(1n), productOf(small.map(inBrackets))));
  return {
    above: lightForm(overBar(productOf(others.map(inBrackets)), below)),
    below: turnedDown,
  };
}

/** The value at the point, if the whole expression has one but the limits of its parts are indeterminate. */
export const simplifyWhole: Method = (expression, { approach, again }) => {
  const short = orNull(() => nicestForm(expression, { trigonometry: "reduce" }));
  if (!short || looksLike(short, ungroup(expression)) || tendency(short, approach) === null)
    return null;
  if (approach.point && exactAt(short, approach) === null) return null;
  const step = rewriteStep(expression, short, approach, {
    title: "Simplify first",
    why: "The two are equal near the point.",
  });
  return precededBy([step], "Simplifying", again(short));
};
