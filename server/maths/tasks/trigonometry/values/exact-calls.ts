import { canonical } from "../../../algebra/canonical.ts";
import { someAtomIn } from "../../../algebra/atom.ts";
import { type Expression, integerLeaf, ungroup } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import { inTableForm } from "../../../working/table-form.ts";
import type { AngleUnit } from "../identities/written-angle.ts";
import {
  type Call,
  callOf,
  degreesOf,
  type Name,
  nameOf,
  oneLeaf,
  over,
  sumOfTwo,
  times,
  writeDegrees,
} from "./angle-of-call.ts";
import type { CallRewrite } from "./to-acute.ts";

function degreesIn(call: Call, list: readonly number[]): number | null {
  const degrees = degreesOf(call);
  const size = degrees && Number(degrees.numerator) / Number(degrees.denominator);
  return size !== null && list.includes(size) ? size : null;
}

const tabled = [0, 30, 45, 60, 90, 180, 270];

/** The value of a standard angle, from the table that students learn by heart. */
export function fromTable(call: Call): CallRewrite | null {
  if (degreesIn(call, tabled) === null) return null;
  return { to: inTableForm(canonical(call)), why: "From the table of the standard angles." };
}

/** A reciprocal function by sin, cos or tan, as sec 15° = 1/cos 15°. */
export function byReciprocal(call: Call): CallRewrite | null {
  if (degreesOf(call) === null || degreesIn(call, tabled) !== null) return null;
  const basic: Partial<Record<Name, Name>> = { sec: "cos", cosec: "sin", cot: "tan" };
  const name = basic[nameOf(call)];
  if (!name) return null;
  const to = over(oneLeaf, { ...call, name });
  return { to, why: `$${expressionLatex(call)} = ${expressionLatex(to)}$.` };
}

/** 75° as 45° + 30°, and 15° as 45° − 30°. */
export function splitAngle(call: Call, unit: AngleUnit): CallRewrite | null {
  const size = degreesIn(call, [15, 75]);
  if (size === null || call.argument.kind === "sum" || call.argument.kind === "difference")
    return null;
  const [own, large, small] = [size, 45, 30].map((part) =>
    writeDegrees(q.rational(BigInt(part)), unit),
  );
  if (!own || !large || !small) return null;
  const argument = sumOfTwo(large, small, size === 75 ? 1 : -1);
  return {
    to: { ...call, argument },
    why: `$${expressionLatex(own)} = ${expressionLatex(argument)}$, and both have known values.`,
  };
}

/** Expands sin, cos or tan of a sum or difference. */
export function openAngle(call: Call): CallRewrite | null {
  const angle = ungroup(call.argument);
  if (angle.kind !== "sum" && angle.kind !== "difference") return null;
  const opening = openings[nameOf(call)];
  return opening?.(angle.left, angle.right, angle.kind === "sum" ? 1 : -1) ?? null;
}

type Opening = (a: Expression, b: Expression, sign: 1 | -1) => CallRewrite;

const of = (name: Name, argument: Expression): Call => ({ kind: "call", name, argument });
const signs = { 1: ["+", "-"], [-1]: ["-", "+"] } as const;
const opposite = (sign: 1 | -1): 1 | -1 => (sign === 1 ? -1 : 1);

const openings: Partial<Record<Name, Opening>> = {
  sin: (a, b, sign) => ({
    to: sumOfTwo(times(of("sin", a), of("cos", b)), times(of("cos", a), of("sin", b)), sign),
    why: `$\\sin(A ${signs[sign][0]} B) = \\sin A\\cos B ${signs[sign][0]} \\cos A\\sin B$.`,
  }),
  cos: (a, b, sign) => ({
    to: sumOfTwo(
      times(of("cos", a), of("cos", b)),
      times(of("sin", a), of("sin", b)),
      opposite(sign),
    ),
    why: `$\\cos(A ${signs[sign][0]} B) = \\cos A\\cos B ${signs[sign][1]} \\sin A\\sin B$.`,
  }),
  tan: (a, b, sign) => ({
    to: over(
      sumOfTwo(of("tan", a), of("tan", b), sign),
      sumOfTwo(oneLeaf, times(of("tan", a), of("tan", b)), opposite(sign)),
    ),
    why: `$\\tan(A ${signs[sign][0]} B) = \\frac{\\tan A ${signs[sign][0]} \\tan B}{1 ${signs[sign][1]} \\tan A\\tan B}$.`,
  }),
};

