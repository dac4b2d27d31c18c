import { canonical } from "../../../algebra/canonical.ts";
import { signOf } from "../../../algebra/constant-value.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { substitute } from "../../../equations/equation.ts";
import { integerLeaf } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import type { MathsStep } from "../../../outcome.ts";
import { factoredExpression } from "../../../working/factored.ts";
import { intervalNotation } from "./interval.ts";
import { type Inequality, inequalityLatex, type Sign, signLatex } from "./recognise.ts";
import { between, type InequalitySolution } from "./solve.ts";
import { criticalStep, latexOf, type Way, withNotation } from "./way.ts";

/** All terms on one side, factors, critical points, and the signs between them. */
export function signChartWay(
  inequality: Inequality,
  { critical, set }: InequalitySolution,
  answer: string,
): Way {
  const { sides, signs, unknown } = inequality;
  const [left = integerLeaf(0n), right = integerLeaf(0n)] = sides;
  const sign: Sign = signs[0] ?? "<";
  const value = form.subtract(canonical(left), canonical(right));
  const start = inequalityLatex(inequality);
  const gathered = `${latexOf(value)} ${signLatex[sign]} 0`;
  const factored = `${factoredLatex(value)} ${signLatex[sign]} 0`;
  const lines: MathsStep[] = [
    {
      title: "Bring everything to the left side",
      why: "Then only the sign of the left side has to be known.",
      before: start,
      after: gathered,
    },
    {
      title: "Factorise",
      why: "The sign of a product follows from the signs of its factors.",
      before: gathered,
      after: factored,
    },
    criticalStep(factored, critical, unknown, "Find the critical points"),
    {
      title: "Make the sign chart, and read off where it holds",
      why: chartOf(value, critical, unknown),
      before: null,
      after: answer,
    },
  ];
  const steps = lines.filter(({ before, after }) => before !== after);
  const isRational = form.variablesOf(value.denominator).length > 0;
  return {
    method: "Sign chart (wavy curve method)",
    topic: isRational ? "Rational Inequalities" : "Quadratic and Polynomial Inequalities",
    difficulty: "advanced",
    idea: "Bring everything to the left side and factorise. The sign can change only where a factor vanishes.",
    firstMove: "Bring everything to the left side, so that the right side is nothing.",
    steps: withNotation(steps, intervalNotation(set)),
  };
}

function factoredLatex(value: Quotient): string {
  const above = expressionLatex(factoredExpression(value.numerator));
  const isWhole = form.isPolynomial(value);
  return isWhole
    ? above
    : `\\frac{${above}}{${expressionLatex(factoredExpression(value.denominator))}}`;
}

/** The sign of the left side in every interval between the critical points. */
function chartOf(value: Quotient, critical: readonly Quotient[], unknown: string): string {
  if (critical.length === 0) return "The left side never changes its sign.";
  const expression = toExpression(value);
  const signs = Array.from({ length: critical.length + 1 }, (_, at) => {
    const [low, high] = [critical[at - 1], critical[at]];
    const place = between(low ?? null, high ?? null);
    const sign = signOf(
      canonical(substitute(expression, new Map([[unknown, toExpression(place)]]))),
    );
    return sign === 1 ? "+" : "-";
  });
  const stretches = signs.map((sign, at) => {
    const [low, high] = [critical[at - 1], critical[at]];
    const from = low ? latexOf(low) : "-\\infty";
    const to = high ? latexOf(high) : "\\infty";
    return `$(${from}, ${to}): ${sign}$`;
  });
  return `Sign of the left side: ${stretches.join(", ")}.`;
}
