import { decimalValue } from "../exact/decimal-value.ts";
import * as exact from "../exact/exact.ts";
import type { Exact } from "../exact/exact.ts";
import type { Proof } from "../../../task/task.ts";
import { deriveAll, withAllNumbers } from "./derive.ts";
import { type FigureProblem, symbolLatex } from "./figure-problem.ts";
import { relationsOf } from "./parsed-relation.ts";
import { type FigureResult, relationHolds } from "./solve-figure.ts";
import { relationLatex } from "./write-relation.ts";

/**
 * Works backwards: from the result and all givens but one, derives that one and compares. If no exact derivation
 * exists, compares both sides of every formula in decimals.
 */
export function prove(problem: FigureProblem, result: FigureResult): Proof | null {
  if (!everyFormulaHolds(problem, result)) return null;
  const proofs = problem.targets.map((target) => wayBack(problem, result, target));
  const lines = proofs.flatMap((proof) => proof ?? []);
  if (proofs.every((proof) => proof !== null)) {
    return { method: "Worked backwards: the answer leads to what was given", lines };
  }
  return {
    method: "The values put back into the formulas: both sides are equal",
    lines: result.derivations.flatMap((derivation) => bothSides(problem, result, derivation)),
  };
}

/** Returns the formula, and the decimal values of its sides. */
function bothSides(
  { reading }: FigureProblem,
  { values, setting }: FigureResult,
  { relation }: FigureResult["derivations"][number],
): string[] {
  const numbers = new Map([...values].map(([name, value]) => [name, exact.toNumber(value)]));
  numbers.set("π", exact.toNumber(setting.pi));
  const left = numbers.get(relation.left) ?? Number.NaN;
  const right = decimalValue(relation.right, numbers);
  return [
    relationLatex(reading.figure, relation),
    `\\text{LHS} \\approx ${shortDecimal(left)},\\quad \\text{RHS} \\approx ${shortDecimal(right)}`.replaceAll(
      "\\approx",
      Number.isInteger(left) ? "=" : "\\approx",
    ),
  ];
}

function shortDecimal(value: number): string {
  if (!Number.isFinite(value) || Math.abs(value) > 1e15) return value.toPrecision(6);
  const rounded =
    Math.abs(value) < 0.1 ? Number(value.toPrecision(3)) : Math.round(value * 100) / 100;
  return String(rounded);
}

function everyFormulaHolds(
  { reading }: FigureProblem,
  { values, setting, derivations }: FigureResult,
): boolean {
  const applicable = relationsOf(reading.figure).filter(({ symbols }) =>
    symbols.every((symbol) => values.has(symbol)),
  );
  const rounds = setting.roots.size > 0;
  const isEveryUsed = derivations.every(({ relation }) => applicable.includes(relation));
  // With √3 given as 1.73, two formulas may differ in the third digit.
  return (
    isEveryUsed &&
    (rounds || applicable.every((relation) => relationHolds(relation, values, setting.pi)))
  );
}

/** Returns the lines from the target back to a given measure; null if there is no exact derivation. */
function wayBack(
  { reading }: FigureProblem,
  { values, setting }: FigureResult,
  target: string,
): string[] | null {
  for (const [symbol] of reading.givens) {
    const known = new Map<string, Exact>();
    for (const name of [...reading.givens.keys(), target]) {
      const value = values.get(name);
      if (value && name !== symbol) known.set(name, value);
    }
    const back = deriveAll(relationsOf(reading.figure), known, setting).get(symbol);
    const given = values.get(symbol);
    if (!back || !given) continue;
    if (!exact.equals(back.value, given)) continue;
    const worked = withAllNumbers(back.relation, values, setting);
    if (worked === null) continue;
    const isFormula = back.symbol === back.relation.left;
    return [isFormula ? `${symbolLatex(reading.figure, symbol)} = ${worked}` : worked];
  }
  return null;
}
