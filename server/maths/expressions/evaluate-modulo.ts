import type { Rational } from "../numbers/rational.ts";
import { evaluate } from "./evaluate.ts";
import { type Cases, type Expression, matchExpression } from "./expression.ts";

/** Two Mersenne primes of 61 and 89 bits: the chance that a wrong result agrees modulo both is 1 in 10⁴⁵. */
const primes = [2n ** 61n - 1n, 2n ** 89n - 1n];

function raise(base: bigint, exponent: bigint, prime: bigint): bigint {
  let result = 1n;
  let square = ((base % prime) + prime) % prime;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % prime;
    square = (square * square) % prime;
  }
  return result;
}

function inverse(value: bigint, prime: bigint): bigint {
  return raise(value, prime - 2n, prime);
}

function residue(value: Rational, prime: bigint): bigint {
  return (value.numerator * inverse(value.denominator, prime)) % prime;
}

function evaluateModulo(expression: Expression, prime: bigint): bigint {
  return matchExpression(expression, cases, prime);
}

const cases: Cases<bigint, bigint> = {
  number: (part, prime) => residue(part.value, prime),
  group: (part, prime) => evaluateModulo(part.inner, prime),
  negate: (part, prime) => -evaluateModulo(part.operand, prime),
  sum: (part, prime) => evaluateModulo(part.left, prime) + evaluateModulo(part.right, prime),
  difference: (part, prime) => evaluateModulo(part.left, prime) - evaluateModulo(part.right, prime),
  product: (part, prime) =>
    (evaluateModulo(part.left, prime) * evaluateModulo(part.right, prime)) % prime,
  quotient: (part, prime) =>
    evaluateModulo(part.left, prime) * inverse(evaluateModulo(part.right, prime), prime),
  power: raisedModulo,
  percent: (part, prime) => evaluateModulo(part.operand, prime) * inverse(100n, prime),
  variable: noResidue,
  root: noResidue,
  constant: noResidue,
  call: noResidue,
  degrees: noResidue,
};

function noResidue({ kind }: Expression): never {
  throw new Error(`A ${kind} has no residue`);
}

function raisedModulo(
  { base, exponent }: Extract<Expression, { kind: "power" }>,
  prime: bigint,
): bigint {
  const times = evaluate(exponent).numerator;
  const raised = raise(evaluateModulo(base, prime), times < 0n ? -times : times, prime);
  return times < 0n ? inverse(raised, prime) : raised;
}

/**
 * Whether a value equals an expression without letters, found by arithmetic modulo two large primes:
 * a method independent of the fractions of `evaluate`.
 */
export function agreesModuloPrimes(expression: Expression, value: Rational): boolean {
  return primes.every((prime) => {
    const difference = (evaluateModulo(expression, prime) - residue(value, prime)) % prime;
    return difference === 0n;
  });
}
