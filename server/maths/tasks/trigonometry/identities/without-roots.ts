import { factorPolynomial } from "../../../algebra/factor-polynomial.ts";
import type { Polynomial, Quotient } from "../../../algebra/form.ts";
import {
  multiplyPolynomials,
  onePolynomial,
  raisePolynomial,
} from "../../../algebra/polynomial.ts";
import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { rationalPower } from "../../../algebra/power.ts";
import {
  type Expression,
  mapChildren,
  someWithin,
  ungroup,
  variablesIn,
} from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";
import { tidy } from "../../../working/tidy.ts";
import { inBrackets } from "../../../working/written.ts";
import type { Transformation } from "../../../working/work-out.ts";
import { hasTrigonometricCall, usesDegrees } from "../reading/requested.ts";
import { openUp } from "./opening.ts";
import { pathTo, type SearchForm, Search } from "./search.ts";
import type { Sides } from "./trigonometric-form.ts";
import type { AngleUnit } from "./written-angle.ts";
import { writeForm, writeSides } from "./write-sides.ts";

/** Whether a square root contains a trigonometric function. */
export function hasRoot(expression: Expression): boolean {
  return someWithin(expression, isRoot);
}

function isRoot(part: Expression): part is Extract<Expression, { kind: "root" }> {
  return part.kind === "root" && part.index === 2 && hasTrigonometricCall(part);
}

/**
 * Takes all square roots under the assumption of acute angles, where all functions are positive: √((1 + sin A)/(1 − sin
 * A)) becomes (1 + sin A)/cos A. Null if a radicand is no square.
 */
export function withoutRoots(
  expression: Expression,
): { steps: Transformation[]; expression: Expression } | null {
  let current = ungroup(tidy(expression));
  const steps: Transformation[] = [];
  while (hasRoot(current)) {
    const drawn = drawOne(current);
    if (!drawn) return null;
    steps.push(...drawn);
    current = drawn.at(-1)?.after ?? current;
  }
  return { steps, expression: current };
}

const mostExpansions = 3;

function drawOne(whole: Expression): Transformation[] | null {
  const root = firstRoot(whole);
  if (!root) return null;
  const unit = usesDegrees(root) ? "degrees" : "radians";
  const search = new Search(openUp(root.operand).start, unit);
  for (let taken = 0; taken < mostExpansions; taken += 1) search.expand();
  for (const reached of search.forms.values()) {
    const square = squareRootOf(reached);
    const drawn = square && positiveOf(square.root);
    if (drawn) return drawnLines(whole, root, { reached, under: square.under, drawn, unit });
  }
  return null;
}

interface Drawn {
  reached: SearchForm;
  under: Sides;
  drawn: Quotient;
  unit: AngleUnit;
}

function drawnLines(whole: Expression, root: Expression, found: Drawn): Transformation[] {
  const { reached, under, drawn, unit } = found;
  const operand = writeSides(under, unit);
  const middle = replaced(whole, root, { kind: "root", index: 2, operand });
  const after = replaced(whole, root, inBrackets(writeForm(drawn, unit)));
  const first = pathTo(reached)[0]?.from?.application;
  return [
    {
      before: whole,
      after: middle,
      title: first?.title ?? "Write what is under the root as a square",
      why: first?.why() ?? "",
    },
    {
      before: middle,
      after,
      title: "Take the square root",
      why: "The angle is acute, so all its functions are positive, and $\\sqrt{a^{2}} = a$.",
    },
  ];
}

function firstRoot(part: Expression): Extract<Expression, { kind: "root" }> | null {
  let found: Extract<Expression, { kind: "root" }> | null = null;
  someWithin(part, (inner) => {
    if (!isRoot(inner)) return false;
    found = inner;
    return true;
  });
  return found;
}

function replaced(whole: Expression, part: Expression, by: Expression): Expression {
  const visit = (inner: Expression): Expression =>
    inner === part ? by : mapChildren(inner, visit);
  return ungroup(tidy(visit(whole)));
}

const acute = [10, 25, 40, 55, 70, 85].map((degrees) => (degrees * Math.PI) / 180);

/** The sign of ±root that is positive at all acute angles; null if neither is. */
function positiveOf(root: Quotient): Quotient | null {
  const shown = toExpression(root);
  const signs = acute.map((angle) => {
    const values = new Map(variablesIn(shown).map((name) => [name, angle]));
    return Math.sign(evaluateReal(shown, values) ?? 0);
  });
  if (signs.every((sign) => sign > 0)) return root;
  return signs.every((sign) => sign < 0) ? form.negate(root) : null;
}

/**
 * The root of a fraction whose numerator and denominator are squares, before or after cancelling; null if they are not.
 */
function squareRootOf({ value, from }: SearchForm): {
  root: Quotient;
  under: Sides;
} | null {
  const [above, below] = [rootOfSquare(value.numerator), rootOfSquare(value.denominator)];
  if (above && below) {
    return {
      root: form.divide(above, below),
      under: from ? from.application.sides : { above: value.numerator, below: value.denominator },
    };
  }
  // (1 + s)/(1 − s) becomes a square when multiplied by (1 + s)/(1 + s), because 1 − s² = c².
  if (!from) return null;
  const [top, bottom] = [from.application.sides.above, from.application.sides.below].map(
    rootOfSquare,
  );
  return top && bottom ? { root: form.divide(top, bottom), under: from.application.sides } : null;
}

function rootOfSquare(whole: Polynomial): Quotient | null {
  const { content, factors } = factorPolynomial(whole);
  if (q.sign(content) < 0 || factors.some(({ multiplicity }) => multiplicity % 2 === 1))
    return null;
  const product = factors.reduce(
    (all, { polynomial, multiplicity }) =>
      multiplyPolynomials(all, raisePolynomial(polynomial, multiplicity / 2)),
    onePolynomial,
  );
  const number = rationalPower(form.fromRational(content), q.rational(1n, 2n), {});
  return form.multiply(number, form.fromPolynomial(product));
}
