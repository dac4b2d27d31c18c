import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { notSupported } from "../refusal.ts";
import { callAtom } from "./atom.ts";
import { orderOf, signOf } from "./constant-value.ts";
import { exactAngles } from "./exact-sine.ts";
import type { Quotient } from "./form.ts";
import { singleFactor } from "./inverse-composition.ts";
import * as form from "./quotient.ts";
import { acuteTurnOf } from "./trigonometric.ts";

const inverseNames = ["arcsin", "arccos", "arctan", "arccot", "arcsec", "arccosec"] as const;
export type InverseName = (typeof inverseNames)[number];

export function isInverse(name: string): name is InverseName {
  return inverseNames.some((known) => known === name);
}

const half = q.rational(1n, 2n);

function piTimes(turn: Rational): Quotient {
  return form.scale(form.fromConstant("π"), turn);
}

/** The principal value; arccot and arccos are between 0 and π. Refuses numbers outside the domain. */
export function inverseTrigonometric(name: InverseName, value: Quotient): Quotient {
  if (isNegative(value)) {
    const opposite = inverseTrigonometric(name, form.negate(value));
    const mirrored = name === "arccos" || name === "arccot" || name === "arcsec";
    return mirrored ? form.subtract(piTimes(q.one), opposite) : form.negate(opposite);
  }
  refuseOutside(name, value);
  const angle = acuteAngle(name, value);
  if (angle) return piTimes(angle);
  return form.fromAtom(callAtom(name, value, null));
}

/** Whether the sign is extracted: for a number by its value, otherwise by the first term. */
function isNegative(value: Quotient): boolean {
  const sign = form.isConstant(value) ? signOf(value) : null;
  const leading = value.numerator.terms[0]?.coefficient ?? q.zero;
  return sign === null ? q.sign(leading) < 0 : sign < 0;
}

/** The inverse function of a value ≥ 0. */
function refuseOutside(name: InverseName, value: Quotient): void {
  if (!form.isConstant(value) || name === "arctan" || name === "arccot") return;
  const order = orderOf(value, form.one);
  const isReciprocal = name === "arcsec" || name === "arccosec";
  if (order === (isReciprocal ? -1 : 1)) {
    throw notSupported(
      `No angle has ${isReciprocal ? "a secant below" : "a sine or cosine above"} 1.`,
    );
  }
}

function acuteAngle(name: InverseName, value: Quotient): Rational | null {
  switch (name) {
    case "arcsin":
      return angleOfSine(value);
    case "arccos":
      return complementOf(angleOfSine(value));
    case "arctan":
      return angleOfTangent(value);
    case "arccot":
      return complementOf(angleOfTangent(value));
    case "arccosec":
      return angleOfSine(reciprocal(value));
    case "arcsec":
      return complementOf(angleOfSine(reciprocal(value)));
  }
}

function reciprocal(value: Quotient): Quotient {
  if (form.isZero(value)) throw notSupported("No angle has the secant or cosecant 0.");
  return form.divide(form.one, value);
}

function complementOf(turn: Rational | null): Rational | null {
  return turn && q.subtract(half, turn);
}

function angleOfSine(value: Quotient): Rational | null {
  if (!form.isConstant(value)) return null;
  const exact = exactAngles.find(({ sine }) => form.equals(sine, value));
  return exact?.turn ?? angleWithin(value, "sin");
}

/** tan² = sin²/(1 − sin²) */
function angleOfTangent(value: Quotient): Rational | null {
  if (!form.isConstant(value)) return null;
  const square = form.raise(value, 2);
  const exact = exactAngles.find(({ sine }) => {
    const sineSquared = form.raise(sine, 2);
    return form.equals(sineSquared, form.multiply(square, form.subtract(form.one, sineSquared)));
  });
  return exact?.turn ?? angleWithin(value, "tan");
}

/** The angle of arcsin(sin(π/7)) and arcsin(cos(π/7)). */
function angleWithin(value: Quotient, name: "sin" | "tan"): Rational | null {
  const factor = singleFactor(value);
  if (!factor || !q.equals(factor.exponent, q.one)) return null;
  return acuteTurnOf(factor.atom, name);
}
