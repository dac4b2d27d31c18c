import { expect, test } from "vitest";
import type { Drawing } from "../../../plot/plot.ts";
import { solveQuestion } from "../../../solve-question.ts";
import { isWithin, overlap, textBox } from "../../../drawing/boxes.ts";
import { answerOf } from "../../../testing/attempt.ts";
import { writtenRational } from "../../../wording/written-number.ts";
import { rational } from "../../../numbers/rational.ts";
import { numbersTasks } from "../numbers.tasks.ts";
import { prove } from "./number-line.task.ts";
import { layOut } from "./place.ts";

test.each([
  ["Represent 3/4 on the number line", "3 of 4 parts to the right of 0, between 0 and 1"],
  ["Represent -3/4 on the number line.", "3 of 4 parts to the left of 0, between -1 and 0"],
  ["Locate 7/4 on a number line", "3 of 4 parts to the right of 1, between 1 and 2"],
  ["Plot the point 3 2/5 on the number line", "2 of 5 parts to the right of 3, between 3 and 4"],
  ["Mark -1 3/4 on the number line", "3 of 4 parts to the left of -1, between -2 and -1"],
  ["Show 2.6 on number line", "6 of 10 parts to the right of 2, between 2 and 3"],
  ["Indicate -0.4 on the number line", "4 of 10 parts to the left of 0, between -1 and 0"],
  ["Represent 2.37 on the number line", "7 of 10 parts to the right of 2.3, between 2.3 and 2.4"],
  ["Show -5 on the number line", "5 units to the left of 0"],
  ["Mark +3 on the number line", "3 units to the right of 0"],
  [
    "Represent +5, -10 on the number line",
    "for 5: 5 units to the right of 0; for -10: 10 units to the left of 0",
  ],
  ["Represent 6/8 on the number line", "3 of 4 parts to the right of 0, between 0 and 1"],
  ["Represent 6/3 on the number line", "2 units to the right of 0"],
  ["Represent 3/-4 on the number line", "3 of 4 parts to the left of 0, between -1 and 0"],
  ["How do you represent 3/4 on a number line?", "3 of 4 parts to the right of 0, between 0 and 1"],
  ["Draw a number line and mark -3/4 on it", "3 of 4 parts to the left of 0, between -1 and 0"],
  ["Represent on the number line: -5/6", "5 of 6 parts to the left of 0, between -1 and 0"],
  ["-3/4 ko number line par dikhao", "3 of 4 parts to the left of 0, between -1 and 0"],
  ["number line par -3/4 dikhaiye", "3 of 4 parts to the left of 0, between -1 and 0"],
  [
    "Represent these numbers on the number line: (i) 7/4 (ii) -5/6",
    "(i) 3 of 4 parts to the right of 1, between 1 and 2; (ii) 5 of 6 parts to the left of 0, between -1 and 0",
  ],
  [
    "Represent 7/4 and -5/6 on the number line",
    "for 7/4: 3 of 4 parts to the right of 1; for -5/6: 5 of 6 parts to the left of 0",
  ],
  [
    "Represent 1/2 and 3/4 on the number line",
    "for 1/2: 2 of 4 parts to the right of 0; for 3/4: 3 of 4 parts to the right of 0",
  ],
  [
    "Mark the integers -3, 0 and 4 on the number line",
    "for -3: 3 units to the left of 0; for 0: at 0 itself; for 4: 4 units to the right of 0",
  ],
])("%s gives %s", (question, answer) => {
  const outcome = solveQuestion(question, { grade: 7 });
  expect(outcome.kind === "solved" ? outcome.solution.answer.plain : outcome.kind).toBe(answer);
});

test.each([
  "Represent √2 on the number line",
  "Show 3 - 5 on the number line",
  "Represent 7/4 - 5/6 on the number line",
  "Represent x > 3 on the number line",
  "Show + -3 on the number line",
  "Show 2 + 3 on the number line",
  "Show 3 or 4 on the number line",
  "Represent 30% on the number line",
  "Represent 12,180 on the number line",
  "Represent 3/4 on the number line and find its reciprocal",
])("another question is not taken: %s", (question) => {
  expect(answerOf(numbersTasks, question)).toBeNull();
});

test.each([
  "Locate 3.765 on the number line",
  "Represent 50 on the number line",
  "Represent 7/29 on the number line",
  "Represent 1/2, 1/3, 1/4, 1/5 and 1/6 on the number line",
])("what can't be drawn is refused: %s", (question) => {
  expect(answerOf(numbersTasks, question)).toBe("not_supported");
});

function drawingOf(question: string): Drawing {
  const outcome = solveQuestion(question, { grade: 7 });
  const plot = outcome.kind === "solved" ? outcome.solution.plot : undefined;
  if (plot?.kind !== "drawing") throw new Error(`${question}: no drawing`);
  return plot;
}

const numbers = [
  "3/4",
  "-3/4",
  "7/4",
  "-7/4",
  "17/4",
  "13/25",
  "-11/12",
  "95/12",
  "24/25",
  "2.6",
  "-0.4",
  "7.3",
  "-2.37",
  "0.05",
  "-5",
  "20",
  "-20",
  "0",
  "3 1/3",
  "7/4 and -5/6",
  "5/12, 1/2 and 7/12",
  "-2, 3/4, 1.5 and 5/7",
  "-20, 15, 3 and -19",
  "1/2 and 2/4",
  "0.1, 0.2, 0.3 and 0.4",
  "-2/11, -5/11 and -9/11",
];

test.each(numbers)("labels of the drawing for %s stand apart on the sheet", (number) => {
  const { labels, height } = drawingOf(`Represent ${number} on the number line`);
  const boxes = labels.map(({ text, at: [x, y], anchor }) => textBox(text, 13, { x, y, anchor }));
  const sheet = { left: 0, top: 0, right: 320, bottom: height };
  expect(boxes.filter((box) => !isWithin(box, sheet))).toEqual([]);
  const pairs = boxes.flatMap((box, at) => boxes.slice(at + 1).map((other) => [box, other]));
  expect(pairs.filter(([box, other]) => box && other && overlap(box, other))).toEqual([]);
  expect(labels.length).toBeGreaterThanOrEqual(3);
});

test("a point is drawn at its position between the whole numbers", () => {
  const { labels, shapes } = drawingOf("Represent -7/4 on the number line");
  const xOf = (name: string) => labels.find(({ text }) => text === name)?.at[0] ?? 0;
  const dots = shapes.flatMap((shape) => (shape.shape === "arc" ? [shape.centre[0]] : []));
  expect(dots).toHaveLength(1);
  expect(((dots[0] ?? 0) - xOf("0")) / (xOf("1") - xOf("0"))).toBeCloseTo(-1.75, 2);
});

test("the description tells what the drawing shows", () => {
  expect(drawingOf("Represent -3/4 on the number line").description).toBe(
    "The number line from −1 to 1, with each unit in 4 equal parts: −3/4 is marked 3 of 4 parts to the left of 0.",
  );
});

test("a wrong count, a wrong side and a wrong start are not proved", () => {
  const number = writtenRational(rational(-7n, 4n));
  const problem = { numbers: [number] };
  const layout = layOut([number]);
  const [place] = layout.places;
  if (!place) throw new Error("No place");
  expect(prove(problem, layout)).not.toBeNull();
  for (const wrong of [{ count: 2n }, { side: 1 as const }, { start: rational(-2n) }]) {
    expect(prove(problem, { ...layout, places: [{ ...place, ...wrong }] })).toBeNull();
  }
});
