import { canonical } from "../../../algebra/canonical.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { type Expression, integerLeaf, ungroup } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import { inBrackets, productOf } from "../../../working/written.ts";
import { type LightFactor, lightFactors, lightForm } from "../light-form.ts";
import { nicestForm } from "../nicest-form.ts";
import {
  freeLetter,
  type Integral,
  integralLatex,
  type Method,
  type On,
  stepsOrTable,
} from "./integral-of.ts";
import { call, linearSlope } from "./table.ts";
import { putBack } from "./put-back.ts";
import { differential } from "./substitution.ts";

/** sinᵐu cosⁿu of one linear function u; the other functions are quotients of these. */
interface Powers {
  u: Expression;
  slope: Quotient;
  sine: number;
  cosine: number;
}

const shares: Record<string, [sine: number, cosine: number]> = {
  sin: [1, 0],
  cos: [0, 1],
  tan: [1, -1],
  cot: [-1, 1],
  sec: [0, -1],
  cosec: [-1, 0],
};

function powersOf(expression: Expression, variable: string): Powers | null {
  const { coefficient, factors } = lightFactors(expression);
  if (!q.equals(coefficient, q.one)) return null;
  const found: Powers[] = [];
  for (const factor of factors) {
    const one = powerOfOne(factor, variable);
    if (!one || (found[0] && !isSameAngle(found[0].u, one.u))) return null;
    found.push(one);
  }
  const [first] = found;
  if (!first) return null;
  return {
    ...first,
    sine: found.reduce((total, { sine }) => total + sine, 0),
    cosine: found.reduce((total, { cosine }) => total + cosine, 0),
  };
}

/** tan²u as sin²u cos⁻²u. */
function powerOfOne({ base, exponent }: LightFactor, variable: string): Powers | null {
  const share = base.kind === "call" ? shares[base.name] : undefined;
  if (base.kind !== "call" || !share || !q.isInteger(exponent)) return null;
  const u = ungroup(base.argument);
  const slope = linearSlope(u, variable);
  const times = Number(exponent.numerator);
  return slope && { u, slope, sine: share[0] * times, cosine: share[1] * times };
}

function isSameAngle(a: Expression, b: Expression): boolean {
  return form.equals(canonical(a), canonical(b));
}

const highest = 12;

/** Powers of sine and cosine of one angle: by a substitution if one exponent is odd, otherwise by half angles. */
export const trigonometricPowers: Method = (expression, on) => {
  const inner = ungroup(expression);
  const powers = powersOf(inner, on.variable);
  if (!powers || Math.abs(powers.sine) + Math.abs(powers.cosine) > highest) return null;
  if (powers.sine + powers.cosine === 0) return byTangents(inner, powers, on);
  const way = ways.find(({ fits }) => fits(powers));
  if (!way) return null;
  return way.name ? byName(inner, powers, way.name, on) : byHalfAngles(inner, powers, on);
};

type Name = "sin" | "cos" | "tan";

/** The function to be substituted; none for half angles. The first that matches is used. */
const ways: { fits: (powers: Powers) => boolean; name: Name | null }[] = [
  { fits: ({ sine }) => isOddPositive(sine), name: "cos" },
  { fits: ({ cosine }) => isOddPositive(cosine), name: "sin" },
  { fits: ({ sine, cosine }) => sine >= 0 && cosine >= 0, name: null },
  { fits: ({ sine, cosine }) => (sine + cosine) % 2 === 0 && sine + cosine < 0, name: "tan" },
];

function isOddPositive(exponent: number): boolean {
  return exponent > 0 && exponent % 2 === 1;
}

/** t = cos u, sin u or tan u, and the remaining integrand in powers of t. */
function byName(whole: Expression, powers: Powers, name: Name, on: On): Integral | null {
  const { u, slope } = powers;
  const letter = freeLetter(whole, on.variable);
  const t = form.fromVariable(letter);
  const integrand = nicestForm(toExpression(form.divide(inLetter(powers, name, t), slope)));
  const inner = on.integrate(integrand, letter);
  if (!inner) return null;
  const g = call(name, u);
  const result = putBack(inner.result, letter, g);
  const slopes: Record<Name, Expression> = {
    cos: { kind: "negate", operand: call("sin", u) },
    sin: call("cos", u),
    tan: { kind: "power", base: call("sec", u), exponent: integerLeaf(2n) },
  };
  const du = lightForm(productOf([inBrackets(toExpression(slope)), inBrackets(slopes[name])]));
  return {
    of: whole,
    result,
    formulas: [],
    method: "Substitution in powers of sine and cosine",
    steps: [
      {
        title: `Put $${letter} = ${expressionLatex(g)}$`,
        why: whys[name],
        before: integralLatex(whole, on.variable),
        after: `${letter} = ${expressionLatex(g)}, \\quad d${letter} = ${differential(du, on.variable)}`,
      },
      {
        title: `Write the integral in $${letter}$`,
        why:
          name === "tan" ? "$\\sec^{2} x = 1 + \\tan^{2} x$." : "$\\sin^{2} x + \\cos^{2} x = 1$.",
        before: integralLatex(whole, on.variable),
        after: integralLatex(integrand, letter),
      },
      ...stepsOrTable(inner, letter),
      {
        title: `Put $${expressionLatex(g)}$ back for $${letter}$`,
        why: "The answer must be in the letter of the question.",
        before: expressionLatex(inner.result),
        after: expressionLatex(result),
      },
    ],
  };
}

const whys: Record<Name, string> = {
  cos: "The exponent of the sine is odd: one sine goes with $dx$, and the others come in pairs.",
  sin: "The exponent of the cosine is odd: one cosine goes with $dx$, and the others come in pairs.",
  tan: "Everything can be written with $\\tan$ and $\\sec^{2}$.",
};

