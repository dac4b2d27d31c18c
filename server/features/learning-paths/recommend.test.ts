import { expect, test } from "vitest";
import type { Concept } from "../../library/concept.ts";
import { fractions } from "../../testing/library.ts";
import { type RecommendationBasis, recommend } from "./recommend.ts";
import type { Standing } from "./standing.ts";

const concept = (id: string, over: Partial<Concept> = {}): Concept => ({
  ...fractions,
  id,
  name: id,
  prerequisites: [],
  next: [],
  ...over,
});
const unknown: Standing = { state: "unknown", mastery: null, answers: 0, right: 0, daysAgo: null };
const weak: Standing = { state: "weak", mastery: 0.3, answers: 4, right: 1, daysAgo: 1 };
const growing: Standing = { state: "growing", mastery: 0.6, answers: 4, right: 2, daysAgo: 1 };
const strong: Standing = { state: "strong", mastery: 0.9, answers: 5, right: 5, daysAgo: 1 };

function basis(
  concepts: readonly Concept[],
  standings: Record<string, Standing>,
  over: Partial<RecommendationBasis> = {},
): RecommendationBasis {
  return {
    grade: 8,
    ofClass: concepts,
    get: (id) => concepts.find((each) => each.id === id),
    standingOf: ({ id }) => standings[id] ?? unknown,
    studiedIds: Object.keys(standings),
    recent: [],
    due: 0,
    ...over,
  };
}

const tries = (id: string, right: number, of: number, week = { right, of }) => ({
  concept: id,
  thisWeek: week,
  twoWeeks: { right, of },
});
const titles = (given: RecommendationBasis) => recommend(given).map(({ title }) => title);
const reasons = (given: RecommendationBasis) => recommend(given).map(({ reasoning }) => reasoning);

test("the concept with the most wrong answers comes first, with its numbers and the period", () => {
  const all = [concept("Ratio"), concept("Elimination")];
  const given = basis(
    all,
    { Ratio: growing, Elimination: weak },
    { recent: [tries("Ratio", 3, 5), tries("Elimination", 1, 4, { right: 0, of: 0 })] },
  );
  expect(reasons(given).slice(0, 2)).toEqual([
    "You missed 3 of 4 on Elimination in the last two weeks.",
    "You missed 2 of 5 on Ratio this week.",
  ]);
});

test("a weak prerequisite of a missed concept comes before it", () => {
  const all = [concept("Fractions"), concept("Equations", { prerequisites: ["Fractions"] })];
  const given = basis(
    all,
    { Fractions: weak, Equations: weak },
    { recent: [tries("Equations", 0, 3)] },
  );
  expect(titles(given)).toEqual(["Fractions", "Equations"]);
  expect(reasons(given)).toEqual([
    "Equations builds on Fractions, and you had 1 of 4 right there.",
    "You missed all 3 questions on Equations this week.",
  ]);
});

test("a single wrong answer among many, and a strong concept, are not recommended", () => {
  const all = [concept("Ratio"), concept("Sets")];
  const given = basis(
    all,
    { Ratio: growing, Sets: strong },
    { recent: [tries("Ratio", 4, 5), tries("Sets", 8, 10)] },
  );
  expect(titles(given)).toEqual([]);
});

test("concepts without recent practice are recommended again, the longest unpractised first", () => {
  const all = ["Ratio", "Sets", "Area"].map((id) => concept(id));
  const given = basis(all, {
    Ratio: { ...growing, daysAgo: 30 },
    Sets: { ...strong, daysAgo: 60 },
    Area: { ...strong, daysAgo: 20 },
  });
  expect(reasons(given)).toEqual([
    "You last practised Sets 60 days ago. A short round keeps it fresh.",
    "You last practised Ratio 30 days ago. A short round keeps it fresh.",
  ]);
});

test("concepts that build on strong ones come next, then the next one of her class", () => {
  const all = [
    concept("Fractions"),
    concept("Decimals"),
    concept("Ratio", { prerequisites: ["Fractions"] }),
    concept("Poems", { subject: "English" }),
  ];
  expect(reasons(basis(all, { Fractions: strong }))).toEqual([
    "You had 5 of 5 right on Fractions, and Ratio builds on it.",
    "Decimals is new for you, and comes next in your class in Mathematics.",
  ]);
});

test("a due review comes first", () => {
  const all = [concept("Ratio")];
  const given = basis(all, { Ratio: weak }, { recent: [tries("Ratio", 0, 3)], due: 12 });
  expect(recommend(given)[0]).toMatchObject({
    title: "Review today",
    reasoning: "12 questions are due today.",
    estimatedDuration: 20,
    nextSteps: [{ place: { kind: "review" } }],
  });
  expect(titles(given)[1]).toBe("Ratio");
});

test("there are at most six recommendations, without duplicates", () => {
  const all = Array.from({ length: 12 }, (_, at) => concept(`Topic ${at}`));
  const standings = Object.fromEntries(all.map(({ id }) => [id, weak]));
  const given = basis(all, standings, { recent: all.map(({ id }) => tries(id, 0, 3)) });
  expect(new Set(titles(given)).size).toBe(6);
});

test("without a history a class begins with the first concept of each subject", () => {
  const all = [
    concept("Numbers"),
    concept("Light", { subject: "Science" }),
    concept("Sums"),
    concept("Heat", { subject: "Science" }),
  ];
  expect(titles(basis(all, {}))).toEqual(["Numbers", "Light", "Sums", "Heat"]);
});
