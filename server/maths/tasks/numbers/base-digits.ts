import { integerLatex } from "../../numbers/written.ts";

/** Returns the value of a numeral by its place values. The most significant digit is the first. */
export function valueOfDigits(digits: readonly number[], base: number): bigint {
  return digits.reduce(
    (total, digit, at) => total + BigInt(digit) * BigInt(base) ** BigInt(digits.length - 1 - at),
    0n,
  );
}

/** Returns the same value as `valueOfDigits` by Horner's method, from left to right. */
export function valueByHorner(digits: readonly number[], base: number): bigint {
  return digits.reduce((total, digit) => total * BigInt(base) + BigInt(digit), 0n);
}

/** Returns the digits of a non-negative number by repeated division, the most significant first. */
export function digitsInBase(value: bigint, base: number): number[] {
  const digits: number[] = [];
  for (let rest = value; rest > 0n; rest /= BigInt(base)) {
    digits.unshift(Number(rest % BigInt(base)));
  }
  return digits.length === 0 ? [0] : digits;
}

/** Returns the character of a digit: 0 to 9, then letters from a. */
export function digitText(digit: number, capitals: boolean): string {
  const text = digit.toString(36);
  return capitals ? text.toUpperCase() : text;
}

/** Returns the sum of the place values in LaTeX, such as 1 × 3² + 2 × 3⁰; zero digits are omitted. */
export function placesLatex(digits: readonly number[], base: number): string {
  const terms = digits.flatMap((digit, at) => {
    const exponent = digits.length - 1 - at;
    return digit === 0 ? [] : [`${digit} \\times ${base}^{${exponent}}`];
  });
  return terms.length === 0 ? "0" : terms.join(" + ");
}

/** Returns one line of LaTeX for each division of the repeated division by a base. */
export function divisionsLatex(value: bigint, base: number): string[] {
  const lines: string[] = [];
  for (let rest = value; rest > 0n; rest /= BigInt(base)) {
    lines.push(
      `${integerLatex(rest)} = ${base} \\times ${integerLatex(rest / BigInt(base))} + ${rest % BigInt(base)}`,
    );
  }
  return lines;
}

/** Explains why each remainder of the repeated division is the next digit. */
export function nextDigitWhy(base: number): string {
  return `Each division by $${base}$ gives the next digit to the left; stop when the quotient is 0.`;
}
