import type { Rational } from "../numbers/rational.ts";

interface Place {
  /** Offsets in the question: of the first character, and after the last. */
  start: number;
  end: number;
  /** As typed, with its case: the units M and m differ. */
  written: string;
  /** Whether a space or line break precedes it. */
  spaced: boolean;
}

export type Token = Place &
  (
    | {
        kind: "number";
        value: Rational;
        /** The count of decimal places; 0 for a whole number. */
        places: number;
        /** Whether commas group digits and can't separate list items: 12,000 but not 12,180. */
        grouping: "none" | "certain" | "possible";
      }
    /** A fraction that is one character: ½. */
    | { kind: "fraction"; numerator: bigint; denominator: bigint }
    /** In lower case, without the dots of an abbreviation. */
    | { kind: "word"; text: string }
    /** A lower-case letter, with its subscript if it has one: x, θ, a_1. */
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
