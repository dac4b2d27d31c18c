import { integerLatex } from "../../numbers/written.ts";

/** The values of the digits in a base, by place value; the largest place first. */
export function valueOfDigits(digits: readonly number[], base: number): bigint {
  return digits.reduce(
    (total, digit, at) => total + BigInt(digit) * BigInt(base) ** BigInt(digits.length - 1 - at),
    0n,
  );
}

/** The same read from left to right, each time multiplied by the base. */
export function valueByHorner(digits: readonly number[], base: number): bigint {
  return digits.reduce((total, digit) => total * BigInt(base) + BigInt(digit), 0n);
}

/** The digits of a number that is not negative, the largest place first, by repeated division. */
export function digitsInBase(value: bigint, base: number): number[] {
  const digits: number[] = [];
  for (let rest = value; rest > 0n; rest /= BigInt(base)) {
    digits.unshift(Number(rest % BigInt(base)));
  }
  return digits.length === 0 ? [0] : digits;
}

export function digitText(digit: number, capitals: boolean): string {
  const text = digit.toString(36);
  return capitals ? text.toUpperCase() : text;
}

/** 1 × 3² + 0 × 3 + 2; zeros are omitted. */
export function placesLatex(digits: readonly number[], base: number): string {
  const terms = digits.flatMap((digit, at) => {
    const exponent = digits.length - 1 - at;
    return digit === 0 ? [] : [`${digit} \\times ${base}^{${exponent}}`];
  });
  return terms.length === 0 ? "0" : terms.join(" + ");
}

/** The repeated division by a base, a line for each remainder. */
export function divisionsLatex(value: bigint, base: number): string[] {
  const lines: string[] = [];
  for (let rest = value; rest > 0n; rest /= BigInt(base)) {
    lines.push(
      `${integerLatex(rest)} = ${base} \\times ${integerLatex(rest / BigInt(base))} + ${rest % BigInt(base)}`,
    );
  }
  return lines;
}

/** The reason for the next division: each remainder is one more digit. */
export function nextDigitWhy(base: number): string {
  return `Each division by $${base}$ gives the next digit to the left; stop when the quotient is 0.`;
}
