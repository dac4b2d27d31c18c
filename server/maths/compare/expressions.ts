import { canonical } from "../algebra/canonical.ts";
import { compareExpressions } from "../algebra/compare-expressions.ts";
import type { Quotient } from "../algebra/form.ts";
import { derivative } from "../algebra/differentiate.ts";
import * as form from "../algebra/quotient.ts";
import { type Expression, someWithin, ungroup, variablesIn } from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import { withEulersNumberInAll } from "../read/eulers-number.ts";
import { parseExpression } from "../read/parse-expression.ts";
import { isSymbol, type Token } from "../read/token.ts";
import { tokenise } from "../read/tokenise.ts";
import { Refusal } from "../refusal.ts";
import { factorsOf, isSum, sizeOf } from "../working/written.ts";
import { different, equal, type Judgement, unfinished, unreadable } from "./judgement.ts";

interface Written {
  /** The letter or function on the left side. */
  name: string | null;
  expression: Expression;
  /** The other side of an equation between two expressions, such as the equation of a line. */
  other: Expression | null;
  /** With + C. */
  hasConstant: boolean;
}

/** Expressions in letters, exact constants, and equations of curves. Null where the expected answer is none. */
export function compareWritten(expected: string, given: string): Judgement | null {
  const wanted = read(expected);
  if (!wanted) return null;
  const found = read(given);
  if (!found) return unreadable;
  if (wanted.other || found.other) return compareEquations(wanted, found);
  return compareSides(wanted, found);
}

function haveOtherNames(wanted: Written, found: Written): boolean {
  return wanted.name !== null && found.name !== null && wanted.name !== found.name;
}

function compareSides(wanted: Written, found: Written): Judgement {
  if (haveOtherNames(wanted, found)) return different;
  const [one = wanted.expression, other = found.expression] = withEulersNumberInAll([
    wanted.expression,
    found.expression,
  ]);
  // A letter where a number is expected is not an answer yet.
  if (variablesIn(one).length === 0 && variablesIn(other).length > 0) return unreadable;
  if (wanted.hasConstant) return compareAntiderivatives(one, other, found.hasConstant);
  const verdict = compareExpressions(one, other, { positive: true });
  if (verdict === "different") return different;
  return verdict === "equal" ? formOf(one, other) : unreadable;
}

function read(text: string): Written | null {
  try {
    const tokens = tokenise(text.replaceAll("$", " ").replace(/[.]\s*$/, ""));
    const hasConstant = /\+\s*(?:C|c|K|k|constant)\s*$/.test(text.replaceAll("$", "").trim());
    const own = hasConstant ? tokens.slice(0, -2) : tokens;
    return readSides(own, hasConstant);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function readSides(tokens: readonly Token[], hasConstant: boolean): Written | null {
  const sides: Token[][] = [[]];
  for (const token of tokens) {
    if (isSymbol(token, "=")) sides.push([]);
    else sides.at(-1)?.push(token);
  }
  const [first, second, ...more] = sides;
  if (!first || more.length > 0) return null;
  if (!second) {
    return { name: null, expression: parseExpression(first), other: null, hasConstant };
  }
  const [name, ...rest] = first;
  if (name?.kind === "letter" && rest.length === 0) {
    return { name: name.text, expression: parseExpression(second), other: null, hasConstant };
  }
  return {
    name: null,
    expression: parseExpression(first),
    other: parseExpression(second),
    hasConstant,
  };
}

/** Two equations are equal if their differences are, up to a constant factor. */
function compareEquations(wanted: Written, found: Written): Judgement {
  const [a, b] = [wanted, found].map(differenceOf);
  if (!a || !b) return unreadable;
  if (form.isZero(a) || form.isZero(b)) return form.isZero(a) && form.isZero(b) ? equal : different;
  return form.isConstant(form.divide(a, b)) ? equal : different;
}

function differenceOf({ name, expression, other }: Written): Quotient | null {
  const right = other ?? expression;
  const left: Expression | null = other
    ? expression
    : name === null
      ? null
      : { kind: "variable", name };
  if (!left) return null;
  try {
    return form.subtract(canonical(left), canonical(right));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Antiderivatives may differ by a constant, which must be written. */
function compareAntiderivatives(
  wanted: Expression,
  found: Expression,
  hasConstant: boolean,
): Judgement {
  const [letter = "x"] = [...new Set([...variablesIn(wanted), ...variablesIn(found)])];
  try {
    const gap = form.subtract(
      canonical(wanted, { positive: true }),
      canonical(found, { positive: true }),
    );
    const isSame = form.isConstant(gap) || form.isZero(derivative(gap, letter));
    if (!isSame) return different;
    return hasConstant ? equal : unfinished("constant");
  } catch (error) {
    if (error instanceof Refusal) return unreadable;
    throw error;
  }
}

/** An answer may exceed the length of the expected one by this much and still count as simplified. */
const slack = 1.6;

function formOf(wanted: Expression, found: Expression): Judgement {
  const factors = letterFactors(wanted);
  const isOpenProduct =
    letterFactors(found) < factors || numberFactor(wanted) !== numberFactor(found);
  if (factors > 1 && isOpenProduct && hasSum(found)) return unfinished("factorise");
  if (isSum(ungroup(wanted)) && hasProductOfSums(found) && !hasProductOfSums(wanted)) {
    return unfinished("expand");
  }
  return sizeOf(found) <= sizeOf(wanted) * slack + 2 ? equal : unfinished("simplify");
}

function letterFactors(expression: Expression): number {
  return factorsOf(ungroup(expression))
    .map(ungroup)
    .filter((factor) => variablesIn(factor).length > 0)
    .reduce((count, factor) => count + (factor.kind === "power" ? 2 : 1), 0);
}

/** The product of the numeric factors: 2 of 2x(x + 1), 1 of x(2x + 2). */
function numberFactor(expression: Expression): string {
  const numbers = factorsOf(ungroup(expression))
    .map(ungroup)
    .flatMap((factor) => (factor.kind === "number" ? [q.absolute(factor.value)] : []));
  const product = numbers.reduce(q.multiply, q.one);
  return `${product.numerator}/${product.denominator}`;
}

function hasSum(expression: Expression): boolean {
  return factorsOf(ungroup(expression)).some((factor) => isSum(ungroup(factor)));
}

function hasProductOfSums(expression: Expression): boolean {
  return someWithin(expression, (part) => {
    const isSumPower = part.kind === "power" && isSum(ungroup(part.base));
    const isProduct =
      part.kind === "product" && factorsOf(part).some((factor) => isSum(ungroup(factor)));
    return isSumPower || isProduct;
  });
}
