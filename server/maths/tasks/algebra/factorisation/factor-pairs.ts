import type { Term } from "../../../algebra/form.ts";
import { greatestCommonDivisor } from "../../../numbers/integers.ts";
import * as q from "../../../numbers/rational.ts";
import { one as termAlone, termsLatex } from "./terms-latex.ts";

/**
 * Factors two pairs of terms: 2x(x + 3) − (x + 3). Returns null if the brackets differ or a pair has no common factor.
 */
export function pairs(front: [Term, Term], back: [Term, Term]): string | null {
  const [one, two] = [pair(front), pair(back)];
  if (!one || !two) return null;
  const [sign, factor] = two.factor.startsWith("-")
    ? ["-", two.factor.slice(1)]
    : ["+", two.factor];
  const inner = one.inner;
  if (two.inner !== inner) return null;
  return `${one.factor}(${inner}) ${sign} ${factor === "" ? "1" : factor}(${inner})`;
}

function pair([first, second]: [Term, Term]): { factor: string; inner: string } | null {
  const divisor = greatestCommonDivisor(first.coefficient.numerator, second.coefficient.numerator);
  const number = first.coefficient.numerator < 0n ? -divisor : divisor;
  const letters = first.monomial.factors.flatMap(({ atom, exponent }) => {
    const other = second.monomial.factors.find((factor) => factor.atom.key === atom.key)?.exponent;
    const least = other && (q.order(exponent, other) < 0 ? exponent : other);
    return least ? [{ atom, exponent: least }] : [];
  });
  const factor: Term = {
    coefficient: q.rational(number),
    monomial: { factors: letters, key: letters.map(({ atom }) => atom.key).join() },
  };
  const divided = [first, second].map((term): Term => ({
    coefficient: q.divide(term.coefficient, q.rational(number)),
    monomial: {
      ...term.monomial,
      factors: term.monomial.factors.flatMap(({ atom, exponent }) => {
        const own = letters.find((letter) => letter.atom.key === atom.key)?.exponent ?? q.zero;
        const left = q.subtract(exponent, own);
        return q.isZero(left) ? [] : [{ atom, exponent: left }];
      }),
    },
  }));
  const [text] = termsLatex([termAlone(factor)]);
  const [inner] = termsLatex([{ terms: divided }]);
  return text === undefined || inner === undefined
    ? null
    : { factor: text === "1" ? "" : text === "-1" ? "-" : text, inner };
}
