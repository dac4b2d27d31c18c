import { pick, wholeBetween } from "../../../variation/random.ts";
import type { RatioProblem } from "./recognise.ts";

/** Small numbers that share no factor with their neighbours in the list. */
const pairs: [[number, number], ...[number, number][]] = [
  [2, 3],
  [3, 4],
  [3, 5],
  [4, 5],
  [2, 5],
  [5, 6],
  [4, 7],
  [5, 8],
  [7, 9],
];

export function vary(problem: RatioProblem, random: () => number): string {
  const [first, second] = pick(random, pairs);
  const factor = wholeBetween(random, 2, 9);
  switch (problem.kind) {
    case "simplify": {
      const terms = moreTerms(problem.terms.length, [first, second], random);
      return `Simplify ${terms.map((term) => term * factor).join(" : ")}`;
    }
    case "divide": {
      const terms = moreTerms(problem.terms.length, [first, second], random);
      const total = terms.reduce((sum, term) => sum + term, 0);
      const rupee = problem.amount.money === true ? "₹" : "";
      return `Divide ${rupee}${total * factor * 10} in the ratio ${terms.join(" : ")}`;
    }
    case "missing": {
      const terms: (number | string)[] = [first, second, first * factor, second * factor];
      terms[problem.unknown] = problem.name;
      return `Find ${problem.name} if ${terms[0]} : ${terms[1]} = ${terms[2]} : ${terms[3]}`;
    }
  }
}

function moreTerms(length: number, pair: readonly number[], random: () => number): number[] {
  const more = Array.from({ length: length - 2 }, () => wholeBetween(random, 2, 9));
  return [...pair, ...more];
}
