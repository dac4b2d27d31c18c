import { canonical } from "../../../algebra/canonical.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { type Equation, equationLatex } from "../../../equations/equation.ts";
import { letterLatex } from "../../../expressions/write-latex.ts";
import { latexOf, type Line } from "./working.ts";

/**
 * The first lines for an equation whose squares or higher powers cancel, so that a linear one remains: brackets
 * expanded, and the same powers subtracted on both sides. None for any other equation.
 */
export function linesUntilLinear({ left, right }: Equation, unknown: string): Line[] {
  const [first, second] = [canonical(left), canonical(right)];
  const [above, beside] = [first, second].map((side) => coefficientsIn(side, unknown));
  if (!above || !beside || above.length < 3 || above.length !== beside.length) return [];
  const higher = above.slice(2).map((one, at) => ({ one, other: beside[at + 2], power: at + 2 }));
  if (!higher.every(({ one, other }) => other && form.equals(one, other))) return [];
  const common = higher
    .map(({ one, power }) => form.multiply(one, form.raise(form.fromVariable(unknown), power)))
    .reduce(form.add);
  const opened = `${latexOf(first)} = ${latexOf(second)}`;
  const isOpen = opened === equationLatex({ left, right });
  return [
    ...(isOpen ? [] : [openBrackets(opened)]),
    {
      title: `Subtract $${latexOf(common)}$ from both sides`,
      why: `It stands on both sides, so the powers of $${letterLatex(unknown)}$ cancel.`,
      latex: `${rest(first, common)} = ${rest(second, common)}`,
    },
  ];
}

function openBrackets(latex: string): Line {
  return {
    title: "Open the brackets and add up like terms",
    why: "Only then can be seen what is the same on both sides.",
    latex,
  };
}

function rest(side: Quotient, common: Quotient): string {
  return latexOf(form.subtract(side, common));
}
