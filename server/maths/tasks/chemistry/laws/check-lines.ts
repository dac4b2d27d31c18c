import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type Close, evaluate } from "../../physics/formula/evaluate.ts";
import { type Formula, namesOf } from "../../physics/formula/formula.ts";
import { isolate } from "../../physics/formula/isolate.ts";
import { formulaLatex } from "../../physics/formula/write-formula.ts";
import type { Proof } from "../../../task/task.ts";
import { writeAmount } from "../lesson/written-amount.ts";
import { unitOfVariable, valueLatex, valueOf, variableOf, withSymbols } from "./explain-law.ts";
import type { LawProblem } from "./law-problem.ts";
import type { LawMove } from "./solve-laws.ts";

/** The verification of a chain of laws, on lines that the working does not contain. */
export function checkOf(problem: LawProblem, chain: readonly LawMove[]): Proof | null {
  const move = chain.at(-1);
  if (!move) return null;
  const back = backwards(problem, chain, move);
  if (back !== null) {
    return { method: "Worked backwards: the answer leads to what was given", lines: [back] };
  }
  const { left, right } = move.equation;
  return {
    method: "The answer put into the formula: both sides are equal",
    lines: [left, right].flatMap((side) => sideLatex(problem, chain, side)),
  };
}

/** A law that was already solved is solved for another of its quantities, which must have its given value. */
function backwards(
  problem: LawProblem,
  chain: readonly LawMove[],
  { equation, name }: LawMove,
): string | null {
  const { left } = equation;
  if (left.kind !== "name" || left.name !== name) return null;
  const other = namesOf(equation).find((one) => one !== name && !problem.constants.has(one));
  const formula = other === undefined ? null : isolate(equation, other);
  const worth = formula && evaluate(formula, valuesOf(problem, chain, equation));
  if (other === undefined || !formula || !worth) return null;
  const { latex } = variableOf(problem.frame.variables, other);
  const symbols = withSymbols(formula, (one) => variableOf(problem.frame.variables, one).latex);
  return `${latex} = ${symbols} ${workedLatex(problem, chain, formula, worth.value, other)}`;
}

/** "= 2 × 3 = 6": with the substituted values, and the result. */
function workedLatex(
  problem: LawProblem,
  chain: readonly LawMove[],
  formula: Formula,
  worth: Rational,
  name: string,
): string {
  const unit = unitOfVariable(problem, variableOf(problem.frame.variables, name));
  const written = writeAmount(worth, unit);
  const isExact = isPutInExactly(problem, chain, formula);
  const sign = isExact ? "=" : "\\approx";
  return `${sign} ${putIn(problem, chain, formula)} ${isExact ? written.sign : "\\approx"} ${written.latex}`;
}

function sideLatex(problem: LawProblem, chain: readonly LawMove[], side: Formula): string[] {
  // A side that is a single quantity has nothing to be computed.
  if (side.kind === "name") return [];
  const worth = evaluate(side, valuesOf(problem, chain, { left: side, right: side }));
  if (!worth) return [];
  const isExact = isPutInExactly(problem, chain, side, backDigits);
  const written = writeAmount(worth.value, undefined, isExact ? 4 : 3);
  const sign = isExact ? written.sign : "\\approx";
  return [`${putIn(problem, chain, side, "numbers")} ${sign} ${written.number}`];
}

function putIn(
  problem: LawProblem,
  chain: readonly LawMove[],
  formula: Formula,
  shown: "numbers" | "quantities" = "quantities",
): string {
  const write = (name: string): string => {
    if (shown === "quantities") return valueLatex(problem, chain, name);
    const { number } = writeAmount(valueOf(problem, chain, name) ?? q.zero, undefined, backDigits);
    return /^-|times/.test(number) ? `\\left(${number}\\right)` : number;
  };
  return formulaLatex(formula, { name: write, times: " \\times " });
}

/** Rounded like the answer, a substituted value would not reproduce all given digits. */
const backDigits = 6;

function isPutInExactly(
  problem: LawProblem,
  chain: readonly LawMove[],
  formula: Formula,
  digits?: number,
): boolean {
  return namesOf({ left: formula, right: formula }).every((name) => {
    const value = valueOf(problem, chain, name);
    return value === null || writeAmount(value, undefined, digits).sign === "=";
  });
}

function valuesOf(
  problem: LawProblem,
  chain: readonly LawMove[],
  equation: LawMove["equation"],
): Map<string, Close> {
  return new Map(
    namesOf(equation).map((name) => {
      return [name, { value: valueOf(problem, chain, name) ?? q.zero, isExact: true }] as const;
    }),
  );
}
