import { canonical } from "../../../algebra/canonical.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import {
  type Expression,
  integerLeaf,
  mapChildren,
  someWithin,
  ungroup,
  valueLeaf,
} from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import { inBrackets, productOf } from "../../../working/written.ts";
import { lightFactors, lightForm } from "../light-form.ts";
import { nicestForm } from "../nicest-form.ts";
import { freeLetter, integralLatex, type Method, stepsOrTable } from "./integral-of.ts";
import { putBack } from "./put-back.ts";
import { call, overSlope } from "./table.ts";
import { readWaveFraction, type WaveSum, waveSumOf } from "./wave-sums.ts";

const waves: ReadonlySet<string> = new Set(["sin", "cos", "tan", "cot"]);

function hasWave(expression: Expression): boolean {
  return someWithin(expression, (part) => part.kind === "call" && waves.has(part.name));
}

/** (a cos x + b sin x)/(c cos x + d sin x): the numerator is A times the denominator plus B times its derivative. */
export const waveOverWave: Method = (expression, { variable }) => {
  const inner = ungroup(expression);
  const read = hasWave(inner) ? readWaveFraction(inner, variable) : null;
  if (!read || !q.isZero(read.above.number) || !q.isZero(read.below.number)) return null;
  const { above, below, angle } = read;
  if (q.isZero(below.cosine) || q.isZero(below.sine)) return null;
  const { same, slope } = sharesOf(above, below);
  const whole = waveSumOf(below, angle.u);
  const derived = waveSumOf(derivedOf(below), angle.u);
  const logarithm = overSlope(
    productOf([valueLeaf(slope), call("ln", call("abs", whole))]),
    angle.slope,
  );
  const x: Expression = { kind: "variable", name: variable };
  const result = lightForm({
    kind: "sum",
    left: productOf([valueLeaf(same), x]),
    right: logarithm,
  });
  const numerator: Expression = {
    kind: "sum",
    left: times(same, whole),
    right: inBrackets(times(slope, derived)),
  };
  const over = (left: Expression): string =>
    integralLatex({ kind: "quotient", sign: "bar", left, right: whole }, variable);
  const [plain, split] = [over(waveSumOf(above, angle.u)), over(numerator)];
  const steps = [
    {
      title: "Write it with sines and cosines",
      why: "$\\tan x = \\frac{\\sin x}{\\cos x}$.",
      before: integralLatex(inner, variable),
      after: plain,
    },
    {
      title: "Write the numerator by the denominator and its derivative",
      why: `The derivative of $${expressionLatex(whole)}$ is a multiple of $${expressionLatex(derived)}$.`,
      before: plain,
      after: split,
    },
    {
      title: "Integrate both parts",
      why: "$\\int \\frac{f'(x)}{f(x)} \\, dx = \\ln|f(x)|$.",
      before: split,
      after: expressionLatex(result),
    },
  ];
  return {
    of: inner,
    result,
    formulas: [],
    method: "Numerator by the denominator and its derivative",
    steps: steps.filter(({ before, after }) => before !== after),
  };
};

/** A and B of a cos x + b sin x = A(c cos x + d sin x) + B(d cos x − c sin x). */
function sharesOf(above: WaveSum, below: WaveSum): { same: q.Rational; slope: q.Rational } {
  const [a, b, c, d] = [above.cosine, above.sine, below.cosine, below.sine];
  const square = q.add(q.multiply(c, c), q.multiply(d, d));
  return {
    same: q.divide(q.add(q.multiply(a, c), q.multiply(b, d)), square),
    slope: q.divide(q.subtract(q.multiply(a, d), q.multiply(b, c)), square),
  };
}

function derivedOf({ cosine, sine }: WaveSum): WaveSum {
  return { number: q.zero, cosine: sine, sine: q.negate(cosine) };
}

function times(size: q.Rational, part: Expression): Expression {
  return lightForm(productOf([valueLeaf(size), inBrackets(part)]));
}

