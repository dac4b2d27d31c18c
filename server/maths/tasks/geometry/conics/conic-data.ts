import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import * as exact from "../exact/exact.ts";
import type { Exact } from "../exact/exact.ts";
import type { Value } from "../reading/scan.ts";

/** A measure of an ellipse or a hyperbola with its centre at the origin. */
export interface ConicDatum {
  /** a and b are the semi-axes, c the distance from the centre to a focus, l the latus rectum, e the eccentricity. */
  letter: "a" | "b" | "c" | "l" | "e";
  value: Exact;
}

export interface ConicData {
  kind: "ellipse" | "hyperbola";
  axis: "x" | "y";
  data: readonly [ConicDatum, ConicDatum];
}

const points: readonly [ConicDatum["letter"], RegExp][] = [
  ["a", /^(?:(?:the )?(?:ends|end points) of (?:the )?major axis|vertices)/],
  ["b", /^(?:the )?(?:ends|end points) of (?:the )?minor axis/],
  ["c", /^foci/],
];
const lengths: readonly [ConicDatum["letter"], RegExp, bigint][] = [
  ["a", /^(?:length of )?(?:the )?(?:major|transverse) axis/, 2n],
  ["b", /^(?:length of )?(?:the )?(?:minor|conjugate) axis/, 2n],
  ["l", /^(?:length of )?(?:the )?latus rectum/, 1n],
  ["e", /^eccentricity|^e\b/, 1n],
];

interface Clause {
  datum: ConicDatum;
  /** The axis on which the points of the clause lie; null for a length. */
  on: "x" | "y" | null;
}

/**
 * Reads the two data of "vertices (±13, 0) and foci (±5, 0)"; null if a word is unknown or they contradict each other.
 */
export function conicData(
  text: string,
  kind: ConicData["kind"],
  values: readonly Value[],
): ConicData | null {
  const marked = text
    .trim()
    .replaceAll(/\( ± <q(\d+)> , <q(\d+)> \)/g, "<x$1:$2>")
    .replaceAll(/\( <q(\d+)> , ± <q(\d+)> \)/g, "<y$2:$1>");
  const parts = marked.split(/ ?, and | ?, | and /).map((part) => clauseOf(part, values));
  const [one, other] = parts;
  if (!one || !other || parts.length !== 2 || one.datum.letter === other.datum.letter) return null;
  const axes = [one, other].flatMap(({ on, datum }) => (on ? [alongAxis(on, datum.letter)] : []));
  const [axis] = axes;
  return axis && axes.every((own) => own === axis)
    ? { kind, axis, data: [one.datum, other.datum] }
    : null;
}

/** Returns the axis of the foci: the ends of the minor axis lie on the other axis. */
function alongAxis(on: "x" | "y", letter: ConicDatum["letter"]): "x" | "y" {
  const across = on === "x" ? "y" : "x";
  return letter === "b" ? across : on;
}

function clauseOf(part: string, values: readonly Value[]): Clause | null {
  const text = part.replace(/^(?:the |its |having |with |whose )+/, "").trim();
  const end = /(?: (?:are|is|at|be|=|:|of|length))* <[^>]+>(?: units?)?$/.exec(text);
  const head = end ? text.slice(0, end.index) : "";
  return pointClause(text, head, values) ?? lengthClause(text, head, values);
}

/** Reads a clause with points, such as "vertices (±13, 0)". */
function pointClause(text: string, head: string, values: readonly Value[]): Clause | null {
  const [, on, size, zero] = /<([xy])(\d+):(\d+)>$/.exec(text) ?? [];
  const letter = points.find(([, pattern]) => isWhole(pattern, head))?.[0];
  const value = numberAt(values, size);
  const isOnAxis = numberAt(values, zero)?.length === 0;
  if (on === undefined || !letter || !value || !isOnAxis) return null;
  return { datum: { letter, value }, on: on === "x" ? "x" : "y" };
}

