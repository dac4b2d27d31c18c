import fc from "fast-check";
import { expect, test } from "vitest";
import * as q from "../numbers/rational.ts";
import { tokenise } from "../read/tokenise.ts";
import { convert, hasSameDimension, quantity, quantityPlain } from "./quantity.ts";
import { readQuantity } from "./read-quantity.ts";
import { orderOfMagnitude, powerOfTen, roundSignificant } from "./significant.ts";
import { multiplyUnits } from "./unit.ts";
import { unitsBySymbol } from "./unit-table.ts";

const units = [...new Set(unitsBySymbol.values())];
const unit = fc.constantFrom(...units);
/** Units that schools use in products; a cube of u has more digits than a number may have. */
const factor = fc.constantFrom(
  ...units.filter(({ offset, symbol }) => {
    return (
      offset === null &&
      !["rpm", "rps", "kmph", "mph", "mps", "cc", "₹", "in", "u"].includes(symbol)
    );
  }),
);
const decimal = fc
  .tuple(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: -20, max: 20 }))
  .map(([digits, power]) => q.multiply(q.rational(BigInt(digits)), powerOfTen(power)));

test("every unit of the table is parsed from its written form", () => {
  fc.assert(
    fc.property(decimal, unit, (value, of) => {
      const tokens = tokenise(quantityPlain(quantity(value, of)));
      const read = readQuantity(tokens, 0);
      expect(read?.length).toBe(tokens.length);
      expect(read?.quantity.value).toEqual(value);
      expect(read?.quantity.unit).toBe(of);
    }),
    { numRuns: 1500 },
  );
});

test("quotients and powers of units are parsed from their written form", () => {
  fc.assert(
    fc.property(
      decimal,
      factor,
      factor,
      fc.integer({ min: 1, max: 3 }),
      (value, a, b, exponent) => {
        fc.pre(a.symbol !== b.symbol);
        const of = multiplyUnits(a, b, -exponent);
        const tokens = tokenise(quantityPlain(quantity(value, of)));
        const read = readQuantity(tokens, 0);
        expect(read?.length).toBe(tokens.length);
        expect(read?.quantity).toMatchObject({ value });
        expect(read?.quantity.unit.symbol).toBe(of.symbol);
        expect(read?.quantity.unit.scale).toEqual(of.scale);
      },
    ),
    { numRuns: 1500 },
  );
});

test("a conversion and its inverse give the same number", () => {
  fc.assert(
    fc.property(decimal, unit, unit, (value, a, b) => {
      fc.pre(hasSameDimension(a, b) && a.piPower === b.piPower);
      const there = convert(quantity(value, a), b);
      const back = there && convert(there, a);
      expect(back?.value).toEqual(value);
    }),
    { numRuns: 2000 },
  );
});

test("rounding to n digits changes a number by at most half a unit of the last digit", () => {
  fc.assert(
    fc.property(
      decimal,
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 6 }),
      (value, by, digits) => {
        const number = q.divide(value, q.rational(BigInt(by)));
        const close = roundSignificant(number, digits);
        const half = q.divide(powerOfTen(orderOfMagnitude(number) - digits + 1), q.rational(2n));
        expect(q.order(q.absolute(q.subtract(close, number)), half)).toBeLessThanOrEqual(0);
      },
    ),
  );
});
