import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type NumberStyle, rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import { step } from "../../../lesson/lesson.ts";
import { inBrackets } from "../patterns/next-term-steps.ts";
import { type Arithmetic, whole } from "./arithmetic-formulas.ts";

/** An equation first·a + step·d = value, from a known term or a known sum. */
export interface Equation {
  first: Rational;
  step: Rational;
  value: Rational;
  latex: string;
}

/** The first term and the common difference; null if unknown. */
export interface FirstAndDifference {
  first: Rational | null;
  step: Rational | null;
}

/** The refusal if the question doesn't determine the progression, or gives too much. */
export const tooLittle =
  "There is too little, or too much, told here to find the progression. Give two of its numbers, like the first term and the common difference.";

/** Returns the equation of a known term: a + (place − 1)d = value. */
export function termEquation(place: number, value: Rational, style: NumberStyle): Equation {
  const steps = place - 1;
  const times = steps === 0 ? "" : ` + ${steps === 1 ? "" : steps}d`;
  return {
    first: q.one,
    step: whole(steps),
    value,
    latex: `a${times} = ${rationalLatex(value, style)}`,
  };
}

/** Returns the equation of a known sum: Sₖ = k/2 (2a + (k − 1)d), expanded. */
export function sumEquation(count: number, value: Rational, style: NumberStyle): Equation {
  const size = q.divide(whole(count * (count - 1)), q.rational(2n));
  const times = count === 1 ? "" : ` + ${scaledLetter(size, "d")}`;
  return {
    first: whole(count),
    step: size,
    value,
    latex: `${scaledLetter(whole(count), "a")}${times} = ${rationalLatex(value, style)}`,
  };
}

function scaledLetter(value: Rational, letter: string): string {
  return q.equals(value, q.one) ? letter : `${rationalLatex(value)}${letter}`;
}

/**
 * Returns the progression that satisfies the equations and the known data. Throws a refusal if these are too few or
 * contradictory.
 */
export function fromEquations(
  known: FirstAndDifference,
  equations: readonly Equation[],
  style: NumberStyle,
  steps: MathsStep[],
): Arithmetic {
  const [one, two] = equations;
  if (known.first && known.step) {
    return checked({ first: known.first, step: known.step }, equations);
  }
  if (known.first && one) {
    return checked(
      { first: known.first, step: stepFrom(one, known.first, style, steps) },
      equations,
    );
  }
  if (known.step && one) {
    return checked(
      { first: firstFrom(one, known.step, style, steps), step: known.step },
      equations,
    );
  }
  if (!one || !two) throw notSupported(tooLittle);
  const size = eliminated(one, two, style, steps);
  return checked({ first: firstFrom(one, size, style, steps), step: size }, equations);
}

/** Returns the progression if it satisfies all equations, also superfluous ones. Throws a refusal otherwise. */
function checked(progression: Arithmetic, equations: readonly Equation[]): Arithmetic {
  const agrees = equations.every(({ first, step, value }) => {
    const left = q.add(q.multiply(first, progression.first), q.multiply(step, progression.step));
    return q.equals(left, value);
  });
  if (!agrees)
    throw notSupported("The numbers of this question contradict each other. Check them.");
  return progression;
}

function stepFrom(
  equation: Equation,
  first: Rational,
  style: NumberStyle,
  steps: MathsStep[],
): Rational {
  if (q.isZero(equation.step)) throw notSupported(tooLittle);
  const rest = q.subtract(equation.value, q.multiply(equation.first, first));
  const value = q.divide(rest, equation.step);
  const line = `${scaledLetter(equation.step, "d")} = ${rationalLatex(rest, style)}`;
  steps.push(
    step(
      "Write what is told with the formula",
      "The $n$-th term is $a + (n - 1)d$, the sum of $n$ terms $\\frac{n}{2}(2a + (n - 1)d)$.",
      equation.latex,
    ),
    step(
      "Put in the first term and find the common difference",
      "Only $d$ is unknown once the first term is known.",
      `${line}\\quad \\Rightarrow\\quad d = ${rationalLatex(value, style)}`,
    ),
  );
  return value;
}

function firstFrom(
  equation: Equation,
  size: Rational,
  style: NumberStyle,
  steps: MathsStep[],
): Rational {
  const rest = q.subtract(equation.value, q.multiply(equation.step, size));
  const value = q.divide(rest, equation.first);
  const line = `${scaledLetter(equation.first, "a")} = ${rationalLatex(equation.value, style)} - ${inBrackets(q.multiply(equation.step, size), style)}`;
  steps.push(
    step(
      "Put the common difference in and find the first term",
      `In $${equation.latex}$.`,
      `${line}\\quad \\Rightarrow\\quad a = ${rationalLatex(value, style)}`,
    ),
  );
  return value;
}

/** Eliminates a: scales one equation and subtracts, which leaves d. */
function eliminated(
  one: Equation,
  two: Equation,
  style: NumberStyle,
  steps: MathsStep[],
): Rational {
  const factor = q.divide(two.first, one.first);
  const size = q.subtract(two.step, q.multiply(one.step, factor));
  if (q.isZero(size)) throw notSupported(tooLittle);
  const rest = q.subtract(two.value, q.multiply(one.value, factor));
  const value = q.divide(rest, size);
  const isPlain = q.equals(factor, q.one);
  steps.push(
    step(
      "Write both facts with the formula",
      "The $n$-th term is $a + (n - 1)d$, the sum of $n$ terms $\\frac{n}{2}(2a + (n - 1)d)$.",
      `${one.latex},\\quad ${two.latex}`,
    ),
    step(
      isPlain
        ? "Subtract the first equation from the second"
        : `Subtract ${factor.denominator === 1n ? factor.numerator.toString() : `$${rationalLatex(factor)}$`} times the first equation from the second`,
      "Then $a$ drops out.",
      `${scaledLetter(size, "d")} = ${rationalLatex(rest, style)}\\quad \\Rightarrow\\quad d = ${rationalLatex(value, style)}`,
    ),
  );
  return value;
}
