import { equationLatex, substitute } from "../../../equations/equation.ts";
import { putBackLines } from "../../../equations/put-back.ts";
import { evaluate } from "../../../expressions/evaluate.ts";
import { integerLeaf } from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { Proof } from "../../../task/task.ts";
import type { OneUnknown } from "./recognise.ts";
import type { LinearResult } from "./solve.ts";

/** Substitutes the solution into the equation as typed; without one, compares the sides at several values. */
export function prove(problem: OneUnknown, { outcome }: LinearResult): Proof | null {
  const { equation, unknown, style } = problem;
  if (outcome.kind !== "one") return proveWithoutSolution(problem, outcome.kind);
  const lines = putBackLines(equation, new Map([[unknown, outcome.value]]), style);
  if (!lines || !isLinear(problem)) return null;
  return {
    method: `$${unknown} = ${rationalLatex(outcome.value, style)}$ put back into the equation`,
    lines,
  };
}

/** How much the left side exceeds the right for one value of the unknown. */
function gapAt({ equation, unknown }: OneUnknown, value: bigint): Rational {
  const values = new Map([[unknown, integerLeaf(value)]]);
  const { left, right } = equation;
  return q.subtract(evaluate(substitute(left, values)), evaluate(substitute(right, values)));
}

/** A difference that is linear and not constant has one zero, so no other solution is missed. */
function isLinear(problem: OneUnknown): boolean {
  const [first, second, third] = [0n, 1n, 2n].map((value) => gapAt(problem, value));
  if (!first || !second || !third) return false;
  const growth = q.subtract(second, first);
  return !q.isZero(growth) && q.equals(growth, q.subtract(third, second));
}

/** A polynomial of degree below three whose difference is the same at three points is constant. */
function proveWithoutSolution(problem: OneUnknown, kind: "none" | "all"): Proof | null {
  const gaps = [0n, 1n, 2n].map((value) => gapAt(problem, value));
  const [first] = gaps;
  if (!first || !gaps.every((gap) => q.equals(gap, first))) return null;
  if (q.isZero(first) !== (kind === "all")) return null;
  const size = rationalLatex(q.absolute(first), problem.style);
  return {
    method:
      kind === "all"
        ? "Both sides come out equal for several values put in"
        : `The two sides differ by $${size}$, whatever value is put in`,
    lines: [equationLatex(problem.equation)],
  };
}
