import { decimalOf } from "../algebra/decimal.ts";
import { type Expression, variablesIn } from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { digitsOf } from "../quantities/significant.ts";
import { parseExpression } from "../read/parse-expression.ts";
import { tokenise } from "../read/tokenise.ts";
import { Refusal } from "../refusal.ts";

/** The minimum count of digits for an approximation. */
const fewestDigits = 2;
const mostPlaces = 12;

interface Decimal {
  value: Rational;
  places: number;
}

/** A decimal as typed; null for any other form of number. */
function readDecimal(text: string): Decimal | null {
  const [, sign = "", whole, decimals = ""] =
    /^([-+−]?)\s*(\d[\d,]{0,20})(?:\.(\d{0,12})(?:\.{2,}|…)?)?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const size = q.rational(
    BigInt(whole.replaceAll(",", "") + decimals),
    10n ** BigInt(decimals.length),
  );
  return { value: sign === "" || sign === "+" ? size : q.negate(size), places: decimals.length };
}

const rupees = /^₹\s*/u;

/** Whether a decimal is the exact value rounded or truncated: 3.33 for 10/3, 1.414 for √2. */
export function isDecimalNear(expected: string, given: string): boolean {
  if (rupees.test(expected)) {
    return isDecimalNear(expected.replace(rupees, ""), given.replace(rupees, ""));
  }
  const isAngle = given.endsWith("°") && !expected.includes("°");
  const decimal = readDecimal(given.replace(/°$/, ""));
  if (!decimal || decimal.places === 0 || decimal.places > mostPlaces) return false;
  if ((digitsOf(decimal.value) ?? 0) < fewestDigits) return false;
  const exact = constantIn(isAngle ? `(${expected})*180/π` : expected);
  return exact !== null && isRoundedFrom(exact, decimal);
}

function isRoundedFrom(exact: Expression, { value, places }: Decimal): boolean {
  try {
    const further = readDecimal(decimalOf(exact, { places: places + 6 }));
    if (!further) return false;
    const gap = q.absolute(q.subtract(further.value, value));
    const isCutOff = q.order(q.absolute(value), q.absolute(further.value)) < 0;
    const unit = q.rational(1n, 10n ** BigInt(places));
    const bound = isCutOff ? unit : q.divide(unit, q.rational(2n));
    return !q.isZero(gap) && q.order(gap, bound) <= 0;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function constantIn(text: string): Expression | null {
  try {
    const expression = parseExpression(tokenise(text));
    return variablesIn(expression).length === 0 ? expression : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
