import { expect, test } from "vitest";
import { similarQuestion } from "../../../similar-question.ts";
import { seededRandom } from "../../../../tutor/solver/seeded-random.ts";
import { solutionOf } from "../testing/answer-to.ts";

const seeds = Array.from({ length: 20 }, (_, seed) => seed);

function similarTo(question: string): string[] {
  const solved = solutionOf(question);
  if (!solved) throw new Error(`${question} is not solved`);
  return seeds.flatMap((seed) => similarQuestion(solved, seededRandom(seed)) ?? []);
}

test.each([
  "Find the simple interest on ₹5000 at 8% per annum for 3 years.",
  "What is the compound interest on ₹10000 for 2 years at 10% per annum?",
])("what is like %s has a rate of interest that a bank gives", (question) => {
  const rates = similarTo(question).map((similar) => Number(/(\d+)%/.exec(similar)?.[1]));
  expect(rates.length).toBeGreaterThan(0);
  expect(rates.filter((rate) => rate < 5 || rate > 12)).toEqual([]);
});

test.each([
  ["If 8 pens cost ₹96, what is the cost of 5 pens?", 60],
  ["5 kg of sugar costs ₹200. Find the cost of 8 kg of sugar.", 200],
])("what is like %s has prices that exist", (question, most) => {
  const prices = similarTo(question).map((similar) => {
    const [, count = "", money = ""] = /(\d+) (?:pens|kg)\D*₹(\d+)/.exec(similar) ?? [];
    return Number(money) / Number(count);
  });
  expect(prices.length).toBeGreaterThan(0);
  expect(prices.filter((price) => price <= 0 || price > most)).toEqual([]);
});
