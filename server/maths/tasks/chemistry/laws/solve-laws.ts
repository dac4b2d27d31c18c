import * as q from "../../../numbers/rational.ts";
import { type Close, evaluate } from "../../physics/formula/evaluate.ts";
import { type Equation, type Formula, namesOf } from "../../physics/formula/formula.ts";
import { isolate } from "../../physics/formula/isolate.ts";
import { parseEquation } from "../../physics/formula/parse-formula.ts";
import type { ChemistryLaw } from "./law-frame.ts";
import { isPossible, type LawProblem } from "./law-problem.ts";

/** One use of a law. */
export interface LawMove {
  law: ChemistryLaw;
  equation: Equation;
  /** The variable that it determines. */
  name: string;
  formula: Formula;
  value: Close;
}

const longestChain = 3;

/** The shortest chain of laws to the requested quantity that uses all given values; null if there is none. */
export function solveLaws(problem: LawProblem): LawMove[] | null {
  const start = new Map<string, Close>();
  for (const [name, { value }] of [...problem.constants, ...problem.givens])
    start.set(name, { value, isExact: true });
  for (let length = 1; length <= longestChain; length += 1) {
    const chain = chainsOf(problem, start, length).find(
      (one) => usesAll(problem, one) && isNeeded(one),
    );
    if (chain) return chain;
  }
  return null;
}

/** All chains of the given length that end with the requested quantity. */
function chainsOf(
  problem: LawProblem,
  values: ReadonlyMap<string, Close>,
  length: number,
): LawMove[][] {
  return movesFrom(problem, values).flatMap((move) => {
    if (length === 1) return move.name === problem.target.name ? [[move]] : [];
    if (move.name === problem.target.name) return [];
    const next = new Map([...values, [move.name, move.value] as const]);
    return chainsOf(problem, next, length - 1).map((rest) => [move, ...rest]);
  });
}

function movesFrom(
  { frame, conditions }: LawProblem,
  values: ReadonlyMap<string, Close>,
): LawMove[] {
  return frame.laws.flatMap((law) => {
    if (law.needs && !law.needs.some((wanted) => conditions.has(wanted))) return [];
    const equation = equationOf(law);
    const open = namesOf(equation).filter((name) => !values.has(name));
    const [name] = open;
    if (name === undefined || open.length > 1) return [];
    const formula = isolate(equation, name);
    const value = formula && evaluate(formula, values);
    const variable = frame.variables.find((one) => one.name === name);
    if (!formula || !value || !variable || !isPossible(variable, value.value)) return [];
    return [{ law, equation, name, formula, value }];
  });
}

const equations = new Map<string, Equation>();

function equationOf({ equation }: ChemistryLaw): Equation {
  const known = equations.get(equation);
  if (known) return known;
  const parsed = parseEquation(equation);
  equations.set(equation, parsed);
  return parsed;
}

/** All given values must be used: otherwise the question asks for something else. */
function usesAll({ givens }: LawProblem, chain: readonly LawMove[]): boolean {
  const used = new Set(chain.flatMap(({ equation }) => namesOf(equation)));
  return [...givens.keys()].every((name) => used.has(name));
}

function isNeeded(chain: readonly LawMove[]): boolean {
  return chain.every(({ name }, at) => {
    return (
      at === chain.length - 1 ||
      chain.slice(at + 1).some(({ equation }) => namesOf(equation).includes(name))
    );
  });
}

/** Whether both sides of every used law have the same value, with all found values substituted. */
export function lawsHold(problem: LawProblem, chain: readonly LawMove[]): boolean {
  const values = new Map<string, Close>();
  for (const [name, { value }] of [...problem.constants, ...problem.givens])
    values.set(name, { value, isExact: true });
  for (const { name, value } of chain) values.set(name, value);
  return chain.every(({ equation }) => {
    const [left, right] = [evaluate(equation.left, values), evaluate(equation.right, values)];
    return left !== null && right !== null && isClose(left, right);
  });
}

function isClose(a: Close, b: Close): boolean {
  if (a.isExact && b.isExact) return q.equals(a.value, b.value);
  const difference = q.absolute(q.subtract(a.value, b.value));
  return q.order(difference, q.multiply(q.absolute(a.value), q.rational(1n, 10n ** 9n))) <= 0;
}
