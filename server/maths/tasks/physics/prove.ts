import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { type Dimension, samePhysicalDimension } from "../../quantities/dimension.ts";
import type { Proof } from "../../task/task.ts";
import { backwards } from "./backwards.ts";
import { type Close, evaluate } from "./formula/evaluate.ts";
import type { Equation, Formula } from "./formula/formula.ts";
import { formulaDimension } from "./formula/formula-dimension.ts";
import type { PhysicsProblem } from "./physics-problem.ts";
import type { CompiledFrame, CompiledLaw } from "./reading/compiled-frame.ts";
import { areClose } from "./solve-frame.ts";
import type { PhysicsResult } from "./solve.ts";
import { equationWithValues } from "./write-work.ts";

/**
 * Proves the results by substitution into the original laws, before rearrangement, and into every other law of the
 * frame whose quantities are all known; checks them again in SI units, and compares the dimensions of both sides. Null
 * if any check fails.
 */
export function prove(problem: PhysicsProblem, { answers }: PhysicsResult): Proof | null {
  const values = new Map<string, Close>();
  for (const { name, value } of problem.givens) values.set(name, { value, isExact: true });
  for (const { name, value } of problem.moves) values.set(name, value);
  for (const { target, value } of answers) {
    values.set(target.name, { value, isExact: values.get(target.name)?.isExact ?? false });
  }
  const laws = problem.frame.laws.filter(({ names }) => names.every((name) => values.has(name)));
  const used = problem.moves.map(({ law }) => law);
  const all = [...new Set([...used, ...laws])];
  const inSi = new Map([...values].map(([name, close]) => [name, inSiUnits(problem, name, close)]));
  const isProved = all.every((law) => {
    return holds(law, values) && holds(law, inSi) && isUniform(problem.frame, law.equation);
  });
  if (!isProved) return null;
  const lines = all.map((law) => backwards(problem, law, values));
  return {
    method: lines.every((line) => line !== null)
      ? "Worked backwards: the answer leads to what was given, and the units of both sides agree"
      : "The values put into the formulas: both sides are equal, and so are their units",
    lines: all.map(
      ({ equation }, at) => lines[at] ?? equationWithValues(problem, equation, values),
    ),
  };
}

/**
 * Converts a value from the unit of the calculation to the SI unit of its variable. If a law fails in SI units, the
 * units of the calculation do not fit together.
 */
function inSiUnits({ frame, units }: PhysicsProblem, name: string, close: Close): Close {
  const [own, si] = [units.get(name), frame.variables.get(name)?.of];
  if (!own || !si || own === si) return close;
  return { ...close, value: q.divide(q.multiply(close.value, own.scale), si.scale) };
}

function holds({ equation }: CompiledLaw, values: ReadonlyMap<string, Close>): boolean {
  const [left, right] = [evaluate(equation.left, values), evaluate(equation.right, values)];
  if (left === null || right === null) return false;
  if (areClose(left.value, right.value)) return true;
  // In 0 = u² - 2gh with an approximate u, the terms cancel except for rounding errors, so the difference is compared
  // with the size of the terms.
  const size = largestTerm(equation.right, values);
  return (
    q.isZero(left.value) && size !== null && areClose(size, q.add(size, q.absolute(right.value)))
  );
}

/** The largest absolute value among the terms of a sum. */
function largestTerm(formula: Formula, values: ReadonlyMap<string, Close>): Rational | null {
  if (formula.kind !== "sum") {
    const value = evaluate(formula, values)?.value;
    return value === undefined ? null : q.absolute(value);
  }
  const [left, right] = [largestTerm(formula.left, values), largestTerm(formula.right, values)];
  if (left === null || right === null) return null;
  return q.order(left, right) >= 0 ? left : right;
}

/** Whether both sides of a law have the same dimension. */
export function isUniform(frame: CompiledFrame, { left, right }: Equation): boolean {
  const ofName = (name: string): Dimension => {
    const variable = frame.variables.get(name);
    if (!variable) throw new Error(`${frame.frame.name} has no ${name}`);
    return variable.of.dimension;
  };
  const [a, b] = [formulaDimension(left, ofName), formulaDimension(right, ofName)];
  return a !== null && b !== null && samePhysicalDimension(a, b);
}
