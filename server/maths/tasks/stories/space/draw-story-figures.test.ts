import { expect, test } from "vitest";
import { solveQuestion } from "../../../solve-question.ts";

function drawingOf(question: string) {
  const outcome = solveQuestion(question);
  const plot = outcome.kind === "solved" ? outcome.solution.plot : undefined;
  if (plot?.kind !== "drawing") throw new Error(`${question}: ${outcome.kind}`);
  return { title: plot.title, words: plot.labels.map(({ text }) => text) };
}

test.each([
  [
    "A rectangular field is 50 m long and 30 m wide. A path 2 m wide runs around it outside. Find the area of the path.",
    "The path around a rectangle",
    ["50 m", "30 m", "2 m", "path: ?"],
  ],
  [
    "A path 1 m wide is built along the border and inside a square garden of side 30 m. Find the area of the path.",
    "The path inside a square",
    ["30 m", "1 m", "path: ?"],
  ],
  [
    "A square park has side 20 m. A path 250 cm wide runs outside it. Find the area of the path.",
    "The path around a square",
    ["20 m", "2.5 m", "path: ?"],
  ],
  [
    "A boy walks 10 m north and then 24 m west. Find his distance from the starting point.",
    "The walk north, then west",
    ["N", "start", "10 m", "24 m", "?"],
  ],
  [
    "Ravi walks 10 m north, then 6 m east and then 2 m south. How far is he from his starting point?",
    "The walk north, then east, then south",
    ["N", "start", "10 m", "6 m", "2 m", "?"],
  ],
])("%s is drawn with what it gives", (question, title, words) => {
  expect(drawingOf(question)).toEqual({ title, words });
});
