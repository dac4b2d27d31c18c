import { expect, test } from "vitest";
import { wholeLibrary as library } from "../../../library/testing/whole-library.ts";
import { seededRandom } from "@sawaal/maths";
import { quizOf } from "./quiz-of.ts";

const photosynthesis = library.get("photosynthesis");
if (!photosynthesis) throw new Error("The library has no photosynthesis");
const [sample] = photosynthesis.quiz;
if (!sample) throw new Error("It has no quiz");

const concept = {
  ...photosynthesis,
  quiz: (["9–11", "5–6", "5–8", "7–8", "5–11", "9–10"] as const).map((band) => {
    const [from = 0, to = 0] = band.split("–").map(Number);
    return { ...sample, question: band, classes: [from, to] as [number, number] };
  }),
};

/** Neighbouring seeds begin alike, so they are spread over the range. */
const randomOf = (seed: number) => seededRandom(seed * 2 ** 25);

const drawn = (grade: number, seed: number) =>
  quizOf(concept, {
    difficulty: "beginner",
    grade,
    random: randomOf(seed),
  }).questions.map(({ question }) => question);

test.each([
  [5, ["5–6", "5–8", "5–11"]],
  [8, ["5–8", "5–11", "7–8"]],
  [11, ["5–11", "9–11", "9–10"]],
  [4, ["5–6", "5–8", "5–11"]],
])(
  "a student of class %i gets the three questions nearest to it, the lower ones first",
  (grade, bands) => {
    expect([1, 2, 3, 4, 5].map((seed) => drawn(grade, seed).toSorted())).toEqual(
      Array.from({ length: 5 }, () => bands.toSorted()),
    );
    const lowest = drawn(grade, 6).map((band) => Number.parseInt(band, 10));
    expect(lowest).toEqual(lowest.toSorted((one, other) => one - other));
  },
);

test("where more than three questions suit a class, another quiz may have others", () => {
  const all = Array.from({ length: 20 }, (_, seed) => drawn(6, seed)).flat();
  expect(new Set(all)).toEqual(new Set(["5–6", "5–8", "5–11"]));
  const suitsAll = concept.quiz.map((question) => ({ ...question, classes: concept.grades }));
  const names = Array.from({ length: 20 }, (_, seed) =>
    quizOf(
      { ...concept, quiz: suitsAll },
      { difficulty: "beginner", grade: 6, random: randomOf(seed) },
    ).questions.map(({ question }) => question),
  );
  expect(new Set(names.flat()).size).toBe(6);
});
