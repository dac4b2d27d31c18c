import { canonical } from "../../../algebra/canonical.ts";
import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import type { Equation } from "../../../equations/equation.ts";
import * as q from "../../../numbers/rational.ts";
import { notSupported, notUnderstood, tooHard } from "../../../refusal.ts";
import { atomsOf } from "../identities/trigonometric-form.ts";
import { equalFunctions } from "./equal-functions.ts";
import {
  anglesOf,
  type Family,
  membersAt,
  membersBetween,
  solvedFor,
  valueOf,
  withoutContained,
} from "./families.ts";
import { noMethod, toConditions } from "./to-conditions.ts";
import type { Line } from "./simple-equations.ts";
import type { Condition, TrigonometricEquation } from "./trigonometric-equation.ts";

export interface SolvedEquation {
  lines: Line[];
  conditions: Condition[];
  impossible: string[];
  /** The general solution. */
  families: Family[];
  /** The solutions in the interval in ascending order; null if none is given. */
  solutions: Quotient[] | null;
}

/**
 * Solves a trigonometric equation. Refuses identities, contradictions, equations without a known method, and an
 * interval whose ends are unclear where a solution lies on one.
 */
export function solveEquation(problem: TrigonometricEquation): SolvedEquation {
  const { equation, unknown, unit, interval } = problem;
  const difference = form.subtract(canonical(equation.left), canonical(equation.right));
  if (form.isConstant(difference)) {
    throw notSupported(
      form.isZero(difference)
        ? "This equation is true for every angle: it is an identity."
        : "This equation is true for no angle. Check its numbers.",
    );
  }
  refuseWide(difference);
  const compared = equalFunctions(difference, unknown, unit);
  const split = compared
    ? { lines: compared.lines, conditions: [], impossible: [] }
    : toConditions(difference, unit);
  const raw = compared?.families ?? split.conditions.map((one) => familyOf(one, unknown));
  const families = withoutContained(
    raw.flatMap((family) => validParts(equation, unknown, family)).flatMap(apart),
  );
  const solutions = interval && listedIn(families, problem);
  return { ...split, families, solutions };
}

const widestMultiple = 12;

/** Refuses large multiples of the angle: sin 50x has too many solutions in a turn. */
function refuseWide(difference: Quotient): void {
  const isWide = atomsOf(difference).some(({ argument }) =>
    argument.numerator.terms.some(({ coefficient, monomial }) => {
      const size = q.absolute(coefficient);
      return monomial.key !== "#π" && size.numerator > BigInt(widestMultiple) * size.denominator;
    }),
  );
  if (isWide) throw tooHard("The angles in this equation are too large multiples for me.");
}

function familyOf(condition: Condition, unknown: string): Family {
  const family = solvedFor(unknown, condition.angle, anglesOf(condition));
  if (!family) throw noMethod();
  return family;
}

const periods = 6;

function isDefined({ left, right }: Equation, unknown: string, angle: Quotient): boolean {
  const values = new Map([[unknown, valueOf(angle)]]);
  const [a, b] = [evaluateReal(left, values), evaluateReal(right, values)];
  // At a pole, floating-point evaluation gives a huge number.
  return a !== null && b !== null && Math.max(Math.abs(a), Math.abs(b)) < 1e9;
}

/** The parts of a family for which both sides are defined: of x = nπ/2 possibly only x = nπ. */
function validParts(equation: Equation, unknown: string, family: Family): Family[] {
  const isFine = (one: Family): boolean[] =>
    Array.from({ length: periods }, (_, n) => membersAt(one, n))
      .flat()
      .map((angle) => isDefined(equation, unknown, angle));
  const whole = isFine(family);
  if (whole.every(Boolean)) return [family];
  if (!whole.some(Boolean)) return [];
  for (const count of [1n, 2n, 3n, 4n]) {
    const parts = plain(family).flatMap((one) => inParts(one, count));
    const verdicts = parts.map(isFine);
    if (verdicts.every((verdict) => verdict.every(Boolean) || !verdict.some(Boolean))) {
      return parts.filter((_, at) => verdicts[at]?.[0]);
    }
  }
  throw noMethod();
}

/** A family with ±α or (−1)ⁿα as two families with + only. */
function plain(family: Family): Family[] {
  const { step, angle, entry } = family;
  if (entry === "plus") return [family];
  const negative: Family = { ...family, angle: form.negate(angle), entry: "plus" };
  if (entry === "both") return [{ ...family, entry: "plus" }, negative];
  const double = q.multiply(step, q.rational(2n));
  const odd = form.add(family.shift, form.scale(form.fromConstant("π"), step));
  return [
    { ...family, step: double, entry: "plus" },
    { ...negative, step: double, shift: odd },
  ];
}

function inParts(family: Family, count: bigint): Family[] {
  return Array.from({ length: Number(count) }, (_, at) => ({
    ...family,
    step: q.multiply(family.step, q.rational(count)),
    shift: form.add(
      family.shift,
      form.scale(form.fromConstant("π"), q.multiply(family.step, q.rational(BigInt(at)))),
    ),
  }));
}

/** Splits a family with ±α and a shift: 2nπ ± π/4 + π/4 becomes 2nπ + π/2 and 2nπ. */
function apart(family: Family): Family[] {
  return family.entry === "both" && !form.isZero(family.shift) ? plain(family) : [family];
}

const closeness = 1e-9;

function listedIn(families: readonly Family[], { interval }: TrigonometricEquation): Quotient[] {
  if (!interval) return [];
  const [low, high] = [valueOf(interval.low), valueOf(interval.high)];
  const members = membersBetween(families, low, high);
  const isAtEnd = members.some(({ value }) =>
    [low, high].some((end) => Math.abs(value - end) < closeness),
  );
  if (interval.ends === "unclear" && isAtEnd) {
    throw notUnderstood(
      "A solution lies at the end of the interval. Write 0 ≤ x ≤ 2π or 0 < x < 2π, so that I know whether it counts.",
    );
  }
  return members
    .filter(({ value }) => {
      if (Math.abs(value - low) < closeness) return interval.includesLow;
      return Math.abs(value - high) < closeness ? interval.includesHigh : true;
    })
    .map(({ angle }) => angle);
}
