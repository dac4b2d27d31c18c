import type { Linear } from "./linear.ts";

/** Integer coefficients, ascending. */
export type Polynomial = readonly bigint[];

export function productOf(factors: readonly Linear[], number: bigint): Polynomial {
  return factors.reduce<Polynomial>(
    (product, { slope, constant }) =>
      Array.from(
        { length: product.length + 1 },
        (_, at) => BigInt(constant) * (product[at] ?? 0n) + BigInt(slope) * (product[at - 1] ?? 0n),
      ),
    [number],
  );
}

/** The difference divided by its content, with a positive leading coefficient. */
export function difference(one: Polynomial, other: Polynomial): Polynomial {
  const length = Math.max(one.length, other.length);
  const all = Array.from({ length }, (_, at) => (one[at] ?? 0n) - (other[at] ?? 0n));
  const terms = all.slice(0, all.findLastIndex((value) => value !== 0n) + 1);
  const shared = terms.reduce(commonFactor, 0n);
  const sign = (terms.at(-1) ?? 0n) < 0n ? -1n : 1n;
  return shared === 0n ? [] : terms.map((value) => (value * sign) / shared);
}

function commonFactor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

export function polynomialLatex(terms: Polynomial, letter: string): string {
  const parts = terms.map((value, power) => ({ value, power })).toReversed();
  const text = parts
    .filter(({ value }) => value !== 0n)
    .map(({ value, power }) => {
      const size = value < 0n ? -value : value;
      const letters = power === 0 ? "" : power === 1 ? letter : `${letter}^{${power}}`;
      return `${value < 0n ? "-" : "+"} ${size === 1n && power > 0 ? "" : size}${letters}`;
    })
    .join(" ");
  return text.replace(/^\+ /, "").replace(/^- /, "-");
}

export interface Root {
  top: bigint;
  bottom: bigint;
}

/** The rational roots of a polynomial of degree 1 or 2; null if they are not rational. */
export function rootsOf(terms: Polynomial): Root[] | null {
  const [c = 0n, b = 0n, a = 0n] = terms;
  if (terms.length === 2) return [reduced(-c, b)];
  if (terms.length !== 3) return null;
  const under = b * b - 4n * a * c;
  const root = under < 0n ? null : wholeRoot(under);
  if (root === null) return null;
  const both = [reduced(-b + root, 2n * a), reduced(-b - root, 2n * a)];
  return root === 0n ? both.slice(0, 1) : both;
}

function reduced(top: bigint, bottom: bigint): Root {
  const shared = commonFactor(top, bottom);
  const sign = bottom < 0n ? -1n : 1n;
  return { top: (sign * top) / shared, bottom: (sign * bottom) / shared };
}

function wholeRoot(square: bigint): bigint | null {
  const near = BigInt(Math.round(Math.sqrt(Number(square))));
  return near * near === square ? near : null;
}

export function rootLatex({ top, bottom }: Root): string {
  if (bottom === 1n) return `${top}`;
  return `${top < 0n ? "-" : ""}\\frac{${top < 0n ? -top : top}}{${bottom}}`;
}

/** (n - 10)(n + 3), (2n - 5)(n + 1) */
export function factoredLatex(roots: readonly Root[], letter: string): string {
  return roots
    .map(({ top, bottom }) => {
      const size = top < 0n ? -top : top;
      const first = `${bottom === 1n ? "" : bottom}${letter}`;
      return top === 0n ? first : `(${first} ${top > 0n ? "-" : "+"} ${size})`;
    })
    .join("");
}
