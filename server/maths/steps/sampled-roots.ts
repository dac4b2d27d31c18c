import { evaluateReal } from "../algebra/evaluate-complex.ts";
import { type Condition, lettersIn } from "./condition.ts";
import { allTrue, type Truth } from "./three-valued.ts";

type Point = ReadonlyMap<string, number>;

/**
 * Whether two equations in the same letters are true at the same points, tested at some of their roots in one letter
 * with fixed values for the others. Null if they agree at some points only, and if no root is found.
 */
export function sameAtRoots(before: Condition, after: Condition): Truth {
  if (before.relation !== "=" || after.relation !== "=") return null;
  const letters = lettersIn([[before, after]]);
  if (isMultiple(before, after, letters)) return true;
  const forth = rootsOf(before, letters).map((point) => truthAt(after, point));
  if (forth.length === 0) return null;
  if (allTrue(forth) === true) return true;
  if (!forth.every((truth) => truth === false)) return null;
  // If there are many roots, it is random which of them are found.
  const back = rootsOf(after, letters).map((point) => truthAt(before, point));
  return back.length > 0 && back.every((truth) => truth === false) ? false : null;
}

/** Whether one equation is the other times a constant, as far as values at sample points show. */
function isMultiple(before: Condition, after: Condition, letters: readonly string[]): boolean {
  const ratios = fixedValues.map((values) => {
    const point = new Map(letters.map((name, at) => [name, values[at] ?? 1]));
    const [a, b] = [valueGap(before, point), valueGap(after, point)];
    return a === null || b === null || a === 0 || b === 0 ? null : a / b;
  });
  const [first = null] = ratios;
  return (
    first !== null &&
    letters.length <= 4 &&
    ratios.every((ratio) => ratio !== null && Math.abs(ratio / first - 1) < 1e-9)
  );
}

function valueGap({ left, right }: Condition, point: Point): number | null {
  const [a, b] = [evaluateReal(left, point), evaluateReal(right, point)];
  return a === null || b === null ? null : a - b;
}

/** Values of the letter at which the two sides are equal, some of them grid points by chance. */
export function meetingPoints(condition: Condition, letter: string): number[] {
  const zeros = zerosOf(gapOf(condition, (value) => new Map([[letter, value]])));
  return zeros.map(asMeant);
}

/** Rounds 1e-18 to 0, and 2.4999999999999 to 2.5. */
function asMeant(zero: number): number {
  const short = Number(zero.toFixed(10));
  return Math.abs(zero - short) < 1e-12 ? short : zero;
}

/** Values of all letters but the first, none of them a likely root. */
const fixedValues = [
  [0.73, 1.91, -0.57, 2.63],
  [-1.37, 0.83, 2.29, -0.61],
  [3.17, -2.43, 1.13, 0.47],
  [6.29, 4.19, -3.31, 5.23],
  [-5.61, -7.07, 8.41, -4.37],
  [9.43, 7.79, -8.17, 9.11],
];

function rootsOf(condition: Condition, [first = "x", ...others]: readonly string[]): Point[] {
  if (others.length > 4) return [];
  const rounds = others.length === 0 ? fixedValues.slice(0, 1) : fixedValues;
  const points: Point[] = [];
  for (const values of rounds) {
    const fixed = others.map((name, at) => [name, values[at] ?? 1] as const);
    const pointAt = (value: number): Point => new Map([...fixed, [first, value]]);
    points.push(...zerosOf(gapOf(condition, pointAt)).map(pointAt));
    if (points.length >= enoughPoints) break;
  }
  return points;
}

const enoughPoints = 4;

type Gap = (value: number) => number | null;

function gapOf(condition: Condition, at: (value: number) => Point): Gap {
  return (value) => valueGap(condition, at(value));
}

/** Denser near 0, and never exactly at a round number. */
const grid = Array.from({ length: 121 }, (_, at) => Math.sinh((at - 60) / 9 + 0.0137));
const mostZeros = 6;

/** Sign changes, without poles. */
function zerosOf(gap: Gap): number[] {
  const zeros: number[] = [];
  let [from, valueThere]: [number, number | null] = [0, null];
  for (const to of grid) {
    const value = gap(to);
    const changes = value !== null && valueThere !== null && value * valueThere < 0;
    const zero = changes ? bisect(gap, from, to) : null;
    if (zero !== null) zeros.push(zero);
    if (zeros.length >= mostZeros) break;
    [from, valueThere] = [to, value];
  }
  return zeros;
}

const halvings = 60;

function bisect(gap: Gap, from: number, to: number): number | null {
  let [low, high] = [from, to];
  const start = gap(low) ?? 0;
  for (let at = 0; at < halvings; at += 1) {
    const middle = (low + high) / 2;
    const value = gap(middle);
    if (value === null) return null;
    if (value * start > 0) low = middle;
    else high = middle;
  }
  // The sign also changes at a pole.
  return Math.abs(gap(low) ?? Infinity) < 1e-6 * (1 + Math.abs(start)) ? low : null;
}

const close = 1e-7;
const apart = 1e-4;

function truthAt({ left, right }: Condition, point: Point): Truth {
  const [a, b] = [evaluateReal(left, point), evaluateReal(right, point)];
  if (a === null || b === null) return null;
  const share = Math.abs(a - b) / (1 + Math.abs(a) + Math.abs(b));
  if (share < close) return true;
  return share > apart ? false : null;
}
