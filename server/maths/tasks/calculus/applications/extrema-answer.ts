import type { Quotient } from "../../../algebra/form.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import type { Stretch } from "./critical-points.ts";
import type { ExtremaProblem } from "./extrema-reading.ts";
import { best, type ExtremaResult, type ValueAt } from "./find-extrema.ts";

/** A number in LaTeX. */
export function latexOf(value: Quotient): string {
  return expressionLatex(toExpression(value));
}

function plainOf(value: Quotient): string {
  return expressionPlain(toExpression(value));
}

/** (−∞, 2), an open interval. */
export function intervalText({ from, to }: Stretch, style: "latex" | "plain"): string {
  const infinity = style === "latex" ? "\\infty" : "infinity";
  const write = style === "latex" ? latexOf : plainOf;
  return `(${from ? write(from) : `-${infinity}`}, ${to ? write(to) : infinity})`;
}

interface Answer {
  latex: string;
  plain: string;
}

/** The requested result, in words and numbers. */
export function answerOf(problem: ExtremaProblem, result: ExtremaResult): Answer {
  return problem.kind === "monotony"
    ? directionsOf(result.stretches)
    : valuesWritten(problem.variable, shownValues(problem.kind, result));
}

function directionsOf(stretches: readonly Stretch[]): Answer {
  const parts = ([1, -1] as const).flatMap((sign) => {
    const own = stretches.filter((stretch) => stretch.sign === sign);
    const word = sign > 0 ? "increasing" : "decreasing";
    if (own.length === 0) return [];
    return [
      {
        latex: `\\text{${word} on } ${own.map((one) => intervalText(one, "latex")).join(" \\cup ")}`,
        plain: `${word} on ${own.map((one) => intervalText(one, "plain")).join(" U ")}`,
      },
    ];
  });
  return {
    latex: parts.map(({ latex }) => latex).join(", \\quad "),
    plain: parts.map(({ plain }) => plain).join(", "),
  };
}

interface NamedValue extends ValueAt {
  word: string;
}

function shownValues(
  kind: "local" | "absolute",
  { extrema, candidates }: ExtremaResult,
): NamedValue[] {
  if (kind === "local") return extrema.map((one) => ({ ...one, word: `local ${one.kind}` }));
  return [
    { ...best(candidates, 1), word: "maximum" },
    { ...best(candidates, -1), word: "minimum" },
  ];
}

function valuesWritten(x: string, shown: readonly NamedValue[]): Answer {
  return {
    latex: shown
      .map(
        ({ word, at, value }) =>
          `\\text{${word} } ${latexOf(value)} \\text{ at } ${letterLatex(x)} = ${latexOf(at)}`,
      )
      .join(", \\quad "),
    plain: shown
      .map(({ word, at, value }) => `${word} ${plainOf(value)} at ${x} = ${plainOf(at)}`)
      .join(", "),
  };
}
