import * as q from "../../../numbers/rational.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import type { PercentageProblem } from "./recognise.ts";

const percents = [5, 10, 15, 20, 25, 30, 40, 50, 60, 75] as const;

/** The same kind of question; the part comes out whole. */
export function vary({ kind, second, isMoney }: PercentageProblem, random: () => number): string {
  const percent = pick(random, percents);
  const size = Number(q.absolute(second.value).numerator / second.value.denominator);
  // Multiples of 20 make every percentage of the list whole.
  const most = Math.max(4, Math.min(Math.floor(size / 20), 100));
  const whole = 20 * wholeBetween(random, 2, most);
  const part = (percent * whole) / 100;
  const rupee = isMoney ? "₹" : "";
  switch (kind) {
    case "part":
      return `What is ${percent}% of ${rupee}${whole}?`;
    case "percent":
      return `What percent of ${whole} is ${part}?`;
    case "whole":
      return `${percent}% of what number is ${rupee}${part}?`;
    case "increase":
      return `Increase ${rupee}${whole} by ${percent}%`;
    case "decrease":
      return `Decrease ${rupee}${whole} by ${percent}%`;
  }
}
