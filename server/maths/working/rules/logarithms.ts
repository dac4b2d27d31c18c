import { canonical } from "../../algebra/canonical.ts";
import { asRational } from "../../algebra/quotient.ts";
import { type Expression, someWithin, ungroup, valueLeaf } from "../../expressions/expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import type { Rule } from "../change.ts";
import {
  inBrackets,
  factorsOf,
  isSum,
  productOf,
  type SignedTerm,
  sumOf,
  termsOf,
  workedOut,
} from "../written.ts";

type Call = Extract<Expression, { kind: "call" }>;

interface LogarithmTerm {
  times: Rational;
  call: Call;
}

/** n·log a as its number and its logarithm. */
function logarithmOf({ isNegative, term }: SignedTerm): LogarithmTerm | null {
  const factors = factorsOf(ungroup(term)).map(ungroup);
  const call = factors.find((factor) => factor.kind === "call");
  const others = factors.filter((factor) => factor !== call);
  if (call?.kind !== "call" || (call.name !== "ln" && call.name !== "log")) return null;
  const number = others.length === 0 ? q.one : asRational(canonical(productOf(others)));
  return number && { times: isNegative ? q.negate(number) : number, call };
}

/** log a + log b = log ab, log a − log b = log a/b, n·log a = log aⁿ: one logarithm per base. */
export const combineLogarithms: Rule = (part, options) => {
  if (!isSum(part)) return null;
  const terms = termsOf(part);
  const found = terms.map(logarithmOf);
  const first = found.find((one) => one !== null);
  if (!first) return null;
  const isLike = found.map((one) => one !== null && baseOf(one.call) === baseOf(first.call));
  const logarithms = found.filter((one, at) => one !== null && isLike[at] === true);
  if (logarithms.length < 2) return null;
  const argument = workedOut(
    productOf(logarithms.flatMap((one) => (one ? [factorOf(one)] : []))),
    options,
  );
  const one: SignedTerm = { isNegative: false, term: { ...first.call, argument } };
  const others = terms.filter((_, at) => isLike[at] !== true);
  return {
    to: sumOf([one, ...others]),
    title: "Combine the logarithms",
    why: "$\\log a + \\log b = \\log ab$, $\\log a - \\log b = \\log \\frac{a}{b}$ and $n\\log a = \\log a^{n}$, for one base.",
  };
};

/** 10^(log 32) = 32, and e^(2 ln x) = x². */
export const powersOfLogarithms: Rule = (part, options) => {
  if (part.kind !== "power" || !someWithin(part.exponent, isLogarithm)) return null;
  const to = workedOut(part, options);
  if (someWithin(to, isLogarithm)) return null;
  return {
    to,
    title: "Undo the logarithm",
    why: "$a^{\\log_{a} b} = b$: a logarithm is the exponent that gives $b$.",
  };
};

function isLogarithm(part: Expression): boolean {
  return part.kind === "call" && (part.name === "ln" || part.name === "log");
}

function baseOf({ name, base }: Call): string {
  return `${name} ${base ? expressionLatex(base) : ""}`;
}

function factorOf({ times, call }: LogarithmTerm): Expression {
  return { kind: "power", base: inBrackets(call.argument), exponent: valueLeaf(times) };
}
