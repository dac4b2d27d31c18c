import { limits } from "../limits.ts";
import * as q from "../numbers/rational.ts";
import { notSupported } from "../refusal.ts";
import { callAtom } from "./atom.ts";
import { tooLong } from "./budget.ts";
import type { Quotient } from "./form.ts";
import * as form from "./quotient.ts";
import { floor } from "./relations.ts";

const largestShift = 30n;

/** n! of a whole number; (n + k)! with a letter as (n + k)…(n + 1)·n!. */
export function factorial(argument: Quotient): Quotient {
  const value = form.asRational(argument);
  if (value) {
    if (!q.isInteger(value) || q.sign(value) < 0) {
      throw notSupported("Only whole numbers from 0 up have a factorial.");
    }
    return form.fromInteger(factorialOf(value.numerator));
  }
  const constant = form.isPolynomial(argument)
    ? argument.numerator.terms.find(({ monomial }) => monomial.key === "")?.coefficient
    : undefined;
  const shift = constant ? floor(constant) : 0n;
  if (shift > largestShift || shift < -largestShift) return atomOf(argument);
  return shifted(form.subtract(argument, form.fromInteger(shift)), shift);
}

function atomOf(argument: Quotient): Quotient {
  return form.fromAtom(callAtom("factorial", argument, null));
}

function shifted(base: Quotient, shift: bigint): Quotient {
  let result = atomOf(base);
  for (let at = 1n; at <= shift; at += 1n) {
    result = form.multiply(result, form.add(base, form.fromInteger(at)));
  }
  for (let at = 0n; at > shift; at -= 1n) {
    result = form.divide(result, form.add(base, form.fromInteger(at)));
  }
  return result;
}

function factorialOf(value: bigint): bigint {
  if (value > BigInt(limits.computedDigits)) throw tooLong();
  let product = 1n;
  for (let factor = 2n; factor <= value; factor += 1n) product *= factor;
  return product;
}
