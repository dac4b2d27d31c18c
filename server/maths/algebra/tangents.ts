import type { FunctionName } from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import { callAtom } from "./atom.ts";
import type { Atom, Factor, Monomial, Polynomial } from "./form.ts";
import { commonMonomial, exponentOf, monomial } from "./monomial.ts";
import { multiplyPolynomials, singleTerm, timesMonomial } from "./polynomial.ts";

interface Fraction {
  numerator: Polynomial;
  denominator: Polynomial;
}

/** The result of a function in the numerator and one in the denominator: one function in either. */
interface Rule {
  above: FunctionName;
  below: FunctionName;
  ratio: { side: "above" | "below"; name: FunctionName };
}

const rules: readonly Rule[] = [
  { above: "sin", below: "cos", ratio: { side: "above", name: "tan" } },
  { above: "cos", below: "sin", ratio: { side: "below", name: "tan" } },
  { above: "sin", below: "tan", ratio: { side: "above", name: "cos" } },
  { above: "tan", below: "sin", ratio: { side: "below", name: "cos" } },
];

/** Writes sin u/cos u as tan u, and tan u/sin u as 1/cos u, if they occur in every term. */
export function withTangents(fraction: Fraction): Fraction {
  let { numerator, denominator } = fraction;
  const below = commonMonomial(denominator.terms.map((term) => term.monomial));
  for (const factor of below.factors) {
    for (const rule of rules) {
      const shared = sharedPower(numerator, factor, rule);
      if (shared) {
        numerator = multiplied(
          numerator,
          shared.above,
          rule.ratio.side === "above" ? shared.ratio : null,
        );
        denominator = multiplied(
          denominator,
          shared.below,
          rule.ratio.side === "below" ? shared.ratio : null,
        );
      }
    }
  }
  return { numerator, denominator };
}

/** The powers to remove from numerator and denominator, and their replacement. */
function sharedPower(
  numerator: Polynomial,
  { atom, exponent }: Factor,
  rule: Rule,
): { above: Monomial; below: Monomial; ratio: Monomial } | null {
  if (atom.kind !== "call" || atom.name !== rule.below) return null;
  const partner: Atom = callAtom(rule.above, atom.argument, null);
  const above = commonMonomial(numerator.terms.map((term) => term.monomial));
  const power = exponentOf(above, partner);
  const least = q.order(power, exponent) < 0 ? power : exponent;
  // Integer powers only: √sin u/√cos u and √tan u differ where both functions are negative.
  const shared = q.rational(least.numerator / least.denominator);
  if (q.sign(shared) <= 0) return null;
  const ratio = callAtom(rule.ratio.name, atom.argument, null);
  return {
    above: monomial([{ atom: partner, exponent: q.negate(shared) }]),
    below: monomial([{ atom, exponent: q.negate(shared) }]),
    ratio: monomial([{ atom: ratio, exponent: shared }]),
  };
}

function multiplied(side: Polynomial, taken: Monomial, given: Monomial | null): Polynomial {
  const rest = timesMonomial(side, taken);
  return given ? multiplyPolynomials(rest, singleTerm(q.one, given)) : rest;
}
