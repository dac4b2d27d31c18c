import { canonical } from "../../../algebra/canonical.ts";
import { type Expression, someWithin, ungroup } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { tidy } from "../../../working/tidy.ts";
import { toUsualForm, type Transformation, workOut } from "../../../working/work-out.ts";
import { looksLike } from "../../../working/written.ts";
import { isTrigonometricCall, usesDegrees } from "../reading/requested.ts";
import { pathSteps } from "../identities/path-steps.ts";
import { pathTo, Search } from "../identities/search.ts";
import { writeForm } from "../identities/write-sides.ts";
import type { AngleUnit } from "../identities/written-angle.ts";
import { type Call, callsIn, withCalls } from "./angle-of-call.ts";
import { doubleAngleProduct } from "./double-angle-product.ts";
import {
  byReciprocal,
  fromTable,
  halfOfStandard,
  hasExactValue,
  ofEighteenDegrees,
  openAngle,
  splitAngle,
} from "./exact-calls.ts";
import { isTabled, readRootFraction } from "./root-fraction.ts";
import { rootRules } from "./root-rules.ts";
import {
  toComplement,
  toFirstQuadrant,
  type CallRewrite,
  withoutMinus,
  withoutTurns,
} from "./to-acute.ts";

/** A rule that is applied to all calls of a line as one step. */
interface CallRule {
  title: string;
  turn: (call: Call, unit: AngleUnit) => CallRewrite | null;
}

const reducing: readonly CallRule[] = [
  { title: "Take the minus sign out of the angle", turn: withoutMinus },
  { title: "Take off whole turns", turn: withoutTurns },
  { title: "Go to the acute angle, with the sign of the quadrant", turn: toFirstQuadrant },
];
const exact: readonly CallRule[] = [
  { title: "Write it in terms of sin, cos or tan", turn: byReciprocal },
  { title: "Split the angle", turn: splitAngle },
  { title: "Use the formula for a sum or difference of angles", turn: openAngle },
  { title: "Use the half-angle formula", turn: halfOfStandard },
  { title: "Use the values that come from 18°", turn: ofEighteenDegrees },
  { title: "Put in the known values", turn: fromTable },
];

export interface WorkedValue {
  steps: Transformation[];
  result: Expression;
  /** Whether no function is left; sin(2π/7), for example, has no value in roots. */
  isClosed: boolean;
}

const mostExpansions = 14;

/** Evaluates functions of given angles exactly, or simplifies the expression as far as possible. */
export function workOutValue(given: Expression): WorkedValue {
  const unit = usesDegrees(given) ? "degrees" : "radians";
  const steps: Transformation[] = [];
  let current = ungroup(tidy(given));
  const apply = (rule: CallRule, isMeant: (call: Call) => boolean): void => {
    const next = applied(current, rule, { unit, isMeant });
    if (next) steps.push(next);
    current = next?.after ?? current;
  };
  for (const rule of reducing) apply(rule, () => true);
  const open = callsIn(current).filter((call) => !hasExactValue(call));
  if (open.length > 1) {
    apply(
      { title: "Use complementary angles", turn: toComplement },
      (call) => !hasExactValue(call),
    );
  }
  if (open.length > 0) return searched(current, steps, unit);
  return workedExactly(current, steps, unit);
}

/** Evaluates an expression whose functions all have exact values. */
function workedExactly(
  given: Expression,
  before: readonly Transformation[],
  unit: AngleUnit,
): WorkedValue {
  const doubled = doubleAngleProduct(given, unit);
  const steps = [...before, ...(doubled ? [doubled] : [])];
  let current = doubled?.after ?? given;
  for (const rule of exact) {
    const next = applied(current, rule, { unit, isMeant: () => true });
    if (next) steps.push(next);
    current = next?.after ?? current;
  }
  return withArithmetic(current, steps);
}

function withArithmetic(current: Expression, steps: readonly Transformation[]): WorkedValue {
  const arithmetic: Transformation[] = [];
  let result = current;
  for (const rules of rootRules) {
    const worked = workOut(result, {}, rules);
    arithmetic.push(...worked.steps);
    result = worked.result;
  }
  const last = lastLine(result);
  return {
    steps: [...steps, ...arithmetic, ...(last ? [last] : [])],
    result: last?.after ?? result,
    isClosed: true,
  };
}

/** Rationalises the result, except for table values such as 1/√3 and 2/√3; null if nothing changes. */
function lastLine(result: Expression): Transformation | null {
  const value = readRootFraction(result);
  if (!value || value.b === 1n) return shownChange(toUsualForm(result, {}));
  if (isTabled(value)) return null;
  const { steps, result: after } = workOut(result, {});
  const why = "Above and below are multiplied by the root, so that none is left below the bar.";
  return steps.length === 0
    ? null
    : { before: result, after, title: "Rationalise the denominator", why };
}

/** The step, or null if only invisible brackets change. */
function shownChange(step: Transformation | null): Transformation | null {
  return step && expressionLatex(step.after) !== expressionLatex(step.before) ? step : null;
}

function applied(
  before: Expression,
  { title, turn }: CallRule,
  { unit, isMeant }: { unit: AngleUnit; isMeant: (call: Call) => boolean },
): Transformation | null {
  const reasons: string[] = [];
  const after = withCalls(before, (call) => {
    const turned = isMeant(call) ? turn(call, unit) : null;
    if (turned) reasons.push(turned.why);
    return turned?.to ?? null;
  });
  if (looksLike(before, after)) return null;
  return { before, after, title, why: [...new Set(reasons)].slice(0, 3).join(" ") };
}

/** Simplifies functions without exact values by identities. */
function searched(
  current: Expression,
  steps: readonly Transformation[],
  unit: AngleUnit,
): WorkedValue {
  const start = canonical(current);
  const startForm = writeForm(start, unit);
  const search = new Search(start, unit);
  const best = search.shorten(mostExpansions);
  const opening: Transformation[] = looksLike(current, startForm)
    ? []
    : [{ before: current, after: startForm, title: "Put in what is known, and cancel", why: "" }];
  const moves = best ? pathSteps(pathTo(best), opening.length > 0 ? startForm : current, unit) : [];
  const result = best && best.depth > 0 ? writeForm(best.value, unit) : startForm;
  const all = [...steps, ...opening, ...moves];
  return { steps: all, result, isClosed: !someWithin(result, isTrigonometricCall) };
}
