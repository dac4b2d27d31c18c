import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { notSupported } from "../refusal.ts";
import { callAtom } from "./atom.ts";
import { exactCosine, exactSine, modulo } from "./exact-sine.ts";
import type { Atom, Quotient } from "./form.ts";
import { inverseComposition } from "./inverse-composition.ts";
import * as form from "./quotient.ts";

const trigonometricNames = ["sin", "cos", "tan", "cot", "sec", "cosec"] as const;
export type TrigonometricName = (typeof trigonometricNames)[number];

export function isTrigonometric(name: string): name is TrigonometricName {
  return trigonometricNames.some((known) => known === name);
}

const half = q.rational(1n, 2n);
const quarter = q.rational(1n, 4n);

/** f(θ + π/2) as another function of θ, with its sign. */
const quarterTurn: Record<TrigonometricName, { name: TrigonometricName; sign: 1 | -1 }> = {
  sin: { name: "cos", sign: 1 },
  cos: { name: "sin", sign: -1 },
  tan: { name: "cot", sign: -1 },
  cot: { name: "tan", sign: -1 },
  sec: { name: "cosec", sign: -1 },
  cosec: { name: "sec", sign: 1 },
};

/** The cofunction: the function of π/2 − θ that equals f(θ). */
const complement: Record<TrigonometricName, TrigonometricName> = {
  sin: "cos",
  cos: "sin",
  tan: "cot",
  cot: "tan",
  sec: "cosec",
  cosec: "sec",
};

const isEven: Record<TrigonometricName, boolean> = {
  sin: false,
  cos: true,
  tan: false,
  cot: false,
  sec: true,
  cosec: false,
};

/** The function of an angle in radians: exact values, whole quarter turns removed, and the sign extracted. */
export function trigonometric(name: TrigonometricName, angle: Quotient): Quotient {
  const { turn, rest } = withoutTurn(angle);
  if (form.isZero(rest)) return ofTurn(name, turn);
  const leading = rest.numerator.terms[0]?.coefficient ?? q.one;
  if (q.sign(leading) < 0) {
    const opposite = ofAngle(name, { turn: q.negate(turn), rest: form.negate(rest) });
    return isEven[name] ? opposite : form.negate(opposite);
  }
  return ofAngle(name, { turn, rest });
}

/** πt + rest */
interface Angle {
  turn: Rational;
  rest: Quotient;
}

const piKey = "#π";

function withoutTurn(angle: Quotient): Angle {
  const term = form.isPolynomial(angle)
    ? angle.numerator.terms.find(({ monomial }) => monomial.key === piKey)
    : undefined;
  if (!term) return { turn: q.zero, rest: angle };
  const rest = angle.numerator.terms.filter((other) => other !== term);
  return { turn: term.coefficient, rest: form.fromPolynomial({ terms: rest }) };
}

function ofAngle(name: TrigonometricName, { turn, rest }: Angle): Quotient {
  const doubled = q.multiply(turn, q.rational(2n));
  if (!q.isInteger(doubled)) {
    const less = shorterTurn(turn);
    const piPart = form.scale(form.fromConstant("π"), less);
    return atomOf(name, form.add(rest, piPart));
  }
  const quarters = Number(modulo(doubled, 4n).numerator);
  let current: { name: TrigonometricName; sign: 1 | -1 } = { name, sign: 1 };
  for (let taken = 0; taken < quarters; taken += 1) {
    const next = quarterTurn[current.name];
    current = { name: next.name, sign: next.sign === current.sign ? 1 : -1 };
  }
  const value = atomOf(current.name, rest);
  return current.sign === 1 ? value : form.negate(value);
}

/** The same angle between −π and π. */
function shorterTurn(turn: Rational): Rational {
  return q.subtract(modulo(q.add(turn, q.one), 2n), q.one);
}

const reciprocals: Partial<Record<TrigonometricName, TrigonometricName>> = {
  cot: "tan",
  sec: "cos",
  cosec: "sin",
};

/** Only sines, cosines and tangents are atoms; the others are their reciprocals. */
function atomOf(name: TrigonometricName, angle: Quotient): Quotient {
  const composed = inverseComposition(name, angle);
  if (composed) return composed;
  const below = reciprocals[name];
  const atom = form.fromAtom(callAtom(below ?? name, angle, null));
  return below ? form.divide(form.one, atom) : atom;
}

function ofTurn(name: TrigonometricName, turn: Rational): Quotient {
  const [sine, cosine] = [exactSine(turn), exactCosine(turn)];
  if (!sine || !cosine) return ofInexactTurn(name, turn);
  switch (name) {
    case "sin":
      return sine;
    case "cos":
      return cosine;
    case "tan":
      return ratio(sine, cosine, name);
    case "cot":
      return ratio(cosine, sine, name);
    case "sec":
      return ratio(form.one, cosine, name);
    case "cosec":
      return ratio(form.one, sine, name);
  }
}

function ratio(above: Quotient, below: Quotient, name: TrigonometricName): Quotient {
  if (form.isZero(below)) throw notSupported(`${name} is not defined at this angle.`);
  return form.divide(above, below);
}

/** Angles without an exact value are reduced to below 45°: cos 50° is sin 40°. */
function ofInexactTurn(name: TrigonometricName, turn: Rational): Quotient {
  const inTurn = modulo(turn, 2n);
  if (q.order(inTurn, q.one) > 0) {
    const mirrored = ofInexactTurn(name, q.subtract(q.rational(2n), inTurn));
    return isEven[name] ? mirrored : form.negate(mirrored);
  }
  if (q.order(inTurn, half) > 0) {
    const acute = ofInexactTurn(name, q.subtract(q.one, inTurn));
    return name === "sin" || name === "cosec" ? acute : form.negate(acute);
  }
  const pi = form.fromConstant("π");
  return q.order(inTurn, quarter) > 0
    ? atomOf(complement[name], form.scale(pi, q.subtract(half, inTurn)))
    : atomOf(name, form.scale(pi, inTurn));
}

/** The acute angle, as a fraction of π, whose `name` equals an atom: sin(π/7) for sin, cos(π/7) as sin(5π/14). */
export function acuteTurnOf(atom: Atom, name: "sin" | "tan"): Rational | null {
  if (atom.kind !== "call") return null;
  const { turn, rest } = withoutTurn(atom.argument);
  if (!form.isZero(rest)) return null;
  if (atom.name === name) return turn;
  return atom.name === complement[name] ? q.subtract(half, turn) : null;
}
