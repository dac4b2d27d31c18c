import * as form from "../../../algebra/quotient.ts";
import { type Expression, ungroup } from "../../../expressions/expression.ts";
import type { MathsStep } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import { withBudget } from "../../../algebra/budget.ts";
import { type Approach, limitLatex, orNull, type Tendency, valueNear } from "./approach.ts";
import { direct } from "./direct.ts";
import { hospital, movedToZero, sandwich, simplifyWhole, withoutModulus } from "./other-methods.ts";
import { powerForms } from "./power-forms.ts";
import { isInfinity, type LimitProblem } from "./read-limit.ts";
import { factorAndCancel, highestPower } from "./rational.ts";
import { reciprocal } from "./reciprocal.ts";
import { rationalise, turnedOver } from "./roots.ts";
import { standardLimits } from "./standard.ts";
import { type Method, tendencyLatex, type LimitWorking } from "./limit-working.ts";

export type LimitResult =
  | { kind: "one"; working: LimitWorking; others: LimitWorking[] }
  /** The two sides tend to different values, so that there is no limit. */
  | { kind: "none"; left: LimitWorking; right: LimitWorking; steps: MathsStep[] };

const schoolMethods: readonly Method[] = [
  direct,
  withoutModulus,
  powerForms,
  factorAndCancel,
  highestPower,
  rationalise,
  turnedOver,
  sandwich,
  standardLimits,
  movedToZero,
  simplifyWhole,
  reciprocal,
  hospital,
];
const byHospital: readonly Method[] = [direct, hospital];

const deepest = 7;

/** The limit by the first method that succeeds; null if none does. */
function work(
  expression: Expression,
  approach: Approach,
  methods: readonly Method[],
  depth = 0,
): LimitWorking | null {
  if (depth > deepest) return null;
  const again = (rest: Expression, other: Approach = approach): LimitWorking | null =>
    work(ungroup(rest), other, methods, depth + 1);
  for (const method of methods) {
    const found = orNull(() => method(ungroup(expression), { approach, again }));
    if (found) return found;
  }
  return null;
}

function approachOf({ variable, point, side }: LimitProblem, from: -1 | 1): Approach {
  const infinity = isInfinity(point);
  return infinity === 0
    ? { variable, point, side: from, isOneSided: side !== 0 }
    : { variable, point: null, side: infinity, isOneSided: false };
}

/** The limit by the first school method that applies, and by others; one from both sides unless a side is requested. */
export function findLimit(problem: LimitProblem): LimitResult {
  return withBudget(() => {
    const { expression, side } = problem;
    if (side !== 0 || isInfinity(problem.point) !== 0) {
      const approach = approachOf(problem, side === 0 ? 1 : side);
      const working = work(expression, approach, schoolMethods);
      if (!working) throw noMethod();
      return { kind: "one", working, others: otherWays(expression, approach, working) };
    }
    return fromBothSides(problem);
  });
}

function noMethod(): Error {
  return notSupported(
    "I have no method for this limit yet, or it has no value because the function swings.",
  );
}

function fromBothSides(problem: LimitProblem): LimitResult {
  const { expression } = problem;
  const [left, right] = ([-1, 1] as const).map((from) => approachOf(problem, from));
  if (!left || !right) throw noMethod();
  const isDefined = [left, right].map((approach) => valueNear(expression, approach, 40) !== null);
  if (isDefined.some((defined) => !defined)) {
    throw notSupported(
      "The function has real values on one side of this point only. Ask for the limit from that side, like x → 0+.",
    );
  }
  const fromRight = work(expression, right, schoolMethods);
  const fromLeft = fromRight && work(expression, left, schoolMethods);
  if (!fromRight || !fromLeft) throw noMethod();
  if (isSame(fromLeft.value, fromRight.value)) {
    return sidesAlike(expression, { left, right, fromLeft, fromRight });
  }
  const sides = [left, right].map((approach) => ({ ...approach, isOneSided: true }));
  const [a, b] = sides.map((approach) => work(expression, approach, schoolMethods));
  if (!a || !b) throw noMethod();
  return { kind: "none", left: a, right: b, steps: bothSteps(expression, problem, a, b) };
}

function sidesAlike(
  expression: Expression,
  {
    right,
    fromLeft,
    fromRight,
  }: Record<"left" | "right", Approach> & Record<"fromLeft" | "fromRight", LimitWorking>,
): LimitResult {
  if (fromRight.method !== "One-sided limits" && fromRight.value.kind === "finite") {
    return { kind: "one", working: fromRight, others: otherWays(expression, right, fromRight) };
  }
  const last = {
    title: "Compare the two sides",
    why: "Both sides tend to the same, so that this is the limit.",
    before: fromRight.steps.at(-1)?.after ?? null,
    after: `${limitLatex(expression, right)} = ${tendencyLatex(fromRight.value)}`,
  };
  const isOneStep = fromRight.steps.length === 1;
  const steps = isOneStep ? fromRight.steps : [...fromLeft.steps, ...fromRight.steps, last];
  return { kind: "one", working: { ...fromRight, steps }, others: [] };
}

function bothSteps(
  expression: Expression,
  problem: LimitProblem,
  left: LimitWorking,
  right: LimitWorking,
): MathsStep[] {
  const line = (from: -1 | 1, found: LimitWorking): string => {
    const approach = { ...approachOf(problem, from), isOneSided: true };
    return `${limitLatex(expression, approach)} = ${tendencyLatex(found.value)}`;
  };
  const side = (from: -1 | 1, found: LimitWorking): MathsStep => ({
    title: `Come from the ${from < 0 ? "left" : "right"}`,
    why:
      from < 0
        ? "The letter is a little smaller than the point."
        : "The letter is a little greater than the point.",
    before: null,
    after: line(from, found),
    substeps: found.steps,
  });
  return [
    side(-1, left),
    side(1, right),
    {
      title: "Compare the two sides",
      why: "A limit exists only where both sides tend to the same number.",
      before: `${line(-1, left)}, \\quad ${line(1, right)}`,
      after: "\\text{The limit does not exist}",
    },
  ];
}

function isSame(a: Tendency, b: Tendency): boolean {
  if (a.kind === "finite" && b.kind === "finite") return form.equals(a.value, b.value);
  return a.kind === "infinite" && b.kind === "infinite" && a.sign === b.sign;
}

/** L'Hospital's rule, if another method was first. */
function otherWays(
  expression: Expression,
  approach: Approach,
  first: LimitWorking,
): LimitWorking[] {
  const isOwn = first.method === "L'Hospital's rule" || first.steps.length < 2;
  if (isOwn) return [];
  const other = work(expression, approach, byHospital);
  const fits = other && other.method === "L'Hospital's rule" && isSame(other.value, first.value);
  return fits && other.steps.length < 6 ? [other] : [];
}
