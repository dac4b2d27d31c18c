import type { Rational } from "../numbers/rational.ts";

interface Place {
  /** Where it stands in the question: first character, and the one after its last. */
  start: number;
  end: number;
  /** As it was typed, in its own case: a unit means another thing as M than as m. */
  written: string;
  /** Whether a space or line break stands before it. */
  spaced: boolean;
}

export type Token = Place &
  (
    | {
        kind: "number";
        value: Rational;
        /** Digits after the point; 0 for a whole number. */
        places: number;
        /** Commas that group digits, unless they could as well separate a list: 12,000 but not 12,180. */
        grouping: "none" | "certain" | "possible";
      }
    /** A fraction that is one character: ½. */
    | { kind: "fraction"; numerator: bigint; denominator: bigint }
    /** In small letters, without the dots of an abbreviation. */
    | { kind: "word"; text: string }
    /** A small letter, with its subscript where it has one: x, θ, a_1. */
    | { kind: "letter"; text: string }
    | { kind: "symbol"; text: MathsSymbol }
    | { kind: "unknown"; text: string }
  );

export type MathsSymbol =
  | "<"
  | ">"
  | "≤"
  | "≥"
  | "≠"
  | "|"
  | "!"
  | "°"
  | "'"
  | "_"
  | "→"
  | "∞"
  | "∫"
  /** Opens the order of a root, as of ∛; a bracket closes it. */
  | "√["
  | "+"
  | "-"
  | "±"
  | "×"
  | "÷"
  | "/"
  | "^"
  | "="
  | "("
  | ")"
  | "%"
  | ":"
  | "::"
  | ","
  | ";"
  | "?"
  | "."
  | "₹"
  | "√"
  | "frac"
  | "newline";

export function isSymbol(token: Token | undefined, ...symbols: MathsSymbol[]): boolean {
  return token?.kind === "symbol" && symbols.includes(token.text);
}