/** tan² u sec u = sec³ u − sec u. */
export const tangentSquareSecant: Method = (expression, on) => {
  const inner = ungroup(expression);
  const { coefficient, factors } = lightFactors(inner);
  const [tangent, secant] = ["tan", "sec"].map((name) =>
    factors.find(({ base }) => base.kind === "call" && base.name === name),
  );
  if (!tangent || !secant || factors.length !== 2 || !q.equals(coefficient, q.one)) return null;
  const powers = [tangent, secant].map(({ exponent }) => exponent.numerator);
  if (powers.join() !== "2,1" || tangent.base.kind !== "call" || secant.base.kind !== "call") {
    return null;
  }
  if (!form.equals(canonical(tangent.base.argument), canonical(secant.base.argument))) return null;
  const cube: Expression = { kind: "power", base: secant.base, exponent: integerLeaf(3n) };
  const opened: Expression = { kind: "difference", left: cube, right: secant.base };
  const found = on.integrate(opened);
  if (!found) return null;
  const step = {
    title: "Rewrite the integrand",
    why: "$\\tan^{2} x = \\sec^{2} x - 1$.",
    before: integralLatex(inner, on.variable),
    after: integralLatex(opened, on.variable),
  };
  return {
    ...found,
    of: inner,
    method: "Trigonometric identities",
    steps: [step, ...stepsOrTable(found, on.variable)],
  };
};

/** 1/(p + a cos u + b sin u) with t = tan(u/2). */
export const byTangentOfHalf: Method = (expression, { variable, integrate }) => {
  const inner = ungroup(expression);
  if (!hasWave(inner)) return null;
  const read = readWaveFraction(inner, variable);
  if (!read || !q.isZero(read.above.cosine) || !q.isZero(read.above.sine)) return null;
  const { above, below, angle } = read;
  const letter = freeLetter(inner, variable);
  const t = form.fromVariable(letter);
  const square = form.multiply(t, t);
  const [plus, minus] = [form.add(form.one, square), form.subtract(form.one, square)];
  const bottom = [
    form.scale(plus, below.number),
    form.scale(minus, below.cosine),
    form.scale(t, q.multiply(q.rational(2n), below.sine)),
  ].reduce(form.add);
  const top = form.divide(form.fromRational(q.multiply(q.rational(2n), above.number)), angle.slope);
  const integrand = nicestForm(toExpression(form.divide(top, bottom)));
  const found = integrate(integrand, letter);
  if (!found) return null;
  const half = toExpression(form.scale(canonical(angle.u), q.rational(1n, 2n)));
  const g = call("tan", half);
  const result = putBack(found.result, letter, g);
  const name = letterLatex(letter);
  return {
    of: inner,
    result,
    formulas: [],
    method: "Substitution of the tangent of the half angle",
    steps: [
      {
        title: `Put $${name} = ${expressionLatex(g)}$`,
        why: `Then $\\sin x = \\frac{2${name}}{1 + ${name}^{2}}$, $\\cos x = \\frac{1 - ${name}^{2}}{1 + ${name}^{2}}$ and $dx = \\frac{2 \\, d${name}}{1 + ${name}^{2}}$ for the angle $x$.`,
        before: integralLatex(inner, variable),
        after: integralLatex(integrand, letter),
      },
      ...stepsOrTable(found, letter),
      {
        title: `Put $${expressionLatex(g)}$ back for $${name}$`,
        why: "The answer must be in the letter of the question.",
        before: expressionLatex(found.result),
        after: expressionLatex(result),
      },
    ],
  };
};

/** sinh u and cosh u in terms of exponentials, if no other method applies. */
export const byExponentials: Method = (expression, on) => {
  const inner = ungroup(expression);
  const isHyperbolic = (part: Expression): boolean =>
    part.kind === "call" && (part.name === "sinh" || part.name === "cosh");
  if (!someWithin(inner, isHyperbolic)) return null;
  const open = (part: Expression): Expression => {
    const changed = mapChildren(part, open);
    if (changed.kind !== "call" || !isHyperbolic(changed)) return changed;
    return { kind: "group", inner: exponentials(changed) };
  };
  const opened = toExpression(canonical(open(inner)), { fractions: "terms" });
  const found = on.integrate(opened);
  if (!found) return null;
  return {
    ...found,
    of: inner,
    method: "Writing with exponentials",
    steps: [
      {
        title: "Write it with exponentials",
        why: "$\\sinh x = \\frac{e^{x} - e^{-x}}{2}$ and $\\cosh x = \\frac{e^{x} + e^{-x}}{2}$.",
        before: integralLatex(inner, on.variable),
        after: integralLatex(opened, on.variable),
      },
      ...stepsOrTable(found, on.variable),
    ],
  };
};

function exponentials({ name, argument }: Extract<Expression, { kind: "call" }>): Expression {
  const power = (exponent: Expression): Expression => ({
    kind: "power",
    base: { kind: "constant", name: "e" },
    exponent: { kind: "group", inner: ungroup(exponent) },
  });
  const [left, right] = [power(argument), power({ kind: "negate", operand: inBrackets(argument) })];
  const both: Expression = { kind: name === "sinh" ? "difference" : "sum", left, right };
  return { kind: "quotient", sign: "bar", left: both, right: integerLeaf(2n) };
}
