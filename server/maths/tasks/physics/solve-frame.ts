import * as q from "../../numbers/rational.ts";
import { type Close, evaluate, type Values } from "./formula/evaluate.ts";
import type { Formula } from "./formula/formula.ts";
import { isolate } from "./formula/isolate.ts";
import type { CompiledFrame, CompiledLaw } from "./reading/compiled-frame.ts";

/** One application of a law. */
export interface Move {
  law: CompiledLaw;
  /** The quantity that it gives. */
  name: string;
  formula: Formula;
  value: Close;
}

/** The maximum number of laws in a chain. */
const longestChain = 3;

/**
 * Finds the shortest chain of laws from the known quantities to the requested ones that uses all given data. Null if
 * there is none, or if two chains of that length give different results.
 */
export function solveFrame(
  frame: CompiledFrame,
  data: Values,
  constants: Values,
  goals: readonly string[],
): Move[] | null {
  const start = new Map([...constants, ...data]);
  for (let length = 1; length <= longestChain; length += 1) {
    const chains = chainsFrom(frame, start, length).filter((chain) => {
      return finds(chain, goals) && usesAll(frame, chain, data) && isNeeded(chain, goals);
    });
    const [first] = chains;
    if (first) return chains.every((chain) => agree(first, chain, goals)) ? first : null;
  }
  return null;
}

function chainsFrom(frame: CompiledFrame, values: Values, length: number): Move[][] {
  if (length === 0) return [[]];
  return movesFrom(frame, values).flatMap((move) => {
    const next = new Map([...values, [move.name, move.value]]);
    return chainsFrom(frame, next, length - 1).map((rest) => [move, ...rest]);
  });
}

function movesFrom(frame: CompiledFrame, values: Values): Move[] {
  return frame.laws.flatMap((law) => {
    const open = law.names.filter((name) => !values.has(name));
    const [name] = open;
    if (name === undefined || open.length > 1) return [];
    const formula = law.solutions.has(name) ? law.solutions.get(name) : isolate(law.equation, name);
    const value = formula ? evaluate(formula, values) : null;
    if (!formula || !value || !isPossible(frame, name, value)) return [];
    return [{ law, name, formula, value }];
  });
}

/** Whether a value is possible: positive unless the variable has `isSigned`, and whole if it has `isWhole`. */
export function isPossible(frame: CompiledFrame, name: string, { value }: Close): boolean {
  const variable = frame.variables.get(name);
  if (variable?.isWhole === true && !q.isInteger(value)) return false;
  return variable?.isSigned === true || q.sign(value) > 0;
}

function finds(chain: readonly Move[], asked: readonly string[]): boolean {
  return asked.every((name) => chain.some((move) => move.name === name));
}

function usesAll({ frame }: CompiledFrame, chain: readonly Move[], known: Values): boolean {
  const used = new Set([...chain.flatMap(({ law }) => law.names), ...(frame.spare ?? [])]);
  return [...known.keys()].every((name) => used.has(name));
}

/** Whether every move is requested or used by a later one. */
function isNeeded(chain: readonly Move[], asked: readonly string[]): boolean {
  return chain.every(({ name }, at) => {
    return asked.includes(name) || chain.slice(at + 1).some(({ law }) => law.names.includes(name));
  });
}

const tolerance = q.rational(1n, 10n ** 9n);

function agree(one: readonly Move[], other: readonly Move[], asked: readonly string[]): boolean {
  return asked.every((name) => {
    const [a, b] = [one, other].map(
      (chain) => chain.find((move) => move.name === name)?.value.value,
    );
    return a !== undefined && b !== undefined && areClose(a, b);
  });
}

/** Whether two values agree to nine significant digits, the accuracy of roots and sines. */
export function areClose(a: Close["value"], b: Close["value"]): boolean {
  const difference = q.absolute(q.subtract(a, b));
  return q.order(difference, q.multiply(q.absolute(a), tolerance)) <= 0;
}
