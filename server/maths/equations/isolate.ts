import { coefficientOf, collect, type Term } from "../expressions/polynomial.ts";
import { multipleLatex, termLatex, termsLatex } from "../expressions/write-terms.ts";
import { leastCommonMultiple } from "../numbers/integers.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { integerLatex, type NumberStyle, rationalLatex } from "../numbers/written.ts";

/** An equation as two sums of terms. */
export interface Line {
  left: readonly Term[];
  right: readonly Term[];
}

export interface LineStep {
  title: string;
  why: string;
  before: Line;
  after: Line;
  /** The computation of the new number of this step, as a prompt for a student: `8 \div 2`. */
  computation: string | null;
}

export function lineLatex({ left, right }: Line, style: NumberStyle): string {
  return `${termsLatex(left, style)} = ${termsLatex(right, style)}`;
}

const balance = "Whatever we do to one side we do to the other, so the equation stays true.";

type Move = Omit<LineStep, "before">;

/**
 * The school steps that transform a line to `letters = number` ("x", or "xx" for x²), or to a line without letters
 * if they cancel. Both sides may contain only that product of letters and numbers.
 */
export function isolate(start: Line, letters: string, style: NumberStyle): LineStep[] {
  const steps: LineStep[] = [];
  let line = start;
  for (;;) {
    const move = nextMove(line, letters, style);
    if (!move) return steps;
    steps.push({ ...move, before: line });
    line = move.after;
  }
}

const moves = [
  clearFractions,
  swapSides,
  collectTerms,
  keepPositive,
  moveLetters,
  moveNumber,
  divide,
];

function nextMove(line: Line, letters: string, style: NumberStyle): Move | null {
  for (const move of moves) {
    const made = move(line, letters, style);
    if (made) return made;
  }
  return null;
}

function multiplied(terms: readonly Term[], factor: Rational): Term[] {
  return terms.map(({ coefficient, letters }) => ({
    coefficient: q.multiply(coefficient, factor),
    letters,
  }));
}

function clearFractions({ left, right }: Line, _letters: string, style: NumberStyle): Move | null {
  const common = [...left, ...right]
    .map(({ coefficient }) => coefficient.denominator)
    .reduce((multiple, denominator) => leastCommonMultiple(multiple, denominator), 1n);
  const hasLetters = [...left, ...right].some(
    ({ coefficient, letters }) => letters !== "" && !q.isInteger(coefficient),
  );
  const isSingle = left.length === 1 && right.length === 1;
  if (style === "decimal" || common === 1n || (isSingle && !hasLetters)) return null;
  const factor = q.rational(common);
  const after = { left: multiplied(left, factor), right: multiplied(right, factor) };
  const [only] = right;
  return {
    title: `Multiply both sides by ${integerLatex(common)}`,
    why: `$${integerLatex(common)}$ is the LCM of the denominators, so the fractions go away. ${balance}`,
    after,
    computation:
      isSingle && only
        ? `${rationalLatex(only.coefficient)} \\times ${integerLatex(common)}`
        : null,
  };
}

function holds(terms: readonly Term[], letters: string): boolean {
  return terms.some((term) => term.letters === letters && !q.isZero(term.coefficient));
}

function swapSides({ left, right }: Line, letters: string): Move | null {
  if (holds(left, letters) || !holds(right, letters)) return null;
  return {
    title: "Swap the two sides",
    why: "An equation may be read from either side.",
    after: { left: right, right: left },
    computation: null,
  };
}

/** Moves the side with the larger coefficient of the letter to the left, so that the coefficient stays positive. */
function keepPositive({ left, right }: Line, letters: string): Move | null {
  const isMore = q.order(coefficientOf(right, letters), coefficientOf(left, letters)) > 0;
  if (!isMore || !holds(left, letters) || !holds(right, letters)) return null;
  return {
    title: "Swap the two sides",
    why: "An equation may be read from either side. This way the letter keeps a positive coefficient.",
    after: { left: right, right: left },
    computation: null,
  };
}

function collectTerms({ left, right }: Line, _letters: string, style: NumberStyle): Move | null {
  const after = { left: collect(left), right: collect(right) };
  if (lineLatex(after, style) === lineLatex({ left, right }, style)) return null;
  const isSorted = after.left.length === left.length && after.right.length === right.length;
  return {
    title: isSorted ? "Put the terms in order" : "Add up the like terms on each side",
    why: isSorted
      ? "The order of addition does not matter."
      : "Terms with the same letter can be added, and so can the numbers.",
    after,
    computation: left.length === 1 ? termsLatex(right, style) : null,
  };
}

function moveLetters({ left, right }: Line, letters: string, style: NumberStyle): Move | null {
  const coefficient = coefficientOf(right, letters);
  if (q.isZero(coefficient)) return null;
  return moved({ left, right }, { coefficient, letters }, style);
}

function moveNumber({ left, right }: Line, letters: string, style: NumberStyle): Move | null {
  const coefficient = coefficientOf(left, "");
  if (q.isZero(coefficient) || !holds(left, letters)) return null;
  return moved({ left, right }, { coefficient, letters: "" }, style);
}

/** Subtracts a term from both sides; described as an addition if the term is negative. */
function moved({ left, right }: Line, term: Term, style: NumberStyle): Move {
  const isNegative = q.sign(term.coefficient) < 0;
  const size = termLatex({ ...term, coefficient: q.absolute(term.coefficient) }, style);
  const taken = { ...term, coefficient: q.negate(term.coefficient) };
  const number = rationalLatex(coefficientOf(right, ""), style);
  return {
    title: `${isNegative ? "Add" : "Subtract"} $${size}$ ${isNegative ? "to" : "from"} both sides`,
    why: balance,
    after: { left: collect([...left, taken]), right: collect([...right, taken]) },
    computation: term.letters === "" ? `${number} ${isNegative ? "+" : "-"} ${size}` : null,
  };
}

function divide({ left, right }: Line, letters: string, style: NumberStyle): Move | null {
  const coefficient = coefficientOf(left, letters);
  if (q.isZero(coefficient) || q.equals(coefficient, q.one)) return null;
  const factor = q.divide(q.one, coefficient);
  const divisor = rationalLatex(coefficient, style);
  const shown = q.sign(coefficient) < 0 ? `(${divisor})` : divisor;
  const number = rationalLatex(coefficientOf(right, ""), style);
  return {
    title: `Divide both sides by $${divisor}$`,
    why: `$${multipleLatex(coefficient, termLatex({ coefficient: q.one, letters }), style)}$ means $${divisor}$ times $${termLatex({ coefficient: q.one, letters })}$, and division undoes multiplication. ${balance}`,
    after: { left: multiplied(left, factor), right: multiplied(right, factor) },
    computation: `${number} \\div ${shown}`,
  };
}
