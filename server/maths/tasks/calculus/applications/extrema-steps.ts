import { canonical } from "../../../algebra/canonical.ts";
import { derivative } from "../../../algebra/differentiate.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import type { Expression } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import type { MathsStep } from "../../../outcome.ts";
import { factoredExpression } from "../../../working/factored.ts";
import { valueAtPlace } from "../derivative/explicit.ts";
import { signTable } from "./critical-points.ts";
import { answerOf, intervalText, latexOf } from "./extrema-answer.ts";
import type { ExtremaProblem } from "./extrema-reading.ts";
import type { ExtremaResult } from "./find-extrema.ts";

/** The method by the signs of the derivative, or by comparing values for an absolute question. */
export function stepsOf(problem: ExtremaProblem, result: ExtremaResult): MathsStep[] {
  const { expression, variable, name, kind } = problem;
  const x = letterLatex(variable);
  const { slope, critical } = result.table;
  const head = `${name}'(${x})`;
  const factored = factoredSlope(expression, variable);
  const places = critical.map(({ at }) => `${x} = ${latexOf(at)}`).join(", \\quad ");
  const steps: MathsStep[] = [
    {
      title: "Differentiate",
      why: "The sign of the derivative tells whether the function rises or falls.",
      before: `${name}(${x}) = ${expressionLatex(expression)}`,
      after: `${head} = ${expressionLatex(slope)}${factored === expressionLatex(slope) ? "" : ` = ${factored}`}`,
    },
    {
      title: "Find the critical points",
      why: `Put $${head} = 0$${critical.some((one) => one.kind === "pole") ? ", and look where it does not exist" : ""}.`,
      before: `${head} = 0`,
      after: places === "" ? `${head} \\ne 0 \\text{ for every } ${x}` : places,
    },
  ];
  if (kind === "absolute") return [...steps, ...absoluteSteps(problem, result)];
  const signs = result.table.stretches
    .map(
      (stretch) => `${intervalText(stretch, "latex")}: ${head} ${stretch.sign > 0 ? ">" : "<"} 0`,
    )
    .join(", \\quad ");
  steps.push({
    title: "Look at the sign of the derivative between them",
    why: "It keeps its sign between two neighbouring critical points, so that one number from each part is enough.",
    before: places,
    after: signs,
  });
  const { latex } = answerOf(problem, result);
  if (kind === "monotony") {
    steps.push({
      title: "Read off where the function rises and falls",
      why: `$${head} > 0$: increasing. $${head} < 0$: decreasing.`,
      before: signs,
      after: latex,
    });
    return steps;
  }
  return [
    ...steps,
    {
      title: "Decide by the first derivative test",
      why: "From plus to minus there is a local maximum, from minus to plus a local minimum; the values come from the function itself.",
      before: signs,
      after: latex,
    },
  ];
}

/** The second derivative test, if it decides at every point. */
export function secondTest(problem: ExtremaProblem, result: ExtremaResult): MathsStep[] | null {
  const { expression, variable, name } = problem;
  const x = letterLatex(variable);
  const second = derivative(derivative(canonical(expression), variable), variable);
  const written = toExpression(second);
  const lines = result.extrema.map(({ at }) => {
    const value = canonical(valueAtPlace(written, variable, toExpression(at)));
    return form.isZero(value) ? null : `${name}''(${latexOf(at)}) = ${latexOf(value)}`;
  });
  if (lines.some((line) => line === null)) return null;
  const [first, zeros] = stepsOf(problem, result);
  if (!first || !zeros) return null;
  return [
    first,
    zeros,
    {
      title: "Differentiate once more",
      why: "The sign of the second derivative tells a maximum from a minimum.",
      before: `${name}'(${x}) = ${expressionLatex(result.table.slope)}`,
      after: `${name}''(${x}) = ${expressionLatex(written)}`,
    },
    {
      title: "Use the second derivative test",
      why: "Where the second derivative is negative there is a local maximum, where it is positive a local minimum.",
      before: `${name}''(${x}) = ${expressionLatex(written)}`,
      after: lines.join(", \\quad "),
    },
    {
      title: "Find the values of the function there",
      why: "A maximum or minimum is a value of the function, not the place where it stands.",
      before: lines.join(", \\quad "),
      after: answerOf(problem, result).latex,
    },
  ];
}

function factoredSlope(expression: Expression, variable: string): string {
  const slope = derivative(canonical(expression), variable);
  return form.isPolynomial(slope)
    ? expressionLatex(factoredExpression(slope.numerator))
    : expressionLatex(signTable(expression, variable).slope);
}

function absoluteSteps(problem: ExtremaProblem, result: ExtremaResult): MathsStep[] {
  const x = letterLatex(problem.variable);
  const values = result.candidates
    .map(({ at, value }) => `${problem.name}(${latexOf(at)}) = ${latexOf(value)}`)
    .join(", \\quad ");
  return [
    {
      title: "Take the critical points inside, and both ends",
      why: "A continuous function takes its greatest and least value on a closed interval at one of these.",
      before: null,
      after: result.candidates.map(({ at }) => `${x} = ${latexOf(at)}`).join(", \\quad "),
    },
    {
      title: "Work out the values there",
      why: "On a closed interval the largest and smallest values stand at an end or where the derivative is 0.",
      before: null,
      after: values,
    },
    {
      title: "Compare the values",
      why: "No other place can have a larger or a smaller value.",
      before: values,
      after: answerOf(problem, result).latex,
    },
  ];
}
