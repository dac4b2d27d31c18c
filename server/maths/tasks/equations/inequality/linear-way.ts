import { canonical } from "../../../algebra/canonical.ts";
import { asPolynomial } from "../../../algebra/in-one-variable.ts";
import { type Expression, someWithin, variablesIn } from "../../../expressions/expression.ts";
import * as form from "../../../algebra/quotient.ts";
import * as q from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { intervalNotation } from "./interval.ts";
import { type Inequality, inequalityLatex, signLatex } from "./recognise.ts";
import type { InequalitySolution } from "./solve.ts";
import { flip, latexOf, termLatex, type Way, withNotation } from "./way.ts";

export interface LinearForm {
  a: q.Rational;
  b: q.Rational;
}

/** left − right = ax + b. */
export function linearForm({ sides, unknown }: Inequality): LinearForm | null {
  const [left, right] = sides;
  if (!left || !right) return null;
  const difference = form.subtract(canonical(left), canonical(right));
  const polynomial = asPolynomial(difference, unknown);
  if (!polynomial || polynomial.length > 2) return null;
  return { a: polynomial[1] ?? q.zero, b: polynomial[0] ?? q.zero };
}

export function linearWay(
  inequality: Inequality,
  { a, b }: LinearForm,
  answer: string,
  { set }: InequalitySolution,
): Way {
  const sign = inequality.signs[0] ?? "<";
  const start = inequalityLatex(inequality);
  const right = latexOf(form.fromRational(q.negate(b)));
  const gathered = q.isZero(a)
    ? `0 ${signLatex[sign]} ${right}`
    : `${termLatex(a, inequality.unknown)} ${signLatex[sign]} ${right}`;
  const steps: MathsStep[] = [];
  if (gathered !== start) {
    steps.push({
      title: gatheringTitle(inequality),
      why: "The same may be added to both sides, or subtracted; the sign stays.",
      before: start,
      after: gathered,
    });
  }
  const isLast = gathered !== answer;
  if (isLast) {
    const size = latexOf(form.fromRational(a));
    steps.push({
      title: q.isZero(a) ? "See whether the statement is true" : `Divide both sides by $${size}$`,
      why:
        q.sign(a) < 0
          ? flip
          : q.isZero(a)
            ? "No unknown is left."
            : "Dividing by a positive number keeps the sign.",
      before: gathered,
      after: answer,
    });
  }
  return {
    method: "Linear inequality",
    topic: "Linear Inequalities",
    difficulty: "beginner",
    idea: "Solve it like an equation. Only when you multiply or divide by a negative number, the sign turns around.",
    firstMove: "Bring all terms with the unknown to the left side.",
    steps: withNotation(steps, intervalNotation(set)),
  };
}

/** "Add 3 to both sides" where that is all there is to do: 2x − 3 < 5. */
function gatheringTitle({ sides: [left, right], unknown }: Inequality): string {
  const number = left && right && isNumber(right) ? numberBeside(left, unknown) : null;
  if (!number) return "Bring the unknown to the left and the numbers to the right";
  const size = latexOf(form.fromRational(q.absolute(number)));
  return q.sign(number) > 0 ? `Subtract $${size}$ from both sides` : `Add $${size}$ to both sides`;
}

/** −3 of 2x − 3 and 5 of 5 − x; null if the side is longer, or has no number. */
function numberBeside(side: Expression, unknown: string): q.Rational | null {
  if (side.kind !== "sum" && side.kind !== "difference") return null;
  if (isNumber(side.left) === isNumber(side.right)) return null;
  if ([side.left, side.right].some((part) => someWithin(part, isSum))) return null;
  return asPolynomial(canonical(side), unknown)?.[0] ?? null;
}

function isSum({ kind }: Expression): boolean {
  return kind === "sum" || kind === "difference";
}

function isNumber(side: Expression): boolean {
  return variablesIn(side).length === 0 && !someWithin(side, isSum);
}
