import { type Expression, someWithin, ungroup } from "../expressions/expression.ts";
import type { MathsStep } from "../outcome.ts";
import type { NumberStyle } from "../numbers/written.ts";
import { type Equation, equationLatex } from "./equation.ts";
import { type Line, lineLatex } from "./isolate.ts";

/** The step from the equation as typed to sums of terms; null if it already has that form. */
export function openingStep(
  equation: Equation,
  opened: Line,
  style: NumberStyle,
): MathsStep | null {
  const [before, after] = [equationLatex(equation), lineLatex(opened, style)];
  const isOpen = [equation.left, equation.right].every(isSumOfPlainTerms);
  if (before === after || isOpen) return null;
  const hasBrackets = [equation.left, equation.right].some((side) =>
    someWithin(side, isSumInBrackets),
  );
  return hasBrackets
    ? {
        title: "Open the brackets",
        why: "Distributive law: what stands before a bracket multiplies every term inside.",
        before,
        after,
      }
    : {
        title: "Write each term simply",
        why: "Multiply the numbers within each term.",
        before,
        after,
      };
}

/** Without pending multiplications: 3x, x², x/2, 5, and sums of these. */
function isSumOfPlainTerms(expression: Expression): boolean {
  const { kind } = expression;
  if (kind === "sum" || kind === "difference") {
    return isSumOfPlainTerms(expression.left) && isSumOfPlainTerms(expression.right);
  }
  if (kind === "negate") return isSumOfPlainTerms(expression.operand);
  if (kind === "quotient") {
    return (
      isPlainNumerator(ungroup(expression.left)) && ungroup(expression.right).kind === "number"
    );
  }
  return kind === "number" || isPlainNumerator(expression);
}

function isPlainNumerator(expression: Expression): boolean {
  const isCoefficient = expression.kind === "product" && expression.left.kind === "number";
  return isLetter(isCoefficient ? expression.right : expression);
}

function isLetter(expression: Expression): boolean {
  const isPower = expression.kind === "power" && expression.exponent.kind === "number";
  return (isPower ? expression.base : expression).kind === "variable";
}

function isSumInBrackets(expression: Expression): boolean {
  if (expression.kind !== "group") return false;
  const { kind } = ungroup(expression);
  return kind === "sum" || kind === "difference";
}