/** Reads a clause with a length, such as "length of the latus rectum 36". */
function lengthClause(text: string, head: string, values: readonly Value[]): Clause | null {
  const [, index] = /<q(\d+)>(?: units?)?$/.exec(text) ?? [];
  const found = lengths.find(([, pattern]) => isWhole(pattern, head));
  const value = numberAt(values, index);
  const half = found && value && exact.divide(value, exact.fromInteger(found[2]));
  return half ? { datum: { letter: found[0], value: half }, on: null } : null;
}

function isWhole(pattern: RegExp, text: string): boolean {
  return pattern.exec(text)?.[0].length === text.length && text !== "";
}

function numberAt(values: readonly Value[], index: string | undefined): Exact | null {
  const value = index === undefined ? undefined : values[Number(index)];
  return value?.kind === "quantity" && value.unit === null && exact.sign(value.value) >= 0
    ? value.value
    : null;
}

export interface Axes {
  aa: Rational;
  bb: Rational;
}

/** Returns a² and b² from two data; null if they are irrational or no such curve exists. */
export function axesOf({ kind, data }: ConicData): Axes | null {
  const of = (letter: ConicDatum["letter"]): Exact | undefined =>
    data.find((datum) => datum.letter === letter)?.value;
  const squareOf = (letter: ConicDatum["letter"]): Rational | null => {
    const value = of(letter);
    return value ? exact.asRational(exact.multiply(value, value)) : null;
  };
  const [aa, bb, cc, ee] = [squareOf("a"), squareOf("b"), squareOf("c"), squareOf("e")];
  const found =
    fromSquares(kind, { aa, bb, cc, ee }) ?? fromLatus(kind, { l: of("l"), a: of("a"), cc });
  return found && isCurve(kind, found) ? found : null;
}

type Squares = Record<"aa" | "bb" | "cc" | "ee", Rational | null>;

function fromSquares(kind: ConicData["kind"], { aa, bb, cc, ee }: Squares): Axes | null {
  if (bb) return besideMinor(kind, { aa, bb, cc });
  if (aa) return withFocus(kind, aa, cc ?? (ee && q.multiply(aa, ee)));
  return cc && ee && !q.isZero(ee) ? withFocus(kind, q.divide(cc, ee), cc) : null;
}

function besideMinor(
  kind: ConicData["kind"],
  { aa, bb, cc }: { aa: Rational | null; bb: Rational; cc: Rational | null },
): Axes | null {
  if (aa) return { aa, bb };
  return cc && { aa: kind === "ellipse" ? q.add(bb, cc) : q.subtract(cc, bb), bb };
}

function withFocus(kind: ConicData["kind"], aa: Rational, cc: Rational | null): Axes | null {
  return cc && { aa, bb: kind === "ellipse" ? q.subtract(aa, cc) : q.subtract(cc, aa) };
}

/** Uses the latus rectum l: b² = la/2. With a focus at c, a² ∓ la/2 = c² has one positive root. */
function fromLatus(
  kind: ConicData["kind"],
  { l, a, cc }: { l: Exact | undefined; a: Exact | undefined; cc: Rational | null },
): Axes | null {
  const latus = l && exact.asRational(l);
  if (!latus) return null;
  const half = q.divide(latus, q.rational(2n));
  const own = a
    ? exact.asRational(a)
    : cc && positiveRoot(kind === "ellipse" ? half : q.negate(half), cc);
  return own && { aa: q.multiply(own, own), bb: q.multiply(half, own) };
}

/** Returns the positive root of a² − p·a − c² = 0 if it is rational, otherwise null. */
function positiveRoot(p: Rational, cc: Rational): Rational | null {
  const square = q.add(q.multiply(p, p), q.multiply(q.rational(4n), cc));
  const root = exact.squareRoot(exact.fromRational(square));
  const number = root && exact.asRational(root);
  return number && q.divide(q.add(p, number), q.rational(2n));
}

function isCurve(kind: ConicData["kind"], { aa, bb }: Axes): boolean {
  const isPositive = q.sign(aa) > 0 && q.sign(bb) > 0;
  return isPositive && (kind === "hyperbola" || q.order(bb, aa) < 0);
}
