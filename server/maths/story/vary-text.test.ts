import { expect, test } from "vitest";
import { solveQuestion } from "../solve-question.ts";
import { similarQuestion } from "../similar-question.ts";
import { seededRandom } from "../seeded-random.ts";
import { solutionOf } from "../tasks/commerce/testing/answer-to.ts";

const seeds = Array.from({ length: 20 }, (_, seed) => seed);

function similarTo(question: string): string[] {
  const solved = solveQuestion(question);
  if (solved.kind !== "solved") throw new Error(`${question}: ${solved.detail}`);
  return seeds.flatMap((seed) => similarQuestion(solved, seededRandom(seed)) ?? []);
}

test.each([
  "Find the simple interest on ₹5000 at 8% per annum for 3 years.",
  "What is the compound interest on ₹10000 for 2 years at 10% per annum?",
])("a variation of %s has a realistic bank interest rate", (question) => {
  const rates = similarTo(question).map((similar) => Number(/(\d+)%/.exec(similar)?.[1]));
  expect(rates.length).toBeGreaterThan(0);
  expect(rates.filter((rate) => rate < 5 || rate > 12)).toEqual([]);
});

test.each([
  ["If 8 pens cost ₹96, what is the cost of 5 pens?", 60],
  ["5 kg of sugar costs ₹200. Find the cost of 8 kg of sugar.", 200],
])("a variation of %s has realistic prices", (question, most) => {
  const prices = similarTo(question).map((similar) => {
    const [, count = "", money = ""] = /(\d+) (?:pens|kg)\D*₹(\d+)/.exec(similar) ?? [];
    return Number(money) / Number(count);
  });
  expect(prices.length).toBeGreaterThan(0);
  expect(prices.filter((price) => price <= 0 || price > most)).toEqual([]);
});

test("a variation of an age problem has a father old enough for his son", () => {
  const question =
    "A father is 3 times as old as his son. The sum of their ages is 48 years. Find their present ages.";
  const years = similarTo(question).map((similar) => {
    const [father = 0, son = 0] = (
      solutionOf(similar)?.solution.answer.plain.match(/\d+/g) ?? []
    ).map(Number);
    return { similar, between: father - son, father };
  });
  expect(years.length).toBeGreaterThan(0);
  const unlikely = years.filter(
    ({ between, father }) => between < 18 || between > 45 || father > 80,
  );
  expect(unlikely).toEqual([]);
});

test.each([
  [
    "A jug contains 2 litres of juice. How many cups of 200 ml can be filled from it?",
    /(\d+) litres/,
    6,
  ],
  [
    "A room is 6 m long and 4 m wide. How many square tiles of side 20 cm are needed to cover the floor?",
    /(\d+) m long/,
    20,
  ],
  [
    "A cycle is bought for ₹2000 and sold for ₹2300. Find the profit percent.",
    /sold for ₹(\d+)/,
    8000,
  ],
])("a variation of %s has realistic measures", (question, measure, most) => {
  const measures = similarTo(question).map((similar) => Number(measure.exec(similar)?.[1] ?? 0));
  expect(measures.length).toBeGreaterThan(0);
  expect(measures.filter((size) => size > most)).toEqual([]);
});
