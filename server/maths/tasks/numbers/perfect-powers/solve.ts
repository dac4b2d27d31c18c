import { primePowersOf } from "../../../numbers/prime-factors.ts";
import { wholeRoot } from "../roots.ts";
import type { PowerProblem } from "./recognise.ts";

/** Returns the primes whose exponents are not multiples of the order, with the exponents modulo the order. */
export function leftOver({ number, order }: PowerProblem): { prime: bigint; times: number }[] {
  return primePowersOf(number)
    .map(({ prime, times }) => ({ prime, times: times % order }))
    .filter(({ times }) => times > 0);
}

function productOf(powers: readonly { prime: bigint; times: number }[]): bigint {
  return powers.reduce((total, { prime, times }) => total * prime ** BigInt(times), 1n);
}

/** Returns the root or the needed number; for a yes-or-no question, 1 for yes and 0 for no. */
export function solve(problem: PowerProblem): bigint {
  const { target, order, number } = problem;
  const rest = leftOver(problem);
  const root = wholeRoot(number, order);
  switch (target) {
    case "is":
      return rest.length === 0 ? 1n : 0n;
    case "root":
      return productOf(
        primePowersOf(number).map(({ prime, times }) => ({ prime, times: times / order })),
      );
    case "multiply":
      return productOf(rest.map(({ prime, times }) => ({ prime, times: order - times })));
    case "divide":
      return productOf(rest);
    case "add":
      return rest.length === 0 ? 0n : (root + 1n) ** BigInt(order) - number;
    case "subtract":
      return number - root ** BigInt(order);
  }
}
