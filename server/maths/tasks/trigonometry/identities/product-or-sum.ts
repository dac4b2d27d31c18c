import * as form from "../../../algebra/quotient.ts";
import * as q from "../../../numbers/rational.ts";
import { productsToSums, sumsToProducts } from "./products-and-sums.ts";
import type { SearchForm } from "./search.ts";
import { ratio } from "./trigonometric-form.ts";
import type { AngleUnit } from "./written-angle.ts";

/**
 * Rewrites a product of two functions that has no shorter form as a sum, 20 cos 6t cos 4t = 10 cos 10t + 10 cos 2t, or
 * a sum as a product. Null for anything else.
 */
export function productOrSum(first: SearchForm, unit: AngleUnit): SearchForm | null {
  const { numerator: above, denominator: below } = first.value;
  const isWhole = form.isConstant(form.fromPolynomial(below));
  const counts = above.terms.map(({ monomial }) =>
    monomial.factors.every(({ exponent }) => q.equals(exponent, q.one))
      ? monomial.factors.length
      : Number.NaN,
  );
  const change = changes.get(counts.join("+"));
  const [application] = isWhole && change ? change(unit)({ above, below }) : [];
  if (!application) return null;
  return {
    value: ratio(application.sides),
    cost: first.cost,
    depth: 1,
    from: { before: first, application },
  };
}

/** The rewriting by the numbers of functions in the terms. */
const changes: ReadonlyMap<string, typeof productsToSums> = new Map([
  ["2", productsToSums],
  ["1+1", sumsToProducts],
]);
