import { evaluateSurd } from "../expressions/evaluate-surd.ts";
import type { Rational } from "../numbers/rational.ts";
import { parseExpression } from "../read/parse-expression.ts";
import { notSupported } from "../refusal.ts";
import { isRational } from "../numbers/surd.ts";
import { tokenise } from "../read/tokenise.ts";
import { numberLatex } from "./amount.ts";

/** The exact value of a line of numbers in LaTeX, so that the displayed and the computed value agree. */
export function lineValue(latex: string): Rational {
  const value = evaluateSurd(parseExpression(tokenise(latex)));
  if (!value || !isRational(value))
    throw notSupported("The result is not a plain number here. Check the numbers.");
  return value.rational;
}

/** A line of working built from its values: line`\frac{${part}}{${whole}} \times 100`. */
export function line(
  texts: TemplateStringsArray,
  ...values: readonly (Rational | string)[]
): string {
  return texts.raw
    .map((text, at) => {
      const value = values[at];
      return (
        text + (value === undefined || typeof value === "string" ? (value ?? "") : written(value))
      );
    })
    .join("");
}

function written(value: Rational): string {
  return value.numerator < 0n ? `(${numberLatex(value)})` : numberLatex(value);
}
