import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import * as q from "../../../numbers/rational.ts";
import { type CallAtom, isBasic, wholeExponent } from "../identities/trigonometric-form.ts";
import { angleLatex, type AngleUnit } from "../identities/written-angle.ts";
import { type Family, solvedFor } from "./families.ts";
import type { Line } from "./simple-equations.ts";

const pi = form.fromConstant("π");
const half = form.scale(pi, q.rational(1n, 2n));

/**
 * Solves f(A) = ±f(B) and sin A = ±cos B by comparing the angles. Returns null for other equations, and for sin 2x =
 * sin x and the like, for which textbooks use the double angle formula.
 */
export function equalFunctions(
  difference: Quotient,
  unknown: string,
  unit: AngleUnit,
): { lines: Line[]; families: Family[] } | null {
  const pair = pairOf(difference);
  if (!pair) return null;
  const { name, a, b } = pair;
  const cases = casesOf(name, a, b);
  const steps = name === "tan" ? q.one : q.rational(2n);
  const zero: Family = { step: steps, shift: form.zero, angle: form.zero, entry: "plus" };
  const families = cases.map(([angle, start]) =>
    solvedFor(unknown, angle, { ...zero, angle: start }),
  );
  if (families.some((family) => family === null)) return null;
  const inUnit = (angle: Quotient): string => angleLatex(angle, unit);
  const rule = {
    sin: "$\\sin A = \\sin B$ means $A = 2n\\pi + B$ or $A = (2n + 1)\\pi - B$.",
    cos: "$\\cos A = \\cos B$ means $A = 2n\\pi \\pm B$.",
    tan: "$\\tan A = \\tan B$ means $A = n\\pi + B$.",
  }[name];
  const lines: Line[] = [
    {
      title: "Write both sides by the same function",
      why: "Signs and complements go into the angle.",
      latex: `\\${name}(${inUnit(a)}) = \\${name}(${inUnit(b)})`,
    },
    { title: "Compare the angles", why: rule, latex: compared(name, inUnit(a), inUnit(b)) },
  ];
  return { lines, families: families.flatMap((family) => (family ? [family] : [])) };
}

type Name = "sin" | "cos" | "tan";

/** The differences or sums of the angles, each with the value that it equals up to multiples of the period. */
function casesOf(name: Name, a: Quotient, b: Quotient): [Quotient, Quotient][] {
  const [less, more] = [form.subtract(a, b), form.add(a, b)];
  if (name === "tan") return [[less, form.zero]];
  return [
    [less, form.zero],
    [more, name === "sin" ? pi : form.zero],
  ];
}

function compared(name: Name, a: string, b: string): string {
  if (name === "tan") return `${a} = n\\pi + ${b}`;
  if (name === "cos") return `${a} = 2n\\pi \\pm (${b})`;
  return `${a} = 2n\\pi + ${b} \\text{ or } ${a} = (2n + 1)\\pi - (${b})`;
}

interface Pair {
  name: Name;
  a: Quotient;
  b: Quotient;
}

/**
 * Two equal functions of different angles, with signs and complements included in the angles; null for other equations.
 */
function pairOf({ numerator, denominator }: Quotient): Pair | null {
  const [one, other, more] = numerator.terms;
  if (!one || !other || more || !isNumber(denominator)) return null;
  const isSame = q.isZero(q.add(one.coefficient, other.coefficient));
  if (!isSame && !q.equals(one.coefficient, other.coefficient)) return null;
  const [first, second] = [onlyFunction(one), onlyFunction(other)];
  return first && second && ordered(first, second, isSame);
}

function ordered(first: CallAtom, second: CallAtom, isSame: boolean): Pair | null {
  const [wide, narrow] = isWider(first, second) ? [first, second] : [second, first];
  return hasSchoolWay(wide, narrow) ? null : alike(wide, narrow, isSame);
}

function isNumber({ terms }: Quotient["denominator"]): boolean {
  return terms.every(({ monomial }) => monomial.factors.length === 0);
}

function onlyFunction({ monomial }: Quotient["numerator"]["terms"][number]): CallAtom | null {
  const [factor, more] = monomial.factors;
  if (!factor || more || !isBasic(factor.atom)) return null;
  return wholeExponent(monomial, factor.atom) === 1 ? factor.atom : null;
}

function leading(atom: CallAtom): q.Rational {
  return atom.argument.numerator.terms[0]?.coefficient ?? q.one;
}

function isWider(one: CallAtom, other: CallAtom): boolean {
  return q.order(leading(one), leading(other)) >= 0;
}

/** Whether textbooks use another method: tan for equal angles, the double angle formula for a sine. */
function hasSchoolWay(wide: CallAtom, narrow: CallAtom): boolean {
  const times = q.divide(leading(wide), leading(narrow));
  if (q.equals(times, q.one)) return true;
  return q.equals(times, q.rational(2n)) && wide.name === "sin";
}

function alike(wide: CallAtom, narrow: CallAtom, isSame: boolean): Pair | null {
  const [a, b] = [wide.argument, narrow.argument];
  const isOdd = wide.name === narrow.name && wide.name !== "cos";
  if (isOdd) {
    const name = wide.name === "tan" ? "tan" : "sin";
    return { name, a, b: isSame ? b : form.negate(b) };
  }
  if ([wide.name, narrow.name].includes("tan")) return null;
  const [x, y] = [wide, narrow].map(({ name, argument }) =>
    name === "cos" ? argument : form.subtract(argument, half),
  );
  if (!x || !y) return null;
  return { name: "cos", a: x, b: isSame ? y : form.subtract(pi, y) };
}
