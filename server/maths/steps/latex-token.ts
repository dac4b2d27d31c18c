import type { Rational } from "../numbers/rational.ts";

export type Relation = "=" | "≈" | "<" | ">" | "≤" | "≥" | "≠";
export type Sign =
  | "+"
  | "-"
  | "±"
  | "∓"
  | "×"
  | "·"
  | "→"
  | "÷"
  | "/"
  | "^"
  | "_"
  | "!"
  | "%"
  | "°"
  | "₹"
  | ":";
export type Bracket = "{" | "(" | "[" | "|";
/** Separators of the statements of a line. */
export type Separator = "," | ";" | "quad" | "newline" | "arrow" | "or" | "and";

interface Place {
  /** Whether visible LaTeX spacing precedes it: `\,`, `\;`, `\quad`. */
  spaced: boolean;
  /** As it is written in the line. */
  written: string;
}

/** A sign of displayed mathematics. Upper-case and lower-case letters are distinct here. */
export type LatexToken = Place &
  (
    | { kind: "number"; value: Rational; places: number }
    /** A letter with its subscript and primes: V, x_1, f'. */
    | { kind: "letter"; name: string }
    /** Words, set upright: `\text{ cm}`, `\mathrm{HCF}`. */
    | { kind: "text"; text: string }
    /** A name with a special meaning: sin, frac, sqrt, overline. */
    | { kind: "command"; name: string }
    | { kind: "sign"; sign: Sign }
    | { kind: "relation"; relation: Relation }
    | { kind: "open" | "close"; bracket: Bracket }
    /** A plain |, which opens or closes. */
    | { kind: "bar" }
    | { kind: "separator"; separator: Separator }
    | { kind: "matrix"; isDeterminant: boolean; rows: LatexToken[][][] }
    /** A unit vector î, ĵ or k̂, or the zero vector. */
    | { kind: "vector"; entries: readonly [bigint, bigint, bigint] }
    | { kind: "unknown" }
  );

export function isSign(token: LatexToken | undefined, ...signs: Sign[]): boolean {
  return token?.kind === "sign" && signs.includes(token.sign);
}

export function isOpen(token: LatexToken | undefined, ...brackets: Bracket[]): boolean {
  return token?.kind === "open" && brackets.includes(token.bracket);
}

export function isClose(token: LatexToken | undefined, ...brackets: Bracket[]): boolean {
  return token?.kind === "close" && brackets.includes(token.bracket);
}

/** Splits at the tokens outside all brackets that pass the test; these tokens are removed. */
export function splitOutside(
  tokens: readonly LatexToken[],
  isCut: (token: LatexToken, at: number) => boolean,
): LatexToken[][] {
  const parts: LatexToken[][] = [[]];
  let depth = 0;
  for (const [at, token] of tokens.entries()) {
    if (token.kind === "open") depth += 1;
    if (token.kind === "close") depth -= 1;
    if (depth === 0 && isCut(token, at)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}
