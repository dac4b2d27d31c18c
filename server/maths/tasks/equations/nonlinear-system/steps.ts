import { asPolynomial } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { type Equation, equationLatex, substitute as putIn } from "../../../equations/equation.ts";
import { type Expression, ungroup } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { factoredExpression } from "../../../working/factored.ts";
import { differenceOf, latexOf } from "./pairs.ts";
import type { Result } from "./solve.ts";

/** D = b² − 4ac of the equation that is left, where it is a quadratic one and D is negative. */
export function discriminantLine({ reducedForm, remainingLetter }: Result): string | null {
  const [c, b, a, more] = asPolynomial(reducedForm, remainingLetter) ?? [];
  if (!a || !b || !c || more) return null;
  const discriminant = q.subtract(q.multiply(b, b), q.multiply(q.rational(4n), q.multiply(a, c)));
  if (q.sign(discriminant) >= 0) return null;
  const [first, second, third] = [b, a, c].map((value) => {
    const latex = rationalLatex(value);
    return q.sign(value) < 0 ? `(${latex})` : latex;
  });
  return `D = ${first ?? ""}^{2} - 4 \\times ${second ?? ""} \\times ${third ?? ""} = ${rationalLatex(discriminant)}`;
}

/** From isolating the letter to the pairs. */
export function stepsOf(
  equations: readonly Equation[],
  result: Result,
  answer: string,
): MathsStep[] {
  const { equation, replacedLetter, by, remainingLetter, reducedForm } = result;
  const name = letterLatex(remainingLetter);
  const standard = `${latexOf(reducedForm)} = 0`;
  const noRealRoot = discriminantLine(result);
  const lines: MathsStep[] = [
    {
      title: `Bring $${letterLatex(replacedLetter)}$ to stand alone`,
      why: "From the equation in which it is easiest.",
      before: equationLatex(equation),
      after: `${letterLatex(replacedLetter)} = ${latexOf(by)}`,
    },
    {
      title: "Put it into the other equation",
      why: `Then only $${name}$ is left.`,
      before: null,
      after: putLine(equations, result),
    },
    {
      title: "Bring everything to the left side and simplify",
      why: "A product can be made of it when 0 is on the other side.",
      before: putLine(equations, result),
      after: standard,
    },
    ...(noRealRoot === null ? rootSteps(result, answer) : emptySteps(noRealRoot, answer)),
  ];
  return lines.filter(({ before, after }) => before !== after);
}

function rootSteps(
  { replacedLetter, by, remainingLetter, reducedForm, roots }: Result,
  answer: string,
): MathsStep[] {
  const name = letterLatex(remainingLetter);
  const factored = `${expressionLatex(factoredExpression(reducedForm.numerator))} = 0`;
  const found =
    roots.length === 0
      ? "\\text{No real root}"
      : roots.map((root) => `${name} = ${latexOf(root)}`).join(" \\text{ or } ");
  return [
    {
      title: "Factorise",
      why: "Or use the quadratic formula.",
      before: `${latexOf(reducedForm)} = 0`,
      after: factored,
    },
    {
      title: "Put each factor equal to 0",
      why: "Zero-product rule: a product is 0 only when one of its factors is 0.",
      before: factored,
      after: found,
    },
    {
      title: `Find $${letterLatex(replacedLetter)}$ for each value`,
      why: `From $${letterLatex(replacedLetter)} = ${latexOf(by)}$.`,
      before: found,
      after: answer,
    },
  ];
}

function emptySteps(noRealRoot: string, answer: string): MathsStep[] {
  return [
    {
      title: "Look at the discriminant",
      why: "A quadratic equation with a negative discriminant has no real root.",
      before: null,
      after: noRealRoot,
    },
    {
      title: "Say what follows",
      why: "No pair of real numbers makes both equations true: the curves do not meet.",
      before: null,
      after: answer,
    },
  ];
}

/** The other equation with the expression substituted for the letter. */
function putLine(
  equations: readonly Equation[],
  { replacedLetter, by, reducedForm }: Result,
): string {
  const value = new Map<string, Expression>([
    [replacedLetter, { kind: "group", inner: toExpression(by) }],
  ]);
  const lines = equations.map(({ left, right }) => ({
    left: putIn(left, value),
    right: putIn(right, value),
  }));
  const other = lines.find((line) => !form.isZero(differenceOf(line)));
  return other ? equationLatex(withoutOuterBrackets(other)) : `${latexOf(reducedForm)} = 0`;
}

function withoutOuterBrackets({ left, right }: Equation): Equation {
  return { left: ungroup(left), right: ungroup(right) };
}
