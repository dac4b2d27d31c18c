import { expect, test } from "vitest";
import { solveQuestion } from "../solve-question.ts";
import type { Drawing, Path } from "../plot/plot.ts";
import { barModel } from "./bar-model.ts";
import { lineDrawing } from "./line-drawing.ts";

function drawingOf(question: string): Drawing {
  const outcome = solveQuestion(question, { grade: 6 });
  const plot = outcome.kind === "solved" ? outcome.solution.plot : undefined;
  if (plot?.kind !== "drawing") throw new Error(`${question}: no drawing`);
  return plot;
}

const wordsOf = (drawing: Drawing | null) => drawing?.labels.map(({ text }) => text) ?? [];

const pathsOf = (drawing: Drawing | null): Path[] =>
  drawing?.shapes.flatMap((shape) => (shape.shape === "path" ? [shape] : [])) ?? [];

function widthOf({ points }: Path): number {
  const xs = points.map(([x]) => x);
  return Math.max(...xs) - Math.min(...xs);
}

const barsOf = (drawing: Drawing | null) => pathsOf(drawing).filter(({ isClosed }) => isClosed);

test("segments of bars are as wide as their sizes, in all bars to the same scale", () => {
  const drawing = barModel({
    title: "Bars",
    description: "Two bars.",
    bars: [{ parts: [{ size: 20 }] }, { parts: [{ size: 30 }, { size: 50, text: "?" }] }],
  });
  const [first = 0, ...others] = barsOf(drawing).map(widthOf);
  expect(others.map((width) => width / first)).toEqual([
    expect.closeTo(1.5, 1),
    expect.closeTo(2.5, 1),
  ]);
});

test("if a segment is too narrow to be visible, no bars are drawn", () => {
  const parts = [{ size: 1 }, { size: 400 }];
  expect(barModel({ title: "Bars", description: "A bar.", bars: [{ parts }] })).toBeNull();
});

test.each([
  [
    "Divide ₹1200 between Ravi and Sita in the ratio 2:3.",
    ["Ravi’s share: ?", "Sita’s share: ?", "₹1200"],
  ],
  [
    "The cost of 12 notebooks is ₹300. How many notebooks can be bought for ₹175?",
    ["12 notebooks", "₹300", "?", "₹175"],
  ],
  ["What is 10% of 50?", ["100% = 50", "10% = ?"]],
  ["A farmer sold 3/8 of his 240 eggs. How many eggs were left?", ["240 eggs", "3/8", "?"]],
  [
    "Ravi has 14 more marbles than Sohan. Together they have 60 marbles. How many marbles does Sohan have?",
    ["14 marbles", "60 marbles", "Ravi", "Sohan", "?"],
  ],
  ["Divide 1200 in the ratio 1:50", ["1200", "1 part = ?", "50 parts = ?"]],
])("the bars for “%s” show the given values and mark the unknown", (question, words) => {
  const drawing = drawingOf(question);
  expect(drawing.shows).toBe("question");
  expect(wordsOf(drawing).toSorted()).toEqual(words.toSorted());
});

test("shares in the ratio 2 : 3 have cells of one size", () => {
  const [first = 0, second = 1] = barsOf(
    drawingOf("Divide ₹1200 between Ravi and Sita in the ratio 2:3."),
  ).map(widthOf);
  expect(first / second).toBeCloseTo(2 / 3, 2);
});

test("a jump goes from its start to its end, with the length of the number", () => {
  const drawing = drawingOf("5 - 9");
  const jump = pathsOf(drawing).find(({ arrows }) => arrows === "end")?.points ?? [];
  const [start, end] = [jump[0]?.[0] ?? 0, jump.at(-1)?.[0] ?? 0];
  const dots = drawing.shapes.flatMap((shape) => (shape.shape === "arc" ? shape.centre[0] : []));
  expect(dots).toEqual([expect.closeTo(start, 0), expect.closeTo(end, 0)]);
  const zero = drawing.labels.find(({ text }) => text === "0")?.at[0] ?? 0;
  expect((start - zero) / (zero - end)).toBeCloseTo(5 / 4, 1);
  expect(drawing.description).toContain("It ends at −4");
});

test("fractions are marked at their positions between the whole numbers", () => {
  const drawing = lineDrawing({
    title: "On the number line",
    description: "A point at 3/4.",
    shows: "question",
    points: [{ at: 3 / 4, text: "3/4" }],
    unit: 1 / 4,
  });
  const xOf = (name: string) => drawing?.labels.find(({ text }) => text === name)?.at[0] ?? 0;
  expect((xOf("3/4") - xOf("0")) / (xOf("1") - xOf("0"))).toBeCloseTo(0.75, 2);
});

test("calculations without fractions or negative numbers have columns, and no number line", () => {
  const outcome = solveQuestion("47 + 25", { grade: 4 });
  expect(outcome.kind === "solved" && outcome.solution.plot).toBeUndefined();
});

test("two fractions are compared as bars of one length", () => {
  const drawing = drawingOf("Which is larger: 3/4 or 2/3?");
  const widths = barsOf(drawing).map(widthOf);
  expect(drawing.shows).toBe("solution");
  expect((widths[0] ?? 0) / (widths[2] ?? 1)).toBeCloseTo(9 / 8, 1);
});
