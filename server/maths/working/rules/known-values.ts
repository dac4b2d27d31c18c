import { canonical } from "../../algebra/canonical.ts";
import { someAtomIn } from "../../algebra/atom.ts";
import type { Expression, FunctionName } from "../../expressions/expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import type { Rule } from "../change.ts";
import { isNumeric, looksLike, workedOut } from "../written.ts";

/** Functions of numbers that have an exact value: sin 30°, log₂ 8, |−3|, 5!. */
export const knownValues: Rule = (part, options) => {
  if (part.kind !== "call" || !isNumeric(part)) return null;
  const value = canonical(part, options);
  const isOpen = someAtomIn(value, (atom) => atom.kind === "call");
  const to = workedOut(part, options);
  if (isOpen || looksLike(part, to)) return null;
  return { to, ...reason(part, to) };
};

function reason(
  part: Extract<Expression, { kind: "call" }>,
  value: Expression,
): { title: string; why: string } {
  const shown = `$${expressionLatex(part)} = ${expressionLatex(value)}$`;
  return { title: `Use ${shown}`, why: whyOf[part.name] ?? "This value is learnt by heart." };
}

const table = "From the table of the standard angles, with the sign of the quadrant.";
const logarithm = "A logarithm is the exponent to which the base must be raised.";
const inverse = "The angle, among the principal values, whose function has this value.";

const whyOf: Partial<Record<FunctionName, string>> = {
  sin: table,
  cos: table,
  tan: table,
  cot: table,
  sec: table,
  cosec: table,
  arcsin: inverse,
  arccos: inverse,
  arctan: inverse,
  arccot: inverse,
  arcsec: inverse,
  arccosec: inverse,
  ln: logarithm,
  log: logarithm,
  abs: "The modulus is the distance from 0, which is never negative.",
  factorial: "$n! = n \\times (n - 1) \\times \\dots \\times 2 \\times 1$.",
};
