import { expect, test } from "vitest";
import { solveQuestion } from "../solve-question.ts";
import type { Drawing, Path, Point } from "../plot/plot.ts";

function drawingOf(question: string): Drawing {
  const outcome = solveQuestion(question, { grade: 11 });
  const plot = outcome.kind === "solved" ? outcome.solution.plot : undefined;
  if (plot?.kind !== "drawing") throw new Error(`${question}: no drawing`);
  return plot;
}

const pathsOf = ({ shapes }: Drawing): Path[] =>
  shapes.flatMap((shape) => (shape.shape === "path" ? [shape] : []));
const origin: Point = [0, 0];

const wordsOf = ({ labels }: Drawing) => labels.map(({ text }) => text);

function tallOf({ points }: Path): number {
  const ys = points.map(([, y]) => y);
  return Math.max(...ys) - Math.min(...ys);
}

test("the columns of a histogram are as high as the frequencies", () => {
  const drawing = drawingOf(
    "Find the mode: class interval: 0-20 20-40 40-60 60-80 80-100 frequency: 10 35 52 61 38",
  );
  const heights = pathsOf(drawing)
    .filter(({ isClosed }) => isClosed)
    .map(tallOf);
  const most = heights[3] ?? 1;
  expect(heights.map((height) => Math.round((height / most) * 61))).toEqual([10, 35, 52, 61, 38]);
  expect(drawing.shows).toBe("question");
});

test("an ogive shows the median at half of the total", () => {
  const drawing = drawingOf(
    "Find the median: class interval: 0-10 10-20 20-30 30-40 frequency: 5 10 20 5",
  );
  const curve = pathsOf(drawing).find(({ stroke, isDashed }) => stroke === "blue" && !isDashed);
  const reading = pathsOf(drawing).find(({ isDashed }) => isDashed);
  const read = reading?.points[1] ?? origin;
  const [first, last] = [curve?.points[0] ?? origin, curve?.points.at(-1) ?? origin];
  // 15 are counted below 20, and the median is 20 + (20 − 15)/20 · 10 = 22.5.
  expect((read[0] - first[0]) / (last[0] - first[0])).toBeCloseTo(22.5 / 40, 2);
  expect((first[1] - read[1]) / (first[1] - last[1])).toBeCloseTo(0.5, 2);
  expect(wordsOf(drawing)).toContain("22.5");
});

/** The circles of the diagram, and the vertices of the shaded region. */
function vennOf(drawing: Drawing) {
  const circles = drawing.shapes.flatMap((shape) => (shape.shape === "arc" ? [shape] : []));
  const shaded = pathsOf(drawing).filter(({ stroke }) => stroke === null);
  const isIn = (at: number, [x, y]: Point) => {
    const { centre, radii } = circles[at] ?? { centre: [0, 0], radii: [0, 0] };
    return Math.hypot(x - centre[0], y - centre[1]) <= radii[0] + 1;
  };
  return { shaded, isIn };
}

test("the requested region of two sets is shaded, and every element is in its region", () => {
  const drawing = drawingOf("If A = {2, 4, 6, 8} and B = {4, 8, 12}, find A ∩ B");
  const { shaded, isIn } = vennOf(drawing);
  expect(shaded).toHaveLength(1);
  const corners = shaded.flatMap(({ points }) => points);
  expect(corners.every((corner) => isIn(0, corner) && isIn(1, corner))).toBe(true);
  const { labels, shows } = drawing;
  const placeOf = (words: string): Point => labels.find(({ text }) => text === words)?.at ?? [0, 0];
  expect([isIn(0, placeOf("2 6")), isIn(1, placeOf("2 6"))]).toEqual([true, false]);
  expect([isIn(0, placeOf("4 8")), isIn(1, placeOf("4 8"))]).toEqual([true, true]);
  expect(shows).toBe("solution");
});

test("the unknown count of elements is a question mark", () => {
  const drawing = drawingOf("If n(A) = 20, n(B) = 30 and n(A ∩ B) = 10, find n(A ∪ B)");
  expect(wordsOf(drawing).toSorted()).toEqual(
    ["n(A) = 20", "n(B) = 30", "10", "n(A ∪ B) = ?"].toSorted(),
  );
});

test("a tree diagram of draws shows the probabilities of each draw, and the favourable paths are bold", () => {
  const drawing = drawingOf(
    "A bag contains 4 red and 5 black balls. Two balls are drawn at random without replacement. Find the probability that both are red.",
  );
  expect(wordsOf(drawing)).toEqual(
    expect.arrayContaining(["4/9", "5/9", "3/8", "5/8", "4/8", "red", "black"]),
  );
  expect(pathsOf(drawing).filter(({ weight }) => weight === "bold")).toHaveLength(2);
});

test("a tree diagram of three coins has eight outcomes", () => {
  const drawing = drawingOf(
    "Three fair coins are tossed. Find the probability of getting exactly two heads.",
  );
  expect(wordsOf(drawing).filter((text) => /^[HT]: [HT]{3}$/.test(text))).toHaveLength(8);
});
