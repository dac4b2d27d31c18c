/** a·x + b with whole numbers a and b; a = 0 for a plain number. */
export interface Linear {
  slope: number;
  constant: number;
}

export const plain = (constant: number): Linear => ({ slope: 0, constant });

export function plus(one: Linear, other: Linear): Linear {
  return { slope: one.slope + other.slope, constant: one.constant + other.constant };
}

export function minus(one: Linear, other: Linear): Linear {
  return { slope: one.slope - other.slope, constant: one.constant - other.constant };
}

export function valueOf({ slope, constant }: Linear, x: number): number {
  return slope * x + constant;
}

export function isSame(one: Linear, other: Linear): boolean {
  return one.slope === other.slope && one.constant === other.constant;
}

/** 2n - 1, 7 - r, 5 */
export function linearLatex({ slope, constant }: Linear, letter: string): string {
  if (slope === 0) return `${constant}`;
  const size = Math.abs(slope) === 1 ? letter : `${Math.abs(slope)}${letter}`;
  if (slope < 0) return constant === 0 ? `-${size}` : `${constant} - ${size}`;
  if (constant === 0) return size;
  return `${size} ${constant < 0 ? "-" : "+"} ${Math.abs(constant)}`;
}

/** In brackets if it has more than one sign or letter. */
export function factorLatex(linear: Linear, letter: string): string {
  const text = linearLatex(linear, letter);
  return /^(?:\d+|[a-z])$/.test(text) ? text : `(${text})`;
}

/** Reads "n", "3r", "2n-1", "7 - r" or "12" in one letter; null for anything else. */
export function readLinear(text: string, letter: string): Linear | null {
  const bare = text.replaceAll(/\s+/g, "");
  if (!/^[+-]?(?:\d+[a-z]?|[a-z])(?:[+-](?:\d+[a-z]?|[a-z]))*$/.test(bare)) return null;
  const terms = [...bare.matchAll(/([+-]?)(?:(\d*)([a-z])|(\d+))/g)];
  if (terms.some(([, , , own]) => own !== undefined && own !== letter)) return null;
  const sum = terms.map(termOf).reduce(plus, plain(0));
  const isSmall = Math.abs(sum.slope) <= 4 && Math.abs(sum.constant) <= 99;
  return isSmall ? sum : null;
}

function termOf([, sign, times = "", letter, number = ""]: RegExpExecArray): Linear {
  const factor = sign === "-" ? -1 : 1;
  if (letter === undefined) return plain(factor * Number(number));
  return { slope: factor * (times === "" ? 1 : Number(times)), constant: 0 };
}
