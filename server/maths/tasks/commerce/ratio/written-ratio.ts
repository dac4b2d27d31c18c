import { numberLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type NumberStyle, rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { MathsAnswer } from "../../../outcome.ts";
import type { RatioProblem } from "./recognise.ts";
import type { RatioResult } from "./solve.ts";

export function ratioLatex(terms: readonly (bigint | string)[]): string {
  return terms.map(String).join(" : ");
}

export function reading(problem: RatioProblem): string {
  switch (problem.kind) {
    case "simplify":
      return ratioLatex(problem.terms.map(numberLatex));
    case "divide":
      return `${numberLatex(problem.amount)} \\text{ in the ratio } ${ratioLatex(problem.terms.map(numberLatex))}`;
    case "missing": {
      const [a = "", b = "", c = "", d = ""] = problem.terms.map((term) =>
        typeof term === "string" ? term : numberLatex(term),
      );
      return `${a} : ${b} = ${c} : ${d}`;
    }
  }
}

/** Whether the question contains decimals, so that the answer uses decimals too. */
export function styleOf(problem: RatioProblem): NumberStyle {
  const numbers = problem.kind === "divide" ? [problem.amount, ...problem.terms] : problem.terms;
  return numbers.some((term) => typeof term !== "string" && term.form.kind === "decimal")
    ? "decimal"
    : "fraction";
}

/** Shares of money that are not whole rupees are given in paise if exact. */
function shareStyle(problem: RatioProblem, shares: readonly Rational[]): NumberStyle {
  const isMoney = problem.kind === "divide" && problem.amount.money === true;
  return isMoney && shares.every(q.isTerminating) ? "decimal" : styleOf(problem);
}

export function answerOf(problem: RatioProblem, result: RatioResult): MathsAnswer {
  switch (result.kind) {
    case "simplify":
      return { latex: ratioLatex(result.lowest), plain: result.lowest.join(":") };
    case "divide": {
      const isMoney = problem.kind === "divide" && problem.amount.money === true;
      const style = shareStyle(problem, result.shares);
      const latex = result.shares.map(
        (share) => `${isMoney ? "\\text{₹}" : ""}${rationalLatex(share, style)}`,
      );
      const plain = result.shares.map(
        (share) => `${isMoney ? "₹" : ""}${rationalPlain(share, style)}`,
      );
      return { latex: list(latex, ",\\; ", " \\text{ and } "), plain: list(plain, ", ", " and ") };
    }
    case "missing": {
      const name = problem.kind === "missing" ? problem.name : "x";
      const style = styleOf(problem);
      return {
        latex: `${name} = ${rationalLatex(result.value, style)}`,
        plain: `${name} = ${rationalPlain(result.value, style)}`,
      };
    }
  }
}

function list(items: readonly string[], comma: string, and: string): string {
  return `${items.slice(0, -1).join(comma)}${and}${items.at(-1) ?? ""}`;
}
