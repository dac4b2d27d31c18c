import type { FunctionName } from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import type { Quotient } from "./form.ts";
import { functionValue } from "./function-value.ts";
import { rationalPower } from "./power.ts";
import * as form from "./quotient.ts";

function of(name: FunctionName, u: Quotient): Quotient {
  return functionValue(name, u, null, {});
}

function over(below: Quotient): Quotient {
  return form.divide(form.one, below);
}

function square(u: Quotient): Quotient {
  return form.raise(u, 2);
}

function root(u: Quotient): Quotient {
  return rationalPower(u, q.rational(1n, 2n), {});
}

/** 1/√(1 − u²) */
function ofArcSine(u: Quotient): Quotient {
  return over(root(form.subtract(form.one, square(u))));
}

/** 1/(1 + u²) */
function ofArcTangent(u: Quotient): Quotient {
  return over(form.add(form.one, square(u)));
}

/** 1/(|u|√(u² − 1)) */
function ofArcSecant(u: Quotient): Quotient {
  return over(form.multiply(of("abs", u), root(form.subtract(square(u), form.one))));
}

/** f'(u) of the one-argument functions that occur in the canonical form. */
export const derivatives: Partial<Record<FunctionName, (u: Quotient) => Quotient>> = {
  sin: (u) => of("cos", u),
  cos: (u) => form.negate(of("sin", u)),
  tan: (u) => square(of("sec", u)),
  ln: over,
  abs: (u) => form.divide(of("abs", u), u),
  sinh: (u) => of("cosh", u),
  cosh: (u) => of("sinh", u),
  tanh: (u) => over(square(of("cosh", u))),
  arcsin: ofArcSine,
  arccos: (u) => form.negate(ofArcSine(u)),
  arctan: ofArcTangent,
  arccot: (u) => form.negate(ofArcTangent(u)),
  arcsec: ofArcSecant,
  arccosec: (u) => form.negate(ofArcSecant(u)),
};
