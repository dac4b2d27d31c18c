import { expect, test } from "vitest";
import { solveQuestion } from "../solve-question.ts";
import { similarQuestion, similarQuestions } from "../similar-question.ts";
import { seededRandom } from "../seeded-random.ts";
import { solutionOf } from "../tasks/commerce/testing/answer-to.ts";

const seeds = Array.from({ length: 20 }, (_, seed) => seed);

function similarTo(question: string): string[] {
  const solved = solveQuestion(question);
  if (solved.kind !== "solved") throw new Error(`${question}: ${solved.detail}`);
  return seeds.flatMap((seed) => similarQuestion(solved, seededRandom(seed)) ?? []);
}

/** All drafts, where `similarTo` has the first of each seed. */
function allSimilarTo(question: string): string[] {
  const solved = solveQuestion(question);
  if (solved.kind !== "solved") throw new Error(`${question}: ${solved.detail}`);
  return seeds.flatMap((seed) =>
    [...similarQuestions(solved, { random: seededRandom(seed) })].map((draft) => draft.question),
  );
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

test.each([
  "Find the simple interest on ₹5000 at 8% per annum for 1 year",
  "Find the compound interest on ₹10000 at 10% per annum for 2 years.",
  "The population of a town is 20000. It increases at 5% per annum. Find the population after 2 years.",
  "A boat goes 30 km downstream in 2 hours and 18 km upstream in 2 hours. Find the speed of the boat in still water.",
  "A car travels 60 km in 1 hour. How far will it travel in 3 hours?",
  "A jug contains 2 litres of juice. How many cups of 200 ml can be filled from it?",
  "The average age of 6 players decreases by 2 years when a new player comes in place of one aged 17 years. Find the age of the new player.",
  "If 1 pen costs ₹12, what is the cost of 5 pens?",
  "1 worker can build a wall in 12 days. How many days will 3 workers take?",
  "What is 61 minutes before 8:05 PM?",
  "Calculate the volume occupied by 2 moles of a gas at STP",
  "3 fair coins are tossed. Find the probability of getting at least 2 heads.",
])("in variations of %s every noun agrees with its number", (question) => {
  const variations = allSimilarTo(question);
  expect(variations.length).toBeGreaterThan(0);
  const wrong =
    /\b1 (?:year|hour|litre|minute|mole|head|tail|pen|worker)s\b|\b(?!1 )\d+ (?:year|hour|litre|minute|mole|head|tail|pen|worker)\b/;
  expect(variations.filter((similar) => wrong.test(similar))).toEqual([]);
});
