import { termsPlain } from "../../../expressions/write-terms.ts";
import { nonZeroBetween, pick, wholeBetween } from "../../../variation/random.ts";
import type { OneUnknown } from "../linear-equation/recognise.ts";
import { type QuadraticResult, solve } from "./solve.ts";
import { termsOfForm } from "./standard-form.ts";

type Form = { a: bigint; b: bigint; c: bigint };

/** A quadratic in standard form with the same method, and real roots if the original has them. */
export function vary(problem: OneUnknown, random: () => number): string {
  return `Solve ${variedEquation(problem, solve(problem), random)}`;
}

/** The equation alone, as a student would type it. */
export function variedEquation(
  problem: OneUnknown,
  { method, roots }: QuadraticResult,
  random: () => number,
): string {
  const whole = (least: number, most: number): bigint =>
    BigInt(nonZeroBetween(random, least, most));
  const makers: Record<typeof method, () => Form> = {
    "square-root": () => {
      const root = BigInt(wholeBetween(random, 2, 12));
      return { a: 1n, b: 0n, c: roots.length === 0 ? root : -root * root };
    },
    "common-factor": () => ({ a: 1n, b: whole(-9, 9), c: 0n }),
    "middle-term": () => fromRoots(whole(-9, 9), whole(-9, 9)),
    "completing-the-square": () => fromRoots(whole(-6, 6), whole(-6, 6)),
    formula: () =>
      roots.length === 0
        ? { a: 1n, b: 2n * whole(-2, 2), c: BigInt(wholeBetween(random, 5, 9)) }
        : { a: 1n, b: 2n * whole(-4, 4), c: -BigInt(pick(random, [1, 2, 4, 5, 6])) },
  };
  const left = termsPlain(termsOfForm(makers[method](), problem.unknown));
  return `${left} = 0`;
}

function fromRoots(first: bigint, second: bigint): Form {
  return { a: 1n, b: -(first + second), c: first * second };
}
