import { integerSquareRoot } from "../numbers/integers.ts";

/**
 * Elementary functions in fixed-point arithmetic: an integer x represents x/2^bits. The error is less than
 * 2^guard units in the last place; guard is the number of extra working bits.
 */
export const guard = 40;

/** Rounds towards minus infinity. */
export function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient;
}

/** The whole part of the n-th root of a number ≥ 0 (Newton's method). */
export function integerRoot(value: bigint, index: number): bigint {
  if (index === 2) return integerSquareRoot(value);
  if (value < 2n) return value;
  const order = BigInt(index);
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / index));
  for (;;) {
    const next = ((order - 1n) * root + value / root ** (order - 1n)) / order;
    if (next >= root) return root;
    root = next;
  }
}

/** Sums a series until its terms are 0; `next` computes each term from the previous one. */
function series(first: bigint, next: (term: bigint, at: bigint) => bigint): bigint {
  let sum = first;
  let term = first;
  for (let at = 1n; term !== 0n && term !== -1n; at += 1n) {
    term = next(term, at);
    sum += term;
  }
  return sum;
}

/** Σ zʲ/j over the odd j, with alternating signs for the inverse tangent. */
function oddPowers(z: bigint, bits: bigint, sign: 1n | -1n): bigint {
  const square = (sign * z * z) >> bits;
  let sum = z;
  let power = z;
  for (let at = 3n; power !== 0n && power !== -1n; at += 2n) {
    power = (power * square) >> bits;
    sum += power / at;
  }
  return sum;
}

const remembered = new Map<string, bigint>();

function remember(name: string, bits: bigint, compute: () => bigint): bigint {
  const key = `${name}${bits}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const value = compute();
  remembered.set(key, value);
  return value;
}

/** Machin's formula: π = 16 arctan(1/5) − 4 arctan(1/239). */
export function pi(bits: bigint): bigint {
  const one = 1n << bits;
  return remember(
    "π",
    bits,
    () => 16n * oddPowers(one / 5n, bits, -1n) - 4n * oddPowers(one / 239n, bits, -1n),
  );
}

/** ln 2 = 2 artanh(1/3). */
function logarithmOfTwo(bits: bigint): bigint {
  return remember("ln 2", bits, () => 2n * oddPowers((1n << bits) / 3n, bits, 1n));
}

/** e^x by the exponential series, after x is reduced by multiples of ln 2. */
export function exponential(x: bigint, bits: bigint): bigint {
  const two = logarithmOfTwo(bits);
  const doublings = floorDivide(x, two);
  const rest = x - doublings * two;
  const value = series(1n << bits, (term, at) => (term * rest) / (at << bits));
  return doublings < 0n ? value >> -doublings : value << doublings;
}

/** The logarithm of a positive number. */
export function logarithm(x: bigint, bits: bigint): bigint {
  const doublings = BigInt(x.toString(2).length) - bits;
  const one = 1n << bits;
  const rest = doublings < 0n ? x << -doublings : x >> doublings;
  const small = ((rest - one) << bits) / (rest + one);
  return 2n * oddPowers(small, bits, 1n) + doublings * logarithmOfTwo(bits);
}

/** The sine of x and of x + π/2; the second is the cosine. */
export function sine(x: bigint, bits: bigint): bigint {
  const halfTurn = pi(bits);
  const turns = floorDivide(2n * x + halfTurn, 2n * halfTurn);
  const rest = x - turns * halfTurn;
  const square = (rest * rest) >> bits;
  const value = series(rest, (term, at) => -((term * square) >> bits) / (2n * at * (2n * at + 1n)));
  return turns % 2n === 0n ? value : -value;
}

export function cosine(x: bigint, bits: bigint): bigint {
  return sine(x + (pi(bits) >> 1n), bits);
}

/** arctan x = 2 arctan(x/(1 + √(1 + x²))), applied twice, and then the series. */
export function arcTangent(x: bigint, bits: bigint): bigint {
  const one = 1n << bits;
  let small = x;
  for (let halving = 0; halving < 3; halving += 1) {
    const root = integerSquareRoot((one << bits) + small * small);
    small = (small << bits) / (one + root);
  }
  return oddPowers(small, bits, -1n) << 3n;
}
