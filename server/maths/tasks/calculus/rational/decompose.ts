import { factorUnivariate } from "../../../algebra/factor-univariate.ts";
import { asPolynomial, fromUnivariate } from "../../../algebra/in-one-variable.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import * as u from "../../../algebra/univariate.ts";
import type { Univariate } from "../../../algebra/univariate.ts";
import { type Expression, integerLeaf } from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { inBrackets } from "../../../working/written.ts";
import { lightForm } from "../light-form.ts";

/** numerator/part^power, the numerator of a lower degree than the part. */
export interface PartialFraction {
  part: Univariate;
  power: number;
  numerator: Univariate;
}

export interface Decomposition {
  /** The quotient of the division, before the fractions; [] for a proper fraction. */
  whole: Univariate;
  /** The remainder of the division, in the numerator. */
  rest: Univariate;
  denominator: Univariate;
  factors: { part: Univariate; multiplicity: number }[];
  fractions: PartialFraction[];
}

const highestDegree = 10;

/**
 * The partial fractions of a rational function; null if it is not one, or a factor of the denominator has a degree
 * above 2.
 */
export function decompose(
  above: Quotient,
  below: Quotient,
  variable: string,
): Decomposition | null {
  const [top, bottom] = [asPolynomial(above, variable), asPolynomial(below, variable)];
  if (!top || !bottom || u.degree(bottom) < 1 || u.degree(bottom) > highestDegree) return null;
  const factors = factorUnivariate(bottom).factors.map(({ part, multiplicity }) => ({
    part,
    multiplicity,
  }));
  if (factors.some(({ part }) => u.degree(part) > 2)) return null;
  const { quotient: whole, remainder: rest } = u.divide(top, bottom);
  const places = factors.flatMap(({ part, multiplicity }) =>
    Array.from({ length: multiplicity }, (_, at) => ({ part, power: at + 1 })),
  );
  const unknowns = places.flatMap((place) =>
    Array.from({ length: u.degree(place.part) }, (_, exponent) => ({ place, exponent })),
  );
  const columns = unknowns.map(({ place, exponent }) => {
    const rows = u.divide(bottom, raised(place.part, place.power)).quotient;
    return u.multiply(rows, powerOfLetter(exponent));
  });
  const values = solveColumns(columns, rest, u.degree(bottom));
  if (!values) return null;
  const fractions = places.map(({ part, power }) => ({
    part,
    power,
    numerator: u.univariate(
      unknowns.flatMap(({ place }, at) =>
        place.part === part && place.power === power ? [values[at] ?? q.zero] : [],
      ),
    ),
  }));
  return { whole, rest, denominator: bottom, factors, fractions };
}

function raised(part: Univariate, power: number): Univariate {
  return Array.from({ length: power }, () => part).reduce(u.multiply);
}

function powerOfLetter(exponent: number): Univariate {
  return Array.from({ length: exponent + 1 }, (_, at) => (at === exponent ? q.one : q.zero));
}

/** The numbers with Σ number·column = wanted, by Gauss's elimination. */
function solveColumns(
  columns: readonly Univariate[],
  wanted: Univariate,
  size: number,
): Rational[] | null {
  const rows = Array.from({ length: size }, (_, row) => [
    ...columns.map((column) => column[row] ?? q.zero),
    wanted[row] ?? q.zero,
  ]);
  for (let column = 0; column < size; column += 1) {
    const pivot = rows.findIndex((row, at) => at >= column && !q.isZero(row[column] ?? q.zero));
    const line = rows[pivot];
    if (!line) return null;
    const divisor = line[column] ?? q.one;
    const scaled = line.map((value) => q.divide(value, divisor));
    rows[pivot] = rows[column] ?? [];
    rows[column] = scaled;
    rows.forEach((row, at) => {
      const factor = row[column] ?? q.zero;
      if (at === column || q.isZero(factor)) return;
      rows[at] = row.map((value, index) =>
        q.subtract(value, q.multiply(factor, scaled[index] ?? q.zero)),
      );
    });
  }
  return rows.map((row) => row.at(-1) ?? q.zero);
}

export function polynomialOf(value: Univariate, variable: string): Expression {
  return toExpression(fromUnivariate(value, variable));
}

/** The partial fraction as an expression, with the factor of its numerator moved outside. */
export function fractionExpression(
  { part, power, numerator }: PartialFraction,
  variable: string,
): Expression {
  const base = inBrackets(polynomialOf(part, variable));
  const below: Expression =
    power === 1 ? base : { kind: "power", base, exponent: integerLeaf(BigInt(power)) };
  // The common factor of the numerator is moved outside: (1/3)(x + 1) over x² + 1 is (x + 1)/(3(x² + 1)).
  const content = u.content(numerator);
  const above = polynomialOf(u.scale(numerator, q.divide(q.one, content)), variable);
  return lightForm({
    kind: "quotient",
    sign: "bar",
    left: {
      kind: "product",
      sign: "implicit",
      left: toExpression(form.fromRational(content)),
      right: { kind: "group", inner: above },
    },
    right: below,
  });
}
