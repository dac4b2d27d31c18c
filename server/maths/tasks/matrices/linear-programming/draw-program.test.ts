import { expect, test } from "vitest";
import { readQuestion } from "../../../read/question.ts";
import { linearProgramTask } from "./linear-program.task.ts";

function plotOf(question: string) {
  const outcome = linearProgramTask.attempt(readQuestion(question), { grade: 12 });
  const plot = outcome?.kind === "solved" ? outcome.solution.plot : null;
  if (plot?.kind !== "graph") throw new Error(`${question}: no graph`);
  return plot;
}

test("the corner points of a bounded region are those of the shading", () => {
  const plot = plotOf("Maximise Z = 3x + 4y subject to the constraints x + y ≤ 4, x ≥ 0, y ≥ 0");
  const corners = plot.regions[0]?.map((place) => place.join(",")).toSorted();
  expect(corners).toEqual(["0,0", "0,4", "4,0"]);
  expect(plot.points.map(({ label }) => label).toSorted()).toEqual(["(0, 0)", "(0, 4)", "(4, 0)"]);
  expect(plot.curves.map(({ label }) => label)).toEqual(["x + y = 4"]);
});

test("an unbounded region is shaded up to the edge of the window", () => {
  const plot = plotOf("Minimise Z = 3x + 5y subject to x + 3y ≥ 3, x + y ≥ 2, x ≥ 0, y ≥ 0");
  const places = (plot.regions[0] ?? []).map((place) => place.join(","));
  expect(places).toEqual(expect.arrayContaining(["1.5,0.5", "3,0", "0,2"]));
  expect(places).toContain(`${plot.x.to},${plot.y.to}`);
});

test("every piece of a boundary line is on it and in the window", () => {
  const plot = plotOf("Maximise Z = x + y subject to x - y ≤ -1, -x + y ≤ 3, x ≥ 0, y ≥ 0, x ≤ 5");
  for (const { pieces } of plot.curves) {
    for (const [x, y] of pieces.flat()) {
      expect(x >= plot.x.from && x <= plot.x.to && y >= plot.y.from && y <= plot.y.to).toBe(true);
    }
  }
  expect(plot.curves).toHaveLength(3);
});

test("an empty region is not shaded", () => {
  const plot = plotOf("Maximise Z = x + y subject to x + y ≤ 1, x + y ≥ 3, x ≥ 0, y ≥ 0");
  expect(plot.regions).toEqual([]);
});
