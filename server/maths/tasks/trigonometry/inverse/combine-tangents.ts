import { canonical } from "../../../algebra/canonical.ts";
import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { type Expression, ungroup } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import { sumOf, termsOf } from "../../../working/written.ts";
import type { Transformation } from "../../../working/work-out.ts";
import { isReordered } from "../identities/same-symbols.ts";
import { turnOf } from "../identities/written-angle.ts";
import { type Call, isInverseCall, legsOf, principalValue } from "./inverse-calls.ts";

/** A sum ± tan⁻¹ a ± tan⁻¹ b … plus a multiple of π. */
interface Sum {
  /** The arguments of tan⁻¹ with their signs. */
  tangents: Quotient[];
  /** A multiple of π. */
  angle: Quotient;
}

const mostTerms = 6;

/** Combines a sum into one angle, two inverse tangents at a time; null if it has other terms or too many. */
export function combineTangents(
  whole: Expression,
): { steps: Transformation[]; result: Expression } | null {
  const start = readSum(whole);
  if (!start || start.tangents.length < 2) return null;
  const steps: Transformation[] = [];
  let [sum, before] = [start, whole];
  const note = (after: Expression, title: string, why: string): void => {
    if (!isReordered(before, after)) steps.push({ before, after, title, why });
    before = after;
  };
  note(write(sum), "Write every term as an inverse tangent", asTangents);
  while (sum.tangents.length > 1) {
    const next = joined(sum);
    if (!next) return null;
    note(write(next.sum), "Join two inverse tangents", next.why);
    sum = next.sum;
  }
  note(toExpression(valueOfSum(sum)), "Put in the principal value", principal);
  return { steps, result: before };
}

const principal =
  "Of all angles with this tangent, the principal value lies between $-\\frac{\\pi}{2}$ and $\\frac{\\pi}{2}$.";

const asTangents =
  "Read the tangent from the right triangle: $\\sin^{-1} \\frac{a}{c} = \\tan^{-1} \\frac{a}{\\sqrt{c^{2} - a^{2}}}$, and twice an angle is the angle added to itself.";

function readSum(whole: Expression): Sum | null {
  let sum: Sum = { tangents: [], angle: form.zero };
  for (const { isNegative, term } of termsOf(ungroup(whole))) {
    const part = readTerm(ungroup(term));
    if (!part) return null;
    const signed = (value: Quotient): Quotient => (isNegative ? form.negate(value) : value);
    sum = {
      tangents: [...sum.tangents, ...part.tangents.map(signed)],
      angle: form.add(sum.angle, signed(part.angle)),
    };
  }
  return sum.tangents.length <= mostTerms ? sum : null;
}

function readTerm(term: Expression): Sum | null {
  if (isInverseCall(term)) return readInverse(term);
  if (term.kind === "product" && term.left.kind === "number") {
    const part = readTerm(ungroup(term.right));
    return part && repeated(part, term.left.value);
  }
  const value = canonical(term);
  return turnOf(value) ? { tangents: [], angle: value } : null;
}

function readInverse(call: Call): Sum | null {
  const known = principalValue(call);
  if (known) return { tangents: [], angle: canonical(known.to) };
  const { sin, cos } = legsOf(call);
  if (form.isZero(cos)) return null;
  // For an angle above π/2 the inverse tangent is too small by π.
  const angle = sizeOf(cos) > 0 ? form.zero : form.fromConstant("π");
  return { tangents: [form.divide(sin, cos)], angle };
}

function repeated({ tangents, angle }: Sum, times: q.Rational): Sum | null {
  if (!q.isInteger(times) || times.numerator < 1n || times.numerator > 4n) return null;
  return {
    tangents: Array.from({ length: Number(times.numerator) }, () => tangents).flat(),
    angle: form.scale(angle, times),
  };
}

function write({ tangents, angle }: Sum): Expression {
  const terms = tangents.map((value) => {
    const isNegative = sizeOf(value) < 0;
    const argument = toExpression(isNegative ? form.negate(value) : value);
    const term: Expression = { kind: "call", name: "arctan", argument };
    return { isNegative, term };
  });
  if (form.isZero(angle) && terms.length > 0) return sumOf(terms);
  const isNegative = sizeOf(angle) < 0;
  const term = toExpression(isNegative ? form.negate(angle) : angle);
  return sumOf([...terms, { isNegative, term }]);
}

function sizeOf(value: Quotient): number {
  return evaluateReal(toExpression(value), new Map()) ?? Number.NaN;
}

/** Adds two inverse tangents by the formula, plus or minus π if the sum is outside (−π/2, π/2). */
function joined({ tangents, angle }: Sum): { sum: Sum; why: string } | null {
  const [a, b, ...rest] = tangents;
  if (!a || !b) return null;
  const below = form.subtract(form.one, form.multiply(a, b));
  const text = (value: Quotient): string => expressionLatex(toExpression(value));
  const pi = form.fromConstant("π");
  if (form.isZero(below)) {
    const right = form.scale(pi, q.rational(sizeOf(a) > 0 ? 1n : -1n, 2n));
    return {
      sum: { tangents: rest, angle: form.add(angle, right) },
      why: "$ab = 1$, so the two angles make a right angle.",
    };
  }
  const together = form.divide(form.add(a, b), below);
  const turns = sizeOf(below) > 0 ? 0n : sizeOf(a) > 0 ? 1n : -1n;
  const formula = `$\\tan^{-1} a + \\tan^{-1} b = \\tan^{-1} \\frac{a + b}{1 - ab}$`;
  const beyond = turns === 0n ? "" : ` Here $ab > 1$, so $${turns < 0n ? "-" : ""}\\pi$ is added.`;
  return {
    sum: {
      tangents: form.isZero(together) ? rest : [together, ...rest],
      angle: form.add(angle, form.scale(pi, q.rational(turns))),
    },
    why: `${formula} with $a = ${text(a)}$, $b = ${text(b)}$.${beyond}`,
  };
}

function valueOfSum({ tangents, angle }: Sum): Quotient {
  return tangents
    .map((value) => canonical({ kind: "call", name: "arctan", argument: toExpression(value) }))
    .reduce(form.add, angle);
}
