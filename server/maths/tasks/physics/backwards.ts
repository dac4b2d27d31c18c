import { type Close, evaluate } from "./formula/evaluate.ts";
import type { Formula } from "./formula/formula.ts";
import { isolate } from "./formula/isolate.ts";
import type { PhysicsProblem } from "./physics-problem.ts";
import type { CompiledLaw } from "./reading/compiled-frame.ts";
import { areClose } from "./solve-frame.ts";
import { solvedWithValues } from "./write-work.ts";

/**
 * Checks a law whose left side was computed without rearranging: solves it for a given quantity and compares the result
 * with the given value. Returns the line of that check, or null if the law was rearranged or no given quantity can be
 * recovered.
 */
export function backwards(
  problem: PhysicsProblem,
  law: CompiledLaw,
  values: ReadonlyMap<string, Close>,
): string | null {
  if (!stoodSolved(problem, law)) return null;
  for (const { name, source } of problem.givens) {
    const formula = source === "given" && law.names.includes(name) ? solvedFor(law, name) : null;
    if (formula && isReturned(formula, name, values)) {
      return solvedWithValues(problem, name, formula, values);
    }
  }
  return null;
}

function stoodSolved({ moves }: PhysicsProblem, law: CompiledLaw): boolean {
  const { left } = law.equation;
  return left.kind === "name" && moves.some((move) => move.law === law && move.name === left.name);
}

function solvedFor({ solutions, equation }: CompiledLaw, name: string): Formula | null {
  return solutions.has(name) ? (solutions.get(name) ?? null) : isolate(equation, name);
}

/**
 * Whether the formula yields the known value. It may not, because a square root has two signs and the formula gives
 * only one.
 */
function isReturned(formula: Formula, name: string, values: ReadonlyMap<string, Close>): boolean {
  const [found, own] = [evaluate(formula, values), values.get(name)];
  return found !== null && own !== undefined && areClose(found.value, own.value);
}
