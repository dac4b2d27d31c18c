import {
  type Expression,
  type FunctionName,
  integerLeaf,
} from "../../../expressions/expression.ts";
import { inBrackets } from "../../../working/written.ts";

const one = integerLeaf(1n);
const two = integerLeaf(2n);

function of(name: FunctionName, u: Expression): Expression {
  return { kind: "call", name, argument: u };
}

function squared(base: Expression): Expression {
  return { kind: "power", base: base.kind === "call" ? base : inBrackets(base), exponent: two };
}

function over(above: Expression, below: Expression): Expression {
  return { kind: "quotient", sign: "bar", left: above, right: below };
}

function negative(operand: Expression): Expression {
  return { kind: "negate", operand };
}

function rootOf(left: Expression, sign: "sum" | "difference", right: Expression): Expression {
  return { kind: "root", index: 2, operand: { kind: sign, left, right } };
}

function times(left: Expression, right: Expression): Expression {
  return { kind: "product", sign: "implicit", left, right };
}

/** 1/√(1 − u²) */
const ofArcSine = (u: Expression): Expression => over(one, rootOf(one, "difference", squared(u)));
const ofArcTangent = (u: Expression): Expression =>
  over(one, { kind: "sum", left: one, right: squared(u) });
const ofArcSecant = (u: Expression): Expression =>
  over(one, times(of("abs", u), rootOf(squared(u), "difference", one)));

/** f′(u) of the standard functions, in the form of school tables. */
export const standardDerivatives: Partial<Record<FunctionName, (u: Expression) => Expression>> = {
  sin: (u) => of("cos", u),
  cos: (u) => negative(of("sin", u)),
  tan: (u) => squared(of("sec", u)),
  cot: (u) => negative(squared(of("cosec", u))),
  sec: (u) => times(of("sec", u), of("tan", u)),
  cosec: (u) => negative(times(of("cosec", u), of("cot", u))),
  arcsin: ofArcSine,
  arccos: (u) => negative(ofArcSine(u)),
  arctan: ofArcTangent,
  arccot: (u) => negative(ofArcTangent(u)),
  arcsec: ofArcSecant,
  arccosec: (u) => negative(ofArcSecant(u)),
  sinh: (u) => of("cosh", u),
  cosh: (u) => of("sinh", u),
  tanh: (u) => over(one, squared(of("cosh", u))),
  ln: (u) => over(one, inBrackets(u)),
  abs: (u) => over(inBrackets(u), of("abs", u)),
};
