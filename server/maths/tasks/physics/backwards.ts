import { type Close, evaluate } from "./formula/evaluate.ts";
import type { Formula } from "./formula/formula.ts";
import { isolate } from "./formula/isolate.ts";
import type { PhysicsProblem } from "./physics-problem.ts";
import type { CompiledLaw } from "./reading/compiled-frame.ts";
import { areClose } from "./solve-frame.ts";
import { solvedWithValues } from "./write-work.ts";

/**
 * A law that gave its left side without being rearranged, worked out the other way round: what was given must come
 * out of the result. Null for another law, whose two sides say more.
 */
export function backwards(
  problem: PhysicsProblem,
  law: CompiledLaw,
  values: ReadonlyMap<string, Close>,
): string | null {
  if (!stoodSolved(problem, law)) return null;
  for (const { name, source } of problem.known) {
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

function solvedFor({ solved, equation }: CompiledLaw, name: string): Formula | null {
  return solved.has(name) ? (solved.get(name) ?? null) : isolate(equation, name);
}

/** Of two roots the formula gives one, which need not be the given value. */
function isReturned(formula: Formula, name: string, values: ReadonlyMap<string, Close>): boolean {
  const [found, own] = [evaluate(formula, values), values.get(name)];
  return found !== null && own !== undefined && areClose(found.value, own.value);
}
