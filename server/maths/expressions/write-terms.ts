import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { type NumberStyle, rationalLatex } from "../numbers/written.ts";
import type { Term } from "./polynomial.ts";

/** A sum of terms in LaTeX: `2x^{2} - \frac{1}{2}x + 3`; an empty sum is 0. */
export function termsLatex(terms: readonly Term[], style: NumberStyle = "fraction"): string {
  if (terms.length === 0) return "0";
  return terms.map((term, at) => signedTerm(term, at === 0, style)).join(" ");
}

function signedTerm({ coefficient, letters }: Term, isFirst: boolean, style: NumberStyle): string {
  const isNegative = q.sign(coefficient) < 0;
  const size = termLatex({ coefficient: q.absolute(coefficient), letters }, style);
  if (isFirst) return isNegative ? `-${size}` : size;
  return `${isNegative ? "-" : "+"} ${size}`;
}

/** One term with its own sign: `-3x`. */
export function termLatex({ coefficient, letters }: Term, style: NumberStyle = "fraction"): string {
  return multipleLatex(coefficient, lettersLatex(letters), style);
}

/** A coefficient and its factor, with 1 and -1 reduced to their sign: 3x, -x. */
export function multipleLatex(
  coefficient: Rational,
  what: string,
  style: NumberStyle = "fraction",
): string {
  if (what === "") return rationalLatex(coefficient, style);
  if (q.equals(coefficient, q.one)) return what;
  if (q.equals(coefficient, q.rational(-1n))) return `-${what}`;
  return rationalLatex(coefficient, style) + what;
}

function lettersLatex(letters: string): string {
  return [...new Set(letters)]
    .map((letter) => {
      const times = letters.split(letter).length - 1;
      return times === 1 ? letter : `${letter}^{${times}}`;
    })
    .join("");
}

/** Terms with whole-number coefficients as a student would type them: x² - 5x + 6. */
export function termsPlain(terms: readonly Term[]): string {
  return termsLatex(terms).replaceAll("{,}", "").replaceAll("^{2}", "²");
}
