import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import * as exact from "../exact/exact.ts";
import type { Exact } from "../exact/exact.ts";
import { exactLatex, exactPlain } from "../exact/write-exact.ts";
import type { Conic } from "./conic.ts";

/** The features of a conic that can be requested. */
export type FeatureName =
  | "focus"
  | "vertices"
  | "directrix"
  | "axis"
  | "latus rectum"
  | "eccentricity"
  | "major axis"
  | "minor axis";

export interface Feature {
  latex: string;
  plain: string;
}

/** A parabola with its vertex at the origin, or an ellipse or hyperbola with its centre there. */
export interface StandardConic {
  kind: "parabola" | "ellipse" | "hyperbola";
  /** The axis on which the foci lie. */
  axis: "x" | "y";
  /** For a parabola the signed a of y² = 4ax; otherwise a², b² and c², where c = ae. */
  sizes: { a: Rational } | { aa: Rational; bb: Rational; cc: Rational };
  /** The equation in its standard form. */
  standard: string;
}

/** Returns the standard form of a conic; null if it is not centred at the origin, or not one of these curves. */
export function standardConic(conic: Conic): StandardConic | null {
  return parabolaOf(conic) ?? centralOf(conic);
}

function parabolaOf(conic: Conic): StandardConic | null {
  return q.isZero(conic.constant) ? (parabolaAlong("x", conic) ?? parabolaAlong("y", conic)) : null;
}

/** Returns y² = 4ax along the x-axis, or x² = 4ay along the y-axis; null for other equations. */
function parabolaAlong(axis: "x" | "y", { xx, yy, x, y }: Conic): StandardConic | null {
  const [square, none, linear, other] = axis === "x" ? [yy, xx, x, y] : [xx, yy, y, x];
  if (!q.isZero(none) || !q.isZero(other) || q.isZero(linear)) return null;
  const four = q.divide(q.negate(linear), square);
  const squared = axis === "x" ? "y" : "x";
  const standard = `${squared}^{2} = ${exactLatex(exact.fromRational(four))}${axis}`;
  return { kind: "parabola", axis, sizes: { a: q.divide(four, q.rational(4n)) }, standard };
}

function centralOf({ xx, yy, x, y, constant }: Conic): StandardConic | null {
  const isCentral = q.isZero(x) && q.isZero(y);
  if (!isCentral || [xx, yy, constant].some(q.isZero)) return null;
  const across = q.divide(q.negate(constant), xx);
  const up = q.divide(q.negate(constant), yy);
  const standard = `${fraction("x", across, true)}${fraction("y", up, false)} = 1`;
  const signs = q.sign(across) + q.sign(up);
  if (signs === 2) return ellipseOf(across, up, standard);
  return signs === 0 ? hyperbolaOf(across, up, standard) : null;
}

function hyperbolaOf(across: Rational, up: Rational, standard: string): StandardConic {
  const isAlongX = q.sign(across) > 0;
  const [aa, bb] = isAlongX ? [across, q.negate(up)] : [up, q.negate(across)];
  const sizes = { aa, bb, cc: q.add(aa, bb) };
  return { kind: "hyperbola", axis: isAlongX ? "x" : "y", sizes, standard };
}

function ellipseOf(across: Rational, up: Rational, standard: string): StandardConic | null {
  const order = q.order(across, up);
  if (order === 0) return null;
  const [aa, bb] = order > 0 ? [across, up] : [up, across];
  const sizes = { aa, bb, cc: q.subtract(aa, bb) };
  return { kind: "ellipse", axis: order > 0 ? "x" : "y", sizes, standard };
}

function fraction(letter: string, size: Rational, isFirst: boolean): string {
  const sign = q.sign(size) < 0 ? (isFirst ? "-" : " - ") : isFirst ? "" : " + ";
  return `${sign}\\frac{${letter}^{2}}{${exactLatex(exact.fromRational(q.absolute(size)))}}`;
}

function root(value: Rational): Exact {
  return exact.squareRoot(exact.fromRational(value)) ?? exact.zero;
}

/** Returns every feature of the conic by its name. */
export function featuresOf(conic: StandardConic): Map<FeatureName, Feature> {
  return "a" in conic.sizes
    ? parabolaFeatures(conic.sizes.a, conic.axis)
    : centralFeatures(conic, conic.sizes);
}

function number(value: Exact): Feature {
  return { latex: exactLatex(value), plain: exactPlain(value) };
}

function pointOn(axis: "x" | "y", value: Exact): Feature {
  const { latex, plain } = number(value);
  return axis === "x"
    ? { latex: `(${latex}, 0)`, plain: `(${plain}, 0)` }
    : { latex: `(0, ${latex})`, plain: `(0, ${plain})` };
}

function both(axis: "x" | "y", value: Exact): Feature {
  const [plus, minus] = [pointOn(axis, value), pointOn(axis, exact.negate(value))];
  const latex = axis === "x" ? `(\\pm ${exactLatex(value)}, 0)` : `(0, \\pm ${exactLatex(value)})`;
  return { latex, plain: `${minus.plain}, ${plus.plain}` };
}

function parabolaFeatures(a: Rational, axis: "x" | "y"): Map<FeatureName, Feature> {
  const own = exact.fromRational(a);
  const other = axis === "x" ? "y" : "x";
  const { latex, plain } = number(exact.negate(own));
  return new Map<FeatureName, Feature>([
    ["focus", pointOn(axis, own)],
    ["vertices", { latex: "(0, 0)", plain: "(0, 0)" }],
    ["directrix", { latex: `${axis} = ${latex}`, plain: `${axis} = ${plain}` }],
    ["axis", { latex: `${other} = 0`, plain: `${other} = 0` }],
    ["latus rectum", number(exact.fromRational(q.multiply(q.rational(4n), q.absolute(a))))],
  ]);
}

function centralFeatures(
  { axis }: StandardConic,
  { aa, bb, cc }: { aa: Rational; bb: Rational; cc: Rational },
): Map<FeatureName, Feature> {
  const [a, b, c] = [root(aa), root(bb), root(cc)];
  const two = exact.fromInteger(2n);
  const latus = exact.divide(exact.multiply(two, exact.fromRational(bb)), a) ?? exact.zero;
  return new Map<FeatureName, Feature>([
    ["focus", both(axis, c)],
    ["vertices", both(axis, a)],
    ["eccentricity", number(exact.divide(c, a) ?? exact.zero)],
    ["latus rectum", number(latus)],
    ["major axis", number(exact.multiply(two, a))],
    ["minor axis", number(exact.multiply(two, b))],
  ]);
}
