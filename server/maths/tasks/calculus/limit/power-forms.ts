import { canonical } from "../../../algebra/canonical.ts";
import { power as powerOf } from "../../../algebra/power.ts";
import * as form from "../../../algebra/quotient.ts";
import { type Expression, integerLeaf, ungroup } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { inBrackets, productOf } from "../../../working/written.ts";
import { hasLetter } from "../derivative/derivation.ts";
import { lightForm } from "../light-form.ts";
import { nicestForm } from "../nicest-form.ts";
import { type Approach, finite, limitLatex, orNull, type Tendency } from "./approach.ts";
import { tendency } from "./tendency.ts";
import { type Method, tendencyLatex } from "./limit-working.ts";

const e: Expression = { kind: "constant", name: "e" };

/** f^g of the forms 1^∞, 0⁰ and ∞⁰. */
export const powerForms: Method = (expression, { approach, again }) => {
  const inner = ungroup(expression);
  if (inner.kind !== "power" || !hasLetter(inner.exponent, approach.variable)) return null;
  const { exponent, words } = tendsToOne(inner.base, approach)
    ? { exponent: exponentNearOne(inner), words: nearOne }
    : { exponent: exponentOfE(inner), words: withE };
  const found = again(exponent);
  const value = found && raisedE(found.value);
  if (!value) return null;
  const isConstant = !hasLetter(exponent, approach.variable);
  const after = `e^{${isConstant ? expressionLatex(exponent) : limitLatex(exponent, approach)}}`;
  const first = { title: words.title, why: words.why, before: limitLatex(inner, approach), after };
  const last = {
    title: "Put the limit of the exponent in",
    why: "The exponential function is continuous.",
    before: after,
    after: tendencyLatex(value),
  };
  const steps = isConstant ? [first] : [first, ...found.steps, last];
  return { value, method: words.method, steps };
};

const nearOne = {
  title: "Recognise the form $1^{\\infty}$",
  why: "Where $f \\to 1$ and $g \\to \\infty$: $\\lim f^{g} = e^{\\lim (f - 1)g}$.",
  method: "The form 1^∞",
};
const withE = {
  title: "Write the power with $e$",
  why: "$f^{g} = e^{g \\ln f}$, so that the limit of the exponent is enough.",
  method: "Limits of powers",
};

type Power = Extract<Expression, { kind: "power" }>;

function tendsToOne(base: Expression, approach: Approach): boolean {
  const value = tendency(base, approach);
  return value?.kind === "finite" && form.isOne(value.value);
}

/** (f − 1)g. */
function exponentNearOne({ base, exponent }: Power): Expression {
  const rest = nicestForm({ kind: "difference", left: base, right: integerLeaf(1n) });
  return nicestForm(productOf([inBrackets(exponent), inBrackets(rest)]));
}

/** g ln f. */
function exponentOfE({ base, exponent }: Power): Expression {
  const logarithm: Expression = { kind: "call", name: "ln", argument: ungroup(base) };
  return lightForm(productOf([inBrackets(exponent), inBrackets(logarithm)]));
}

function raisedE(exponent: Tendency): Tendency | null {
  if (exponent.kind === "infinite") {
    return exponent.sign > 0 ? exponent : finite(form.zero);
  }
  const value = orNull(() => powerOf(canonical(e), exponent.value, {}));
  return value && finite(value);
}
