import { equationLatex } from "../../../equations/equation.ts";
import { isolate, lineLatex } from "../../../equations/isolate.ts";
import { openingStep } from "../../../equations/open-brackets.ts";
import { termsLatex } from "../../../expressions/write-terms.ts";
import * as q from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import type { OneUnknown } from "../linear-equation/recognise.ts";
import { completingSteps } from "./completing-square.ts";
import { factorSteps, formulaSteps, squareRootStep, commonFactorSteps } from "./method-steps.ts";
import type { QuadraticResult } from "./solve.ts";
import { termsOfForm } from "./standard-form.ts";

/** All steps from the equation as typed to its roots. `answer` is the last line. */
export function stepsOf(problem: OneUnknown, result: QuadraticResult, answer: string): MathsStep[] {
  const { equation, left, right, style } = problem;
  const opening = openingStep(equation, { left, right }, style);
  const opened = opening ? [opening] : [];
  if (result.method === "square-root") {
    return [
      ...opened,
      ...isolated(problem, opening === null),
      squareRootStep(problem, result, answer),
    ];
  }
  const standard = standardSteps(problem, result, opening?.after ?? equationLatex(equation));
  const line = standard.at(-1)?.after ?? opening?.after ?? equationLatex(equation);
  const steps = {
    "common-factor": commonFactorSteps,
    "middle-term": factorSteps,
    "completing-the-square": completingSteps,
    formula: formulaSteps,
  };
  return [...opened, ...standard, ...steps[result.method](problem, result, { line, answer })];
}

/** x² brought to stand alone, with the steps of a linear equation. */
function isolated(
  { equation, left, right, unknown, style }: OneUnknown,
  isFirst: boolean,
): MathsStep[] {
  return isolate({ left, right }, unknown + unknown, style).map((step, at) => ({
    title: step.title,
    why: step.why,
    before: isFirst && at === 0 ? equationLatex(equation) : lineLatex(step.before, style),
    after: lineLatex(step.after, style),
  }));
}

/** To ax² + bx + c = 0 in whole numbers. */
function standardSteps(
  { unknown, style }: OneUnknown,
  { form }: QuadraticResult,
  start: string,
): MathsStep[] {
  const gathered = `${termsLatex(form.gatheredTerms, style)} = 0`;
  const final = `${termsLatex(termsOfForm(form, unknown), style)} = 0`;
  const steps: MathsStep[] = [];
  if (gathered !== start) {
    steps.push({
      title: "Bring all terms to the left side and collect like terms",
      why: "A quadratic equation is solved from its standard form, with 0 on the right. A term that changes sides changes its sign.",
      before: start,
      after: gathered,
    });
  }
  if (final !== gathered) steps.push({ ...scaling(form.factor), before: gathered, after: final });
  return steps;
}

function scaling(factor: q.Rational): Pick<MathsStep, "title" | "why"> {
  const isDivision = q.order(q.absolute(factor), q.one) < 0 && factor.numerator ** 2n === 1n;
  const shown = isDivision ? q.divide(q.one, factor) : factor;
  return {
    title: `${isDivision ? "Divide" : "Multiply"} every term by $${rationalLatex(shown)}$`,
    why: "Both sides may be multiplied or divided by the same number, and 0 stays 0. Small whole numbers are easier to work with.",
  };
}
