import { coefficientOf, collect, type Term } from "../../../expressions/polynomial.ts";
import { greatestCommonDivisor, leastCommonMultiple } from "../../../numbers/integers.ts";
import * as q from "../../../numbers/rational.ts";
import { minus, type OneUnknown } from "../linear-equation/recognise.ts";

/** ax² + bx + c = 0 in whole numbers without a common factor, a positive. */
export interface StandardForm {
  a: bigint;
  b: bigint;
  c: bigint;
  /** Everything on the left side, as it was before fractions, common factors and signs were cleared. */
  gatheredTerms: Term[];
  /** What `gatheredTerms` was multiplied by. */
  factor: q.Rational;
}

export function standardForm({ left, right, unknown }: OneUnknown): StandardForm {
  const gatheredTerms = collect([...left, ...minus(right)]);
  const coefficients = [unknown + unknown, unknown, ""].map((letters) => {
    return coefficientOf(gatheredTerms, letters);
  });
  const denominators = coefficients.map(({ denominator }) => denominator);
  const common = denominators.reduce((multiple, other) => leastCommonMultiple(multiple, other));
  const whole = coefficients.map(
    ({ numerator, denominator }) => (numerator * common) / denominator,
  );
  const sign = (whole[0] ?? 1n) < 0n ? -1n : 1n;
  const divisor = whole.reduce(greatestCommonDivisor) * sign;
  const [a = 0n, b = 0n, c = 0n] = whole.map((coefficient) => coefficient / divisor);
  return { a, b, c, gatheredTerms, factor: q.rational(common, divisor) };
}

/** The terms of a·x² + b·x + c, without zeros. */
export function termsOfForm(
  { a, b, c }: { a: bigint; b: bigint; c: bigint },
  unknown: string,
): Term[] {
  return collect([
    { coefficient: q.rational(a), letters: unknown + unknown },
    { coefficient: q.rational(b), letters: unknown },
    { coefficient: q.rational(c), letters: "" },
  ]);
}
