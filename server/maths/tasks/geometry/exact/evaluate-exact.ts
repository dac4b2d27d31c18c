import {
  type Expression,
  type FunctionName,
  matchExpression,
  ungroup,
} from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";
import * as exact from "./exact.ts";
import type { Exact } from "./exact.ts";

/**
 * Evaluates an expression exactly for given values of its letters; null if the result is not of the form of `Exact`.
 */
export function evaluateExact(
  expression: Expression,
  values: ReadonlyMap<string, Exact> = new Map(),
): Exact | null {
  const at = (part: Expression): Exact | null => evaluateExact(part, values);
  const both = (
    part: { left: Expression; right: Expression },
    operation: (a: Exact, b: Exact) => Exact | null,
  ): Exact | null => {
    const [left, right] = [at(part.left), at(part.right)];
    return left && right && operation(left, right);
  };
  return matchExpression<Exact | null>(expression, {
    number: (part) => exact.fromRational(part.value),
    variable: (part) => values.get(part.name) ?? null,
    constant: (part) => (part.name === "π" ? (values.get("π") ?? exact.pi) : null),
    group: (part) => at(part.inner),
    negate: (part) => mapped(at(part.operand), exact.negate),
    percent: () => null,
    degrees: () => null,
    root: (part) => rootOf(at(part.operand), part.index),
    call: (part) => trigonometric(part.name, ungroup(part.argument), at),
    power: (part) => raised(at(part.base), at(part.exponent)),
    sum: (part) => both(part, exact.add),
    difference: (part) => both(part, exact.subtract),
    product: (part) => both(part, exact.multiply),
    quotient: (part) => both(part, exact.divide),
  });
}

function mapped<T>(value: Exact | null, change: (value: Exact) => T): T | null {
  return value && change(value);
}

function rootOf(value: Exact | null, index: number): Exact | null {
  if (!value) return null;
  if (index === 2) return exact.squareRoot(value);
  return index === 3 ? exact.cubeRoot(value) : null;
}

function raised(base: Exact | null, exponent: Exact | null): Exact | null {
  const times = exponent && exact.asRational(exponent);
  return base && times && exact.raise(base, times);
}

/** sin² of the standard angles of the first quadrant. */
const squaredSines: ReadonlyMap<string, q.Rational> = new Map([
  ["0", q.zero],
  ["30", q.rational(1n, 4n)],
  ["45", q.rational(1n, 2n)],
  ["60", q.rational(3n, 4n)],
  ["90", q.one],
]);

function trigonometric(
  name: FunctionName,
  argument: Expression,
  at: (part: Expression) => Exact | null,
): Exact | null {
  if (argument.kind !== "degrees") return null;
  const angle = mapped(at(argument.operand), exact.asRational);
  const sine = angle && sineOf(angle);
  const cosine = angle && sineOf(q.subtract(q.rational(90n), angle));
  if (!sine || !cosine) return null;
  if (name === "sin") return sine;
  if (name === "cos") return cosine;
  return name === "tan" ? exact.divide(sine, cosine) : null;
}

/** Returns the sine of an angle from −90° to 180°; null if it is not a standard angle. */
function sineOf(angle: q.Rational): Exact | null {
  const isNegative = q.sign(angle) < 0;
  const size = q.absolute(angle);
  const acute = q.order(size, q.rational(90n)) > 0 ? q.subtract(q.rational(180n), size) : size;
  const squared = squaredSines.get(acute.numerator.toString());
  if (!squared || !q.isInteger(acute)) return null;
  const root = exact.squareRoot(exact.fromRational(squared));
  return root && isNegative ? exact.negate(root) : root;
}
