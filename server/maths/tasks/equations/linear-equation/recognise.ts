import {
  countEquals,
  type Equation,
  equationLatex,
  equationStyle,
  equationVariables,
  readEquation,
  refuseOtherLetters,
} from "../../../equations/equation.ts";
import { collect, degreeOf, type Term, termsOf } from "../../../expressions/polynomial.ts";
import type { NumberStyle } from "../../../numbers/written.ts";
import type { Question } from "../../../read/question.ts";
import { notSupported, notUnderstood, withReading } from "../../../refusal.ts";

/** An equation in one unknown, of any degree. */
export interface OneUnknown {
  equation: Equation;
  unknown: string;
  /** Both sides with brackets opened. */
  left: Term[];
  right: Term[];
  /** After everything is brought to one side and like terms are collected. */
  degree: number;
  style: NumberStyle;
}

/** Reads an equation in exactly one unknown; null if the question holds no single equation. */
export function readOneUnknown({ body, targets }: Question): OneUnknown | null {
  if (countEquals(body) !== 1) return null;
  const equation = readEquation(body);
  return withReading(equationLatex(equation), () => {
    const names = equationVariables(equation);
    const [unknown] = names;
    if (unknown === undefined) {
      throw notUnderstood(
        "I see no letter to find in this equation. Type one with an unknown, like 2x + 3 = 11.",
      );
    }
    refuseOtherLetters(targets, names);
    if (names.length > 1) {
      throw notSupported(
        `There are ${names.length} unknowns in this equation. Type as many equations as unknowns, like x + y = 10 and x - y = 4.`,
      );
    }
    return opened(equation, unknown);
  });
}

function opened(equation: Equation, unknown: string): OneUnknown {
  const [left, right] = [termsOf(equation.left), termsOf(equation.right)];
  const degree = degreeOf([...left, ...minus(right)]);
  if (degree > 2) {
    throw notSupported(
      "I can't solve equations with x³ or higher powers yet. Try one with x or x².",
    );
  }
  return { equation, unknown, left, right, degree, style: equationStyle(equation) };
}

/** The terms with all their signs turned. */
export function minus(terms: readonly Term[]): Term[] {
  return terms.map(({ coefficient, letters }) => ({
    coefficient: { ...coefficient, numerator: -coefficient.numerator },
    letters,
  }));
}

export function recognise(question: Question): OneUnknown | null {
  const read = readOneUnknown(question);
  if (!read || read.degree > 1) return null;
  const isTrivial = read.equation.left.kind === "variable" && read.equation.right.kind === "number";
  if (isTrivial) {
    throw notUnderstood(
      `The value of ${read.unknown} is given already. Type an equation that has to be solved.`,
    );
  }
  // x² on both sides cancels only after it is collected; school steps for that are those of quadratics.
  const hasSquares = [read.left, read.right].some((side) => degreeOf(collect(side)) > 1);
  return hasSquares ? null : read;
}
