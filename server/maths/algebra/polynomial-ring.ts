import { spend } from "./budget.ts";
import { commonDivisorModulo, trimTrailingZeros } from "./modular-polynomial.ts";
import { imagePrime, integerRing, type PowerTerm, type Ring } from "./ring.ts";

/** Coefficients ascending, without trailing zeros. */
type Coefficients<T> = readonly T[];

/** Polynomials in one more variable over the ring; that variable is the first of their terms' exponents. */
function polynomialRing<T>(ring: Ring<T>): Ring<Coefficients<T>> {
  const arithmetic = arithmeticOver(ring);
  const point = 7919 * (ring.variables + 1) + 113;
  return {
    variables: ring.variables + 1,
    zero: [],
    one: [ring.one],
    isZero: (a) => a.length === 0,
    isNegative: (a) => {
      const leading = a.at(-1);
      return leading !== undefined && ring.isNegative(leading);
    },
    ...arithmetic,
    commonDivisor: commonDivisorOver(ring, arithmetic),
    image: (a) =>
      a.reduceRight(
        (value, coefficient) => (value * point + ring.image(coefficient)) % imagePrime,
        0,
      ),
    fromTerms: (terms) => fromTerms(ring, terms),
    toTerms: (a) =>
      a.flatMap((coefficient, exponent) =>
        ring
          .toTerms(coefficient)
          .map((term) => ({ ...term, exponents: [exponent, ...term.exponents] })),
      ),
  };
}

function fromTerms<T>(ring: Ring<T>, terms: readonly PowerTerm[]): Coefficients<T> {
  const byExponent: PowerTerm[][] = [];
  for (const { exponents, coefficient } of terms) {
    const [exponent = 0, ...rest] = exponents;
    while (byExponent.length <= exponent) byExponent.push([]);
    byExponent[exponent]?.push({ exponents: rest, coefficient });
  }
  return withoutZeros(
    ring,
    byExponent.map((group) => ring.fromTerms(group)),
  );
}

function withoutZeros<T>(ring: Ring<T>, coefficients: Coefficients<T>): Coefficients<T> {
  let length = coefficients.length;
  for (; length > 0; length -= 1) {
    const last = coefficients[length - 1];
    if (last === undefined || !ring.isZero(last)) break;
  }
  return length === coefficients.length ? coefficients : coefficients.slice(0, length);
}

type Arithmetic<T> = Pick<Ring<T>, "negate" | "add" | "multiply" | "exactQuotient">;

function arithmeticOver<T>(ring: Ring<T>): Arithmetic<Coefficients<T>> {
  return {
    negate: (a) => a.map((coefficient) => ring.negate(coefficient)),
    add: (a, b) => {
      const [long, short] = a.length < b.length ? [b, a] : [a, b];
      const sum = long.map((coefficient, at) => {
        const other = short[at];
        return other === undefined ? coefficient : ring.add(coefficient, other);
      });
      return withoutZeros(ring, sum);
    },
    multiply: (a, b) => multiply(ring, a, b),
    exactQuotient: (a, b) => exactQuotient(ring, a, b),
  };
}

function multiply<T>(ring: Ring<T>, a: Coefficients<T>, b: Coefficients<T>): Coefficients<T> {
  if (a.length === 0 || b.length === 0) return [];
  spend(a.length * b.length);
  const product = Array.from({ length: a.length + b.length - 1 }, () => ring.zero);
  a.forEach((left, i) => {
    if (ring.isZero(left)) return;
    b.forEach((right, j) => {
      product[i + j] = ring.add(product[i + j] ?? ring.zero, ring.multiply(left, right));
    });
  });
  return withoutZeros(ring, product);
}

/** Subtracts `factor` times b, shifted up by `shift`, from a. */
function subtractShifted<T>(
  ring: Ring<T>,
  a: Coefficients<T>,
  b: Coefficients<T>,
  { factor, shift }: { factor: T; shift: number },
): Coefficients<T> {
  spend(b.length);
  const rest = [...a];
  const negative = ring.negate(factor);
  b.forEach((coefficient, at) => {
    const value = rest[shift + at] ?? ring.zero;
    rest[shift + at] = ring.add(value, ring.multiply(negative, coefficient));
  });
  return withoutZeros(ring, rest);
}

