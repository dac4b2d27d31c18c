import type { Quotient } from "../../../algebra/form.ts";
import {
  countEquals,
  type Equation,
  equationLatex,
  equationVariables,
  readEquation,
  refuseOtherLetters,
} from "../../../equations/equation.ts";
import { type Expression, someWithin } from "../../../expressions/expression.ts";
import { collect, degreeOf, termsOf } from "../../../expressions/polynomial.ts";
import type { Question } from "../../../read/question.ts";
import { Refusal, withReading } from "../../../refusal.ts";

import { minus } from "../linear-equation/recognise.ts";
import { withoutConditions } from "./side-conditions.ts";

export interface UnknownOf {
  equation: Equation;
  unknown: string;
  /** Values that the question excludes: "x ≠ 0, 2". */
  exclusions: readonly Quotient[];
}

const trigonometric: ReadonlySet<string> = new Set(["sin", "cos", "tan", "cot", "sec", "cosec"]);

/**
 * One equation in one unknown that is neither linear nor quadratic as written: higher powers, letters below a bar,
 * roots, powers with the unknown on top, logarithms, moduli. Trigonometric ones have methods of their own.
 */
export function recognise({ body, targets }: Question): UnknownOf | null {
  if (countEquals(body) !== 1) return null;
  const conditioned = withoutConditions(body);
  const equation = conditioned && readOrNull(conditioned.equation);
  if (!equation || hasTrigonometry(equation)) return null;
  const { letter, exclusions } = conditioned;
  const names = equationVariables(equation);
  const [unknown] = names;
  if (unknown === undefined || names.length > 1) return null;
  // What is said of a letter makes it a question for this task; of another letter, for none.
  if (letter === null ? isPlain(equation) : letter !== unknown) return null;
  return withReading(equationLatex(equation), () => {
    refuseOtherLetters(targets, names);
    return { equation, unknown, exclusions };
  });
}

function readOrNull(body: Question["body"]): Equation | null {
  try {
    return readEquation(body);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function hasTrigonometry({ left, right }: Equation): boolean {
  const isTrigonometric = (part: Expression): boolean =>
    part.kind === "degrees" || (part.kind === "call" && trigonometric.has(part.name));
  return [left, right].some((side) => someWithin(side, isTrigonometric));
}

/** Whether it is a polynomial equation of degree 2 at most, which have tasks of their own, and no square cancels. */
function isPlain({ left, right }: Equation): boolean {
  try {
    const [first, second] = [termsOf(left), termsOf(right)];
    const written = degreeOf([first, second].flatMap(collect));
    const cancels = written === 2 && degreeOf([...first, ...minus(second)]) < 2;
    return written <= 2 && !cancels;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
