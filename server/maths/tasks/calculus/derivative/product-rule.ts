import {
  type Expression,
  integerLeaf,
  ungroup,
  valueLeaf,
} from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { tidy } from "../../../working/tidy.ts";
import { inBrackets, productOf } from "../../../working/written.ts";
import { lightForm, rationalOf } from "../light-form.ts";
import { derivePower } from "./chain-rule.ts";
import {
  type Derivation,
  derivativeLatex,
  factorsOfProduct,
  formulaWords,
  freeLetters,
  hasLetter,
  isShort,
  isTable,
  partSteps,
  type Of,
  type On,
  scaledDerivation,
} from "./derivation.ts";

/** The derivative of a product; constant factors stay before it, and x·x² is differentiated as one power. */
export function deriveProduct(whole: Of<"product">, on: On): Derivation {
  const factors = factorsOfProduct(whole);
  const constants = factors.filter((factor) => !hasLetter(factor, on.variable));
  const others = factors.filter((factor) => hasLetter(factor, on.variable));
  if (constants.length > 0) {
    const inner = on.derive(productOf(others));
    return scaledDerivation(whole, productOf(constants), inner, on);
  }
  const power = lightForm(whole);
  if (power.kind !== "product" && power.kind !== "quotient") return on.derive(power);
  const [first, ...rest] = others;
  if (!first) return on.derive(power);
  return byProductRule(whole, first, productOf(rest), on);
}

interface Parts {
  u: Derivation;
  v: Derivation;
  names: [string, string];
  on: On;
}

function nameSteps({ u, v, names, on }: Parts, what: string): MathsStep[] {
  const [first, second] = names;
  const start = `${first} = ${expressionLatex(ungroup(u.of))}, \\quad ${second} = ${expressionLatex(ungroup(v.of))}`;
  const formulas = [u, v].filter(isShort).flatMap((part) => part.formulas);
  const substeps = [u, v].flatMap((part) => partSteps(part, on));
  return [
    {
      title: `Name ${what}`,
      why: "The rule needs a name for each part.",
      before: null,
      after: start,
    },
    {
      title: `Differentiate $${first}$ and $${second}$`,
      why: formulaWords(formulas),
      before: start,
      after: `${first}' = ${expressionLatex(u.result)}, \\quad ${second}' = ${expressionLatex(v.result)}`,
      ...(substeps.length > 0 && { substeps }),
    },
  ];
}

function byProductRule(
  whole: Expression,
  first: Expression,
  second: Expression,
  on: On,
): Derivation {
  const names = freeLetters(whole);
  const [u, v] = [on.derive(first), on.derive(second)];
  const raw: Expression = {
    kind: "sum",
    left: productOf([inBrackets(u.result), inBrackets(second)]),
    right: productOf([inBrackets(first), inBrackets(v.result)]),
  };
  const [a, b] = names;
  return {
    of: whole,
    result: lightForm(raw),
    formulas: [],
    method: "Product rule",
    steps: [
      ...nameSteps({ u, v, names, on }, "the two factors"),
      {
        title: "Use the product rule",
        why: `$(${a}${b})' = ${a}'${b} + ${a}${b}'$.`,
        before: derivativeLatex(whole, on.variable),
        after: expressionLatex(tidy(raw)),
      },
    ],
  };
}

/** The derivative of a quotient; a constant denominator is a factor. */
export function deriveQuotient(whole: Of<"quotient">, on: On): Derivation {
  const [above, below] = [ungroup(whole.left), ungroup(whole.right)];
  if (!hasLetter(below, on.variable)) {
    const factor: Expression = {
      kind: "quotient",
      sign: "bar",
      left: integerLeaf(1n),
      right: below,
    };
    return scaledDerivation(whole, lightForm(factor), on.derive(above), on);
  }
  const light = lightForm(whole);
  // x²/x⁵ is one power of x.
  if (light.kind !== "quotient") return on.derive(light);
  if (!hasLetter(above, on.variable)) return deriveReciprocal(whole, on);
  const names = freeLetters(whole);
  const [u, v] = [on.derive(above), on.derive(below)];
  const raw: Expression = {
    kind: "quotient",
    sign: "bar",
    left: {
      kind: "difference",
      left: productOf([inBrackets(u.result), inBrackets(below)]),
      right: productOf([inBrackets(above), inBrackets(v.result)]),
    },
    right: { kind: "power", base: inBrackets(below), exponent: integerLeaf(2n) },
  };
  const [a, b] = names;
  return {
    of: whole,
    result: lightForm(raw),
    formulas: [],
    method: "Quotient rule",
    steps: [
      ...nameSteps({ u, v, names, on }, "what is above and below the bar"),
      {
        title: "Use the quotient rule",
        why: `$\\left(\\frac{${a}}{${b}}\\right)' = \\frac{${a}'${b} - ${a}${b}'}{${b}^{2}}$.`,
        before: derivativeLatex(whole, on.variable),
        after: expressionLatex(tidy(raw)),
      },
    ],
  };
}

/** c/u as c·u⁻¹, so that the power rule is enough. */
function deriveReciprocal(whole: Of<"quotient">, on: On): Derivation {
  const [above, below] = [ungroup(whole.left), ungroup(whole.right)];
  const constants = factorsOfProduct(below).filter((factor) => !hasLetter(factor, on.variable));
  const others = factorsOfProduct(below).filter((factor) => hasLetter(factor, on.variable));
  const base = productOf(others);
  const [root, exponent] = asPower(base);
  const times = q.negate(exponent);
  const factor = lightForm({
    kind: "quotient",
    sign: "bar",
    left: above,
    right: constants.length > 0 ? productOf(constants) : integerLeaf(1n),
  });
  const written: Expression = { kind: "power", base: inBrackets(root), exponent: valueLeaf(times) };
  const inner = derivePower(written, root, times, on);
  const rewritten = tidy(productOf([inBrackets(factor), written]));
  const scaled = scaledDerivation(rewritten, factor, inner, on);
  const step: MathsStep = {
    title: "Write it with a negative exponent",
    why: "$\\frac{1}{x^{n}} = x^{-n}$.",
    before: derivativeLatex(whole, on.variable),
    after: derivativeLatex(rewritten, on.variable),
  };
  const last: MathsStep = {
    title: "Use the power rule",
    why: formulaWords(scaled.formulas),
    before: derivativeLatex(rewritten, on.variable),
    after: expressionLatex(scaled.result),
  };
  const steps = isTable(scaled) ? [step, last] : [step, ...scaled.steps];
  return { ...scaled, of: whole, steps, method: isTable(scaled) ? "Power rule" : scaled.method };
}

/** A root or power as base and exponent. */
function asPower(expression: Expression): [Expression, Rational] {
  const inner = ungroup(expression);
  if (inner.kind === "root") return [inner.operand, q.rational(1n, BigInt(inner.index))];
  const exponent = inner.kind === "power" ? rationalOf(inner.exponent) : null;
  return inner.kind === "power" && exponent ? [inner.base, exponent] : [inner, q.one];
}