const root = (radicand: bigint): Expression => ({
  kind: "root",
  index: 2,
  operand: integerLeaf(radicand),
});
const four = integerLeaf(4n);
const sumWithRoot = (whole: bigint, factor: bigint, sign: 1 | -1): Expression =>
  sumOfTwo(
    integerLeaf(whole),
    factor === 1n
      ? root(5n)
      : { kind: "product", sign: "implicit", left: integerLeaf(factor), right: root(5n) },
    sign,
  );
const nested = (sign: 1 | -1): Expression =>
  over({ kind: "root", index: 2, operand: sumWithRoot(10n, 2n, sign) }, four);
const golden = (sign: 1 | -1): Expression => over(sumOfTwo(root(5n), integerLeaf(1n), sign), four);

/** Sine and cosine of multiples of 18°; they follow from sin 2θ = cos 3θ for θ = 18°. */
const ofEighteen: Record<number, { sin: Expression; cos: Expression }> = {
  18: { sin: golden(-1), cos: nested(1) },
  36: { sin: nested(-1), cos: golden(1) },
  54: { sin: golden(1), cos: nested(-1) },
  72: { sin: nested(1), cos: golden(-1) },
};

/** The value of a function of 18°, 36°, 54° or 72°; null for other angles. */
export function ofEighteenDegrees(call: Call, unit: AngleUnit): CallRewrite | null {
  const size = degreesIn(call, [18, 36, 54, 72]);
  const name = nameOf(call);
  const values = size === null ? undefined : ofEighteen[size];
  if (!values) return null;
  const eighteen = expressionLatex(writeDegrees(q.rational(18n), unit));
  if (name === "tan")
    return { to: over(values.sin, values.cos), why: "$\\tan = \\frac{\\sin}{\\cos}$." };
  return {
    to: name === "cos" ? values.cos : values.sin,
    why: `For $\\theta = ${eighteen}$ the angles $2\\theta$ and $3\\theta$ make a right angle, so $\\sin 2\\theta = \\cos 3\\theta$, which gives $4\\sin^{2} \\theta + 2\\sin \\theta - 1 = 0$ and $\\sin ${eighteen} = \\frac{\\sqrt{5} - 1}{4}$.`,
  };
}

/** The half-angle formula for 22½° and 67½°; null for other angles. */
export function halfOfStandard(call: Call, unit: AngleUnit): CallRewrite | null {
  const size = degreesIn(call, [22.5, 67.5]);
  if (size === null) return null;
  const double = callOf("cos", q.rational(BigInt(size * 2)), unit);
  const name = nameOf(call);
  if (name === "tan") {
    const sine = callOf("sin", q.rational(BigInt(size * 2)), unit);
    return {
      to: over(sumOfTwo(oneLeaf, double, -1), sine),
      why: "$\\tan \\theta = \\frac{1 - \\cos 2\\theta}{\\sin 2\\theta}$.",
    };
  }
  const sign = name === "sin" ? -1 : 1;
  return {
    to: {
      kind: "root",
      index: 2,
      operand: over(sumOfTwo(oneLeaf, double, sign), integerLeaf(2n)),
    },
    why:
      name === "sin"
        ? "$\\sin \\theta = \\sqrt{\\frac{1 - \\cos 2\\theta}{2}}$ for an acute angle."
        : "$\\cos \\theta = \\sqrt{\\frac{1 + \\cos 2\\theta}{2}}$ for an acute angle.",
  };
}

/** Whether one of these rules finds an exact value of the call. */
export function hasExactValue(call: Call): boolean {
  if (degreesIn(call, [...tabled, 15, 75, 18, 36, 54, 72, 22.5, 67.5]) !== null) return true;
  return degreesOf(call) !== null && !someAtomIn(canonical(call), ({ kind }) => kind === "call");
}
