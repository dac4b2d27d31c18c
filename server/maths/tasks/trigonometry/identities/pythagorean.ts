import { type Polynomial, type Quotient, type Term } from "../../../algebra/form.ts";
import { exponentOf, withoutAtom } from "../../../algebra/monomial.ts";
import { exactQuotient } from "../../../algebra/common-factor.ts";
import { multiplyPolynomials, polynomial } from "../../../algebra/polynomial.ts";
import * as form from "../../../algebra/quotient.ts";
import * as q from "../../../numbers/rational.ts";
import { type IdentityApplication, onEitherSide } from "./move.ts";
import {
  atomOf,
  basicAtoms,
  type CallAtom,
  mapTerms,
  type Sides,
  wholeExponent,
} from "./trigonometric-form.ts";
import { type AngleUnit, callLatex } from "./written-angle.ts";

/** Rewrites sin² as 1 − cos², and cos² as 1 − sin². */
export function pythagorean(unit: AngleUnit): (sides: Sides) => IdentityApplication[] {
  return (sides) => {
    const squares = [...basicAtoms(sides.above), ...basicAtoms(sides.below)].filter(
      (atom) => atom.name !== "tan",
    );
    const distinct = [...new Map(squares.map((atom) => [atom.key, atom])).values()];
    return distinct.flatMap((atom) =>
      onEitherSide((side) => {
        const to = withoutSquares(side, atom);
        return to && { to, ...reason(atom, unit) };
      })(sides),
    );
  };
}

/**
 * Rewrites a constant next to sin u cos u as a multiple of sin² u + cos² u, so that 1 + 2 sin u cos u becomes a square.
 */
export function unitToSquares(unit: AngleUnit): (sides: Sides) => IdentityApplication[] {
  return onEitherSide((side) => {
    const sine = basicAtoms(side).find(
      (atom) => atom.name === "sin" && side.terms.some((term) => isProduct(term, atom)),
    );
    if (!sine) return null;
    const squares = form.add(
      form.raise(form.fromAtom(sine), 2),
      form.raise(form.fromAtom(atomOf("cos", sine.argument)), 2),
    );
    const to = mapTerms(side, (term) =>
      term.monomial.key === "" ? form.scale(squares, term.coefficient) : null,
    );
    const why = (): string =>
      `$1 = ${callLatex("sin", sine.argument, unit, 2)} + ${callLatex("cos", sine.argument, unit, 2)}$.`;
    return to && { to, title: "Write 1 by the Pythagorean identity", why };
  });
}

function isProduct({ monomial }: Term, sine: CallAtom): boolean {
  const cosine = atomOf("cos", sine.argument);
  return wholeExponent(monomial, sine) === 1 && wholeExponent(monomial, cosine) === 1;
}

/** Multiplies numerator and denominator by the conjugate: 1 + sin u becomes cos² u over 1 − sin u, and similar. */
export function conjugates(unit: AngleUnit): (sides: Sides) => IdentityApplication[] {
  return ({ above, below }) => {
    const made = (side: "above" | "below"): IdentityApplication[] =>
      factorsWithOne(side === "above" ? above : below).flatMap(({ factor, rest, atom }) => {
        const conjugate = otherSign(factor);
        const partner = atomOf(atom.name === "sin" ? "cos" : "sin", atom.argument);
        const square = form.raise(form.fromAtom(partner), 2).numerator;
        const turned = multiplyPolynomials(rest, square);
        const other = multiplyPolynomials(side === "above" ? below : above, conjugate);
        const why = (): string => {
          const sine = callLatex("sin", atom.argument, unit, 2);
          const cosine = callLatex("cos", atom.argument, unit, 2);
          const [own, left] = atom.name === "sin" ? [sine, cosine] : [cosine, sine];
          return `$(1 + a)(1 - a) = 1 - a^{2}$, and $1 - ${own} = ${left}$.`;
        };
        return [
          {
            sides:
              side === "above" ? { above: turned, below: other } : { above: other, below: turned },
            title: "Multiply above and below by the conjugate",
            why,
          },
        ];
      });
    return [...made("below"), ...made("above")];
  };
}

interface WithOne {
  factor: Polynomial;
  rest: Polynomial;
  atom: CallAtom;
}

/** The factors 1 ± sin u and 1 ± cos u of a sum. */
function factorsWithOne(side: Polynomial): WithOne[] {
  if (side.terms.length < 2) return [];
  return basicAtoms(side).flatMap((atom) => {
    if (atom.name === "tan") return [];
    return [form.one, form.minusOne].flatMap((sign) => {
      const factor = form.add(form.one, form.multiply(sign, form.fromAtom(atom))).numerator;
      const rest = exactQuotient(side, factor);
      return rest ? [{ factor, rest, atom }] : [];
    });
  });
}

function otherSign({ terms }: Polynomial): Polynomial {
  return {
    terms: terms.map((term) =>
      term.monomial.key === "" ? term : { ...term, coefficient: q.negate(term.coefficient) },
    ),
  };
}

function reason(atom: CallAtom, unit: AngleUnit) {
  return {
    title: "Use a Pythagorean identity",
    why: () => {
      const sine = callLatex("sin", atom.argument, unit, 2);
      const cosine = callLatex("cos", atom.argument, unit, 2);
      const [own, other] = atom.name === "sin" ? [sine, cosine] : [cosine, sine];
      return `$${sine} + ${cosine} = 1$, so $${own} = 1 - ${other}$.`;
    },
  };
}

function withoutSquares(side: Polynomial, atom: CallAtom): Polynomial | null {
  const partner = atomOf(atom.name === "sin" ? "cos" : "sin", atom.argument);
  const square = form.subtract(form.one, form.raise(form.fromAtom(partner), 2));
  return mapTerms(side, (term) => {
    const exponent = wholeExponent(term.monomial, atom);
    if (exponent < 2) return null;
    const rest = form.multiply(restOf(term, atom), form.raise(form.fromAtom(atom), exponent % 2));
    return form.multiply(rest, form.raise(square, Math.floor(exponent / 2)));
  });
}

/** The term without the powers of the atom. */
export function restOf(term: Term, atom: CallAtom): Quotient {
  if (q.isZero(exponentOf(term.monomial, atom))) return form.fromPolynomial({ terms: [term] });
  return form.fromPolynomial(polynomial([{ ...term, monomial: withoutAtom(term.monomial, atom) }]));
}
