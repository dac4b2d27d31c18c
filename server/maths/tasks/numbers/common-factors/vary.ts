import { wholeBetween } from "../../../variation/random.ts";
import type { CommonFactorsProblem } from "./recognise.ts";

const shared = [2, 3, 4, 5, 6, 8, 9, 10, 12] as const;

/** Returns a function that draws equally many numbers of similar size with a common factor, as a question. */
export function varier(name: "HCF" | "LCM") {
  return ({ numbers }: CommonFactorsProblem, random: () => number): string => {
    const largest = Math.max(12, ...numbers.map((number) => Math.min(Number(number), 200)));
    const factor = shared[wholeBetween(random, 0, shared.length - 1)] ?? 2;
    const most = Math.max(3, Math.floor(largest / factor));
    let multiple = wholeBetween(random, 2, most);
    const list = numbers.map(() => {
      // An increment of at least 1 keeps the numbers distinct.
      multiple += wholeBetween(random, 1, 2);
      return multiple * factor;
    });
    return `Find the ${name} of ${list.slice(0, -1).join(", ")} and ${list.at(-1)}`;
  };
}
