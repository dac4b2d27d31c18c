/** n! for whole n from 0 up; callers keep n small. */
export function factorial(count: number): bigint {
  let product = 1n;
  for (let factor = 2n; factor <= BigInt(count); factor += 1n) product *= factor;
  return product;
}

/** ⁿPᵣ: the number of permutations of r out of n things; 0 if there are too few. */
export function permutations(from: number, taken: number): bigint {
  let product = 1n;
  for (let left = 0; left < taken; left += 1) product *= BigInt(Math.max(from - left, 0));
  return product;
}

/** ⁿCᵣ: the number of combinations of r out of n things; 0 if there are too few. */
export function combinations(from: number, taken: number): bigint {
  if (taken < 0 || taken > from) return 0n;
  const fewer = Math.min(taken, from - taken);
  return permutations(from, fewer) / factorial(fewer);
}

/** ⁿCᵣ by Pascal's triangle: with sums only. */
export function pascal(from: number, taken: number): bigint {
  if (taken < 0 || taken > from) return 0n;
  let row: bigint[] = [1n];
  for (let made = 0; made < from; made += 1) {
    row = [1n, ...row.map((value, at) => value + (row[at + 1] ?? 0n))];
  }
  return row[taken] ?? 0n;
}

/** `{}^{10}C_{3}` */
export function combinationLatex(from: number | string, taken: number | string): string {
  return `{}^{${from}}C_{${taken}}`;
}

export function permutationLatex(from: number | string, taken: number | string): string {
  return `{}^{${from}}P_{${taken}}`;
}

/** The factors of ⁿPᵣ: 10 × 9 × 8; 1 if r is 0. */
export function fallingLatex(from: number, taken: number): string {
  if (taken === 0) return "1";
  return shortProduct(Array.from({ length: taken }, (_, at) => from - at));
}

/** A product, abbreviated with dots if it is long. */
function shortProduct(factors: readonly number[]): string {
  if (factors.length <= 8) return factors.join(" \\times ");
  return [...factors.slice(0, 4), "\\cdots", ...factors.slice(-2)].join(" \\times ");
}

export function factorialLatex(count: number): string {
  return count < 2 ? "1" : fallingLatex(count, count);
}

/** ⁿCᵣ computed by cancelling: `\frac{10 \times 9 \times 8}{3 \times 2 \times 1}`. */
export function cancelledLatex(from: number, taken: number): string {
  const fewer = Math.min(taken, from - taken);
  if (fewer === 0) return "1";
  if (fewer === 1) return `${from}`;
  return `\\frac{${fallingLatex(from, fewer)}}{${factorialLatex(fewer)}}`;
}