function inLetter({ sine, cosine }: Powers, name: Name, t: Quotient): Quotient {
  const square = form.multiply(t, t);
  const rest = form.subtract(form.one, square);
  if (name === "cos") {
    return form.negate(form.multiply(form.raise(rest, (sine - 1) / 2), form.raise(t, cosine)));
  }
  if (name === "sin") {
    return form.multiply(form.raise(rest, (cosine - 1) / 2), form.raise(t, sine));
  }
  const secants = -(sine + cosine) / 2 - 1;
  return form.multiply(form.raise(t, sine), form.raise(form.add(form.one, square), secants));
}

const half = q.rational(1n, 2n);

/** sin²u = (1 − cos 2u)/2 and cos²u = (1 + cos 2u)/2. */
function byHalfAngles(whole: Expression, { u, sine, cosine }: Powers, on: On): Integral | null {
  const double = toExpression(form.scale(canonical(u), q.rational(2n)));
  const c = canonical(call("cos", double));
  const [minus, plus] = [form.subtract(form.one, c), form.add(form.one, c)].map((sum) =>
    form.scale(sum, half),
  );
  if (!minus || !plus || sine + cosine === 0) return null;
  const value = form.multiply(form.raise(minus, sine / 2), form.raise(plus, cosine / 2));
  const opened = toExpression(value, { fractions: "terms" });
  return rewritten(whole, opened, on, {
    method: "Half-angle formulas",
    title: "Use the half-angle formulas",
    why: "$\\sin^{2} x = \\frac{1 - \\cos 2x}{2}$ and $\\cos^{2} x = \\frac{1 + \\cos 2x}{2}$: no squares are left.",
  });
}

/** tanⁿ = tanⁿ⁻²(sec² − 1). */
function byTangents(whole: Expression, { u, sine }: Powers, on: On): Integral | null {
  const isTangent = sine > 0;
  const [base, secant] = isTangent ? (["tan", "sec"] as const) : (["cot", "cosec"] as const);
  const times = Math.abs(sine);
  if (times < 2) return null;
  const square: Expression = { kind: "power", base: call(secant, u), exponent: integerLeaf(2n) };
  const lower: Expression = {
    kind: "power",
    base: call(base, u),
    exponent: integerLeaf(BigInt(times - 2)),
  };
  const opened = lightForm({
    kind: "difference",
    left: times === 2 ? square : productOf([lower, square]),
    right: times === 2 ? integerLeaf(1n) : lower,
  });
  return rewritten(whole, opened, on, {
    method: "Trigonometric identities",
    title: "Use an identity",
    why: isTangent
      ? "$\\tan^{2} x = \\sec^{2} x - 1$."
      : "$\\cot^{2} x = \\operatorname{cosec}^{2} x - 1$.",
  });
}

interface Words {
  method: string;
  title: string;
  why: string;
}

function rewritten(whole: Expression, opened: Expression, on: On, words: Words): Integral | null {
  const integral = on.integrate(opened);
  if (!integral) return null;
  return {
    of: whole,
    result: integral.result,
    formulas: [],
    method: words.method,
    steps: [
      {
        title: words.title,
        why: words.why,
        before: integralLatex(whole, on.variable),
        after: integralLatex(opened, on.variable),
      },
      ...stepsOrTable(integral, on.variable),
    ],
  };
}

/** sin 3x cos 2x as a sum. */
export const productToSum: Method = (expression, on) => {
  const inner = ungroup(expression);
  const waves = twoWaves(inner, on.variable);
  if (!waves) return null;
  const { names, a, b } = waves;
  const opened = sumFor(names, toExpression(form.add(a, b)), toExpression(form.subtract(a, b)));
  const halved = lightForm(
    toExpression(form.scale(canonical(opened), half), { fractions: "terms" }),
  );
  return rewritten(inner, halved, on, {
    method: "Products of sine and cosine",
    title: "Write the product as a sum",
    why: "$2\\sin A \\cos B = \\sin(A + B) + \\sin(A - B)$, and the like for the other products.",
  });
};

interface TwoWaves {
  /** "sin cos" and the like. */
  names: string;
  a: Quotient;
  b: Quotient;
}

/** The two functions of a product of sines and cosines, of different linear angles. */
function twoWaves(expression: Expression, variable: string): TwoWaves | null {
  const { coefficient, factors } = lightFactors(expression);
  const waves = factors.flatMap(waveOf);
  const [first, second] = waves;
  if (!first || !second || waves.length !== 2 || factors.length !== 2) return null;
  if (!q.equals(coefficient, q.one)) return null;
  const [a, b] = [canonical(first.argument), canonical(second.argument)];
  const areLinear = waves.every(({ argument }) => linearSlope(argument, variable));
  if (!areLinear || form.equals(a, b)) return null;
  return { names: `${first.name} ${second.name}`, a, b };
}

function waveOf({ base, exponent }: LightFactor): Extract<Expression, { kind: "call" }>[] {
  const isWave = base.kind === "call" && (base.name === "sin" || base.name === "cos");
  return isWave && q.equals(exponent, q.one) ? [base] : [];
}

function sumFor(names: string, plus: Expression, minus: Expression): Expression {
  const sum = (left: Expression, right: Expression): Expression => ({ kind: "sum", left, right });
  const difference = (left: Expression, right: Expression): Expression => ({
    kind: "difference",
    left,
    right,
  });
  switch (names) {
    case "sin cos":
      return sum(call("sin", plus), call("sin", minus));
    case "cos sin":
      return difference(call("sin", plus), call("sin", minus));
    case "cos cos":
      return sum(call("cos", minus), call("cos", plus));
    default:
      return difference(call("cos", minus), call("cos", plus));
  }
}
