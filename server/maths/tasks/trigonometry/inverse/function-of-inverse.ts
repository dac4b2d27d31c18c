import { canonical } from "../../../algebra/canonical.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { rebuild } from "../../../algebra/substitute.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import {
  type Expression,
  mapChildren,
  someWithin,
  ungroup,
} from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import type { MathsStep } from "../../../outcome.ts";
import { fromMultipleAngle } from "../identities/double-angle.ts";
import { compoundAngles } from "../identities/quotient-identities.ts";
import { isBasic, ratio } from "../identities/trigonometric-form.ts";
import { writeForm } from "../identities/write-sides.ts";
import { type Call, isInverseCall, type Legs, legsOf } from "./inverse-calls.ts";

const names = ["A", "B", "C"];

/**
 * Evaluates a function of inverse functions, such as sin(cos⁻¹ 3/5) or tan(sin⁻¹ 3/5 + cot⁻¹ 3/2): names the inverse
 * functions as angles A, B and C of right triangles, expands the function and substitutes the ratios. Null for more
 * than three angles.
 */
export function functionOfInverse(
  whole: Expression,
): { steps: MathsStep[]; result: Expression } | null {
  const angles = anglesIn(whole);
  if (angles.length === 0 || angles.length > names.length) return null;
  const named = withNames(whole, angles);
  const opened = openFully(canonical(named));
  const value = withRatios(opened, angles.map(legsOf));
  const result = toExpression(value);
  const [letters, formula, final] = [
    expressionLatex(named),
    expressionLatex(writeForm(opened, "radians")),
    expressionLatex(result),
  ];
  const steps: MathsStep[] = [
    {
      title: "Name the angles",
      why:
        angles.map((call, at) => `$${names[at] ?? ""} = ${expressionLatex(call)}$`).join(", ") +
        ".",
      before: null,
      after: angles.map((call, at) => ratiosLatex(names[at] ?? "", legsOf(call))).join(",\\; "),
    },
  ];
  if (letters !== formula) {
    steps.push({
      title: "Open the function by the formulas",
      why: "Compound and double angle formulas bring everything to the functions of the single angles.",
      before: letters,
      after: formula,
    });
  }
  steps.push({
    title: "Put in the ratios",
    why: "The angles have their ratios from the triangles before.",
    before: letters === formula ? letters : formula,
    after: final,
  });
  return { steps, result };
}

const mostOpenings = 4;

/** Expands compound and multiple angles into functions of the single ones. */
function openFully(value: Quotient): Quotient {
  let opened = value;
  for (let taken = 0; taken < mostOpenings; taken += 1) {
    const sides = { above: opened.numerator, below: opened.denominator };
    const [made] = [...compoundAngles("radians")(sides), ...fromMultipleAngle("radians")(sides)];
    if (!made) break;
    opened = ratio(made.sides);
  }
  return opened;
}

function ratiosLatex(name: string, { sin, cos }: Legs): string {
  const [s, c] = [sin, cos].map((value) => expressionLatex(toExpression(value)));
  return `\\sin ${name} = ${s ?? ""},\\; \\cos ${name} = ${c ?? ""}`;
}

function anglesIn(whole: Expression): Call[] {
  const found = new Map<string, Call>();
  someWithin(whole, (part) => {
    if (isInverseCall(part)) found.set(expressionLatex(part), part);
    return false;
  });
  return [...found.values()];
}

function withNames(whole: Expression, angles: readonly Call[]): Expression {
  const keys = angles.map(expressionLatex);
  const visit = (part: Expression): Expression => {
    const at = isInverseCall(part) ? keys.indexOf(expressionLatex(part)) : -1;
    return at < 0 ? mapChildren(part, visit) : { kind: "variable", name: names[at] ?? "A" };
  };
  return ungroup(visit(whole));
}

function withRatios(opened: Quotient, legs: readonly Legs[]): Quotient {
  return rebuild(opened, (atom) => {
    if (!isBasic(atom)) return null;
    const at = names.findIndex((name) => form.equals(atom.argument, form.fromVariable(name)));
    const own = legs[at];
    if (!own) return null;
    if (atom.name === "tan") return form.divide(own.sin, own.cos);
    return atom.name === "sin" ? own.sin : own.cos;
  });
}
