import type { FunctionName } from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import { callAtom, imaginaryUnit, someAtomIn } from "./atom.ts";
import { imaginaryPart, realPart } from "./complex-parts.ts";
import { factorial } from "./factorial.ts";
import type { Quotient } from "./form.ts";
import { inverseTrigonometric, isInverse } from "./inverse-trigonometric.ts";
import { logarithm } from "./logarithm.ts";
import { modulus } from "./modulus.ts";
import type { CanonicalOptions } from "./options.ts";
import * as form from "./quotient.ts";
import { rootOf } from "./root.ts";
import { isTrigonometric, trigonometric } from "./trigonometric.ts";

const ten = form.fromInteger(10n);

/** The function of a canonical argument (angles in radians), exact if possible; `base` is that of a log, 10 if null. */
export function functionValue(
  name: FunctionName,
  argument: Quotient,
  base: Quotient | null,
  options: CanonicalOptions,
): Quotient {
  if (isTrigonometric(name)) return trigonometric(name, argument);
  if (isInverse(name)) return inverseTrigonometric(name, argument);
  if (isHyperbolic(name)) return hyperbolic(name, argument);
  switch (name) {
    case "ln":
      return logarithm(argument, form.fromConstant("e"), options);
    case "log":
      return logarithm(argument, base ?? ten, options);
    case "abs":
      return absolute(argument, options);
    case "factorial":
      return factorial(argument);
  }
}

/** |z|; for a complex number √(re² + im²). */
function absolute(value: Quotient, options: CanonicalOptions): Quotient {
  const hasImaginary = someAtomIn(value, ({ key }) => key === imaginaryUnit.key);
  if (!hasImaginary) return modulus(value, options);
  if (!form.isConstant(value)) return form.fromAtom(callAtom("abs", value, null));
  const [real, imaginary] = [realPart(value), imaginaryPart(value)];
  if (!real || !imaginary) return form.fromAtom(callAtom("abs", value, null));
  return rootOf(form.add(form.raise(real, 2), form.raise(imaginary, 2)), 2, options);
}

const hyperbolicNames = ["sinh", "cosh", "tanh"] as const;
type HyperbolicName = (typeof hyperbolicNames)[number];

function isHyperbolic(name: FunctionName): name is HyperbolicName {
  return hyperbolicNames.some((known) => known === name);
}

function hyperbolic(name: HyperbolicName, argument: Quotient): Quotient {
  if (form.isZero(argument)) return name === "cosh" ? form.one : form.zero;
  const leading = argument.numerator.terms[0]?.coefficient ?? q.one;
  if (q.sign(leading) > 0) return form.fromAtom(callAtom(name, argument, null));
  const opposite = form.fromAtom(callAtom(name, form.negate(argument), null));
  return name === "cosh" ? opposite : form.negate(opposite);
}
