/** Polynomials modulo a prime below 2²⁶, coefficients ascending and without trailing zeros. */
export type ModularPolynomial = readonly number[];

/** The coefficients without zeros of the highest powers. */
export function trimTrailingZeros(coefficients: readonly number[]): ModularPolynomial {
  let length = coefficients.length;
  while (length > 0 && coefficients[length - 1] === 0) length -= 1;
  return coefficients.slice(0, length);
}

/** The inverse of a non-zero number modulo the prime. */
export function inverseModulo(value: number, prime: number): number {
  let [a, b] = [value, prime];
  let [x, y] = [1, 0];
  while (b !== 0) {
    const quotient = Math.floor(a / b);
    [a, b] = [b, a - quotient * b];
    [x, y] = [y, x - quotient * y];
  }
  return ((x % prime) + prime) % prime;
}

export function multiplyModulo(
  a: ModularPolynomial,
  b: ModularPolynomial,
  prime: number,
): ModularPolynomial {
  if (a.length === 0 || b.length === 0) return [];
  const product = Array.from({ length: a.length + b.length - 1 }, () => 0);
  a.forEach((left, i) => {
    b.forEach((right, j) => {
      product[i + j] = ((product[i + j] ?? 0) + left * right) % prime;
    });
  });
  return trimTrailingZeros(product);
}

export function subtractModulo(
  a: ModularPolynomial,
  b: ModularPolynomial,
  prime: number,
): ModularPolynomial {
  const length = Math.max(a.length, b.length);
  return trimTrailingZeros(
    Array.from({ length }, (_, at) => ((a[at] ?? 0) - (b[at] ?? 0) + prime) % prime),
  );
}

export function scaleModulo(a: ModularPolynomial, by: number, prime: number): ModularPolynomial {
  return trimTrailingZeros(a.map((coefficient) => (coefficient * by) % prime));
}

/** Divided by the leading coefficient. */
export function monicModulo(a: ModularPolynomial, prime: number): ModularPolynomial {
  const leading = a.at(-1);
  return leading === undefined ? a : scaleModulo(a, inverseModulo(leading, prime), prime);
}

/** The quotient and the remainder of a division by a non-zero polynomial. */
export function divideModulo(
  a: ModularPolynomial,
  b: ModularPolynomial,
  prime: number,
): { quotient: ModularPolynomial; remainder: ModularPolynomial } {
  const rest = [...a];
  const inverse = inverseModulo(b.at(-1) ?? 1, prime);
  const steps = Math.max(0, a.length - b.length + 1);
  const quotient = Array.from({ length: steps }, () => 0);
  for (let shift = steps - 1; shift >= 0; shift -= 1) {
    const factor = ((rest[shift + b.length - 1] ?? 0) * inverse) % prime;
    quotient[shift] = factor;
    if (factor !== 0) {
      b.forEach((coefficient, at) => {
        const value = ((rest[shift + at] ?? 0) - ((factor * coefficient) % prime) + prime) % prime;
        rest[shift + at] = value;
      });
    }
  }
  return { quotient: trimTrailingZeros(quotient), remainder: trimTrailingZeros(rest) };
}

/** The monic greatest common divisor. */
export function commonDivisorModulo(
  a: ModularPolynomial,
  b: ModularPolynomial,
  prime: number,
): ModularPolynomial {
  let [high, low] = [a, b];
  while (low.length > 0) [high, low] = [low, divideModulo(high, low, prime).remainder];
  return monicModulo(high, prime);
}

/** base^exponent modulo another polynomial. */
export function raiseModulo(
  base: ModularPolynomial,
  exponent: bigint,
  by: ModularPolynomial,
  prime: number,
): ModularPolynomial {
  let result: ModularPolynomial = divideModulo([1], by, prime).remainder;
  for (const bit of exponent.toString(2)) {
    result = divideModulo(multiplyModulo(result, result, prime), by, prime).remainder;
    if (bit === "1") {
      result = divideModulo(multiplyModulo(result, base, prime), by, prime).remainder;
    }
  }
  return result;
}
