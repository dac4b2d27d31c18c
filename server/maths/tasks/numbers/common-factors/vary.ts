import { wholeBetween } from "../../../variation/random.ts";
import type { CommonFactorsProblem } from "./recognise.ts";

const shared = [2, 3, 4, 5, 6, 8, 9, 10, 12] as const;

/** As many numbers, none longer than the longest of the original, with a factor in common. */
export function varier(name: "HCF" | "LCM") {
  return ({ numbers }: CommonFactorsProblem, random: () => number): string => {
    const largest = Math.max(12, ...numbers.map((number) => Math.min(Number(number), 200)));
    const factor = shared[wholeBetween(random, 0, shared.length - 1)] ?? 2;
    const most = Math.max(3, Math.floor(largest / factor));
    let multiple = wholeBetween(random, 2, most);
    const list = numbers.map(() => {
      // Steps of one or two keep the numbers different, whatever is drawn.
      multiple += wholeBetween(random, 1, 2);
      return multiple * factor;
    });
    return `Find the ${name} of ${list.slice(0, -1).join(", ")} and ${list.at(-1)}`;
  };
}
