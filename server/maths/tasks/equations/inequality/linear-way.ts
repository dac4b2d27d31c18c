import { canonical } from "../../../algebra/canonical.ts";
import { asPolynomial } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import * as q from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { intervalNotation } from "./interval.ts";
import { inequalityLatex, signLatex } from "./recognise.ts";
import type { Inequality } from "./recognise.ts";
import type { Solved } from "./solve.ts";
import { flip, latexOf, termLatex, withNotation } from "./way.ts";
import type { Way } from "./way.ts";

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
  { set }: Solved,
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
      title: "Bring the unknown to the left and the numbers to the right",
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