function exactQuotient<T>(
  ring: Ring<T>,
  a: Coefficients<T>,
  b: Coefficients<T>,
): Coefficients<T> | null {
  const leading = b.at(-1);
  if (leading === undefined) return null;
  const quotient = Array.from({ length: Math.max(0, a.length - b.length + 1) }, () => ring.zero);
  let rest = a;
  while (rest.length > 0) {
    const shift = rest.length - b.length;
    const top = rest.at(-1);
    const factor = shift < 0 || top === undefined ? null : ring.exactQuotient(top, leading);
    if (factor === null) return null;
    quotient[shift] = factor;
    rest = subtractShifted(ring, rest, b, { factor, shift });
  }
  return quotient;
}

/** The pseudo-remainder of a by b: a is first multiplied by the factor that makes the division possible. */
function pseudoRemainder<T>(
  ring: Ring<T>,
  a: Coefficients<T>,
  b: Coefficients<T>,
): Coefficients<T> {
  const leading = b.at(-1) ?? ring.one;
  let rest = a;
  while (rest.length >= b.length) {
    const factor = rest.at(-1) ?? ring.zero;
    const shift = rest.length - b.length;
    spend(rest.length);
    const scaled = rest.map((coefficient) => ring.multiply(coefficient, leading));
    rest = subtractShifted(ring, scaled, b, { factor, shift });
  }
  return rest;
}

function commonDivisorOver<T>(
  ring: Ring<T>,
  { multiply, negate, exactQuotient }: Arithmetic<Coefficients<T>>,
): (a: Coefficients<T>, b: Coefficients<T>) => Coefficients<T> {
  const positive = (a: Coefficients<T>) => {
    const leading = a.at(-1);
    return leading !== undefined && ring.isNegative(leading) ? negate(a) : a;
  };
  return (a, b) => {
    if (a.length === 0 || b.length === 0) return positive(a.length === 0 ? b : a);
    const [contentA, contentB] = [contentOf(ring, a), contentOf(ring, b)];
    const content = [ring.commonDivisor(contentA, contentB)];
    const primitiveA = divideBy(ring, a, contentA);
    const primitiveB = divideBy(ring, b, contentB);
    const [high, low] =
      primitiveA.length >= primitiveB.length ? [primitiveA, primitiveB] : [primitiveB, primitiveA];
    if (low.length === 1 || areCoprime(ring, high, low)) return content;
    const common = exactQuotient(high, low) ? low : byRemainders(ring, high, low);
    return positive(multiply(content, common));
  };
}

/** The Euclidean algorithm with the primitive remainder sequence: each remainder is divided by its content. */
function byRemainders<T>(ring: Ring<T>, a: Coefficients<T>, b: Coefficients<T>): Coefficients<T> {
  let [high, low] = [a, b];
  for (;;) {
    const remainder = pseudoRemainder(ring, high, low);
    if (remainder.length === 0) return low;
    if (remainder.length === 1) return [ring.one];
    [high, low] = [low, divideBy(ring, remainder, contentOf(ring, remainder))];
  }
}

function contentOf<T>(ring: Ring<T>, a: Coefficients<T>): T {
  return a.reduce((content, coefficient) => ring.commonDivisor(content, coefficient), ring.zero);
}

function divideBy<T>(ring: Ring<T>, a: Coefficients<T>, content: T): Coefficients<T> {
  return a.map((coefficient) => ring.exactQuotient(coefficient, content) ?? coefficient);
}

/** Whether images modulo a prime prove that there is no common factor with the variable; false if undecided. */
function areCoprime<T>(ring: Ring<T>, a: Coefficients<T>, b: Coefficients<T>): boolean {
  const [imageA, imageB] = [a, b].map((part) => part.map((coefficient) => ring.image(coefficient)));
  if (!imageA || !imageB || imageA.at(-1) === 0 || imageB.at(-1) === 0) return false;
  return (
    commonDivisorModulo(trimTrailingZeros(imageA), trimTrailingZeros(imageB), imagePrime).length ===
    1
  );
}

/** Calls a function with the ring of integer polynomials in the given number of variables. */
export function withRing<R>(variables: number, use: <T>(ring: Ring<T>) => R): R {
  return nested(integerRing, variables, use);
}

function nested<T, R>(ring: Ring<T>, more: number, use: <U>(ring: Ring<U>) => R): R {
  return more === 0 ? use(ring) : nested(polynomialRing(ring), more - 1, use);
}
