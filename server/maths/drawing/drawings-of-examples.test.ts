import { isWithin, overlap, textBox } from "./boxes.ts";
import { expect, test } from "vitest";
import { mentionsAnswer } from "../mentions-answer.ts";
import { solveQuestion } from "../solve-question.ts";
import { tasks } from "../tasks/registry.ts";

const drawn = tasks
  .flatMap(({ examples }) => examples)
  .flatMap((question) => {
    const outcome = solveQuestion(question);
    const plot = outcome.kind === "solved" ? outcome.solution.plot : undefined;
    return outcome.kind === "solved" && plot?.kind === "drawing"
      ? [{ question, drawing: plot, answer: outcome.solution.answer }]
      : [];
  });

test("many examples have a drawing", () => expect(drawn.length).toBeGreaterThan(20));

test.each(drawn)(
  "words stand apart on the sheet, and none tells the answer: $question",
  (example) => {
    const { question, drawing, answer } = example;
    const { labels, height, description, title, shows } = drawing;
    const boxes = labels.map(({ text, at: [x, y], anchor }) => textBox(text, 13, { x, y, anchor }));
    const sheet = { left: 0, top: 0, right: 320, bottom: height };
    expect(boxes.filter((box) => !isWithin(box, sheet))).toEqual([]);
    for (const [at, box] of boxes.entries()) {
      expect(boxes.slice(at + 1).filter((other) => overlap(box, other))).toEqual([]);
    }
    expect(height).toBeGreaterThanOrEqual(80);
    expect(height).toBeLessThanOrEqual(300);
    expect(description).toMatch(/^[\p{Lu}\d−].*\.$/u);
    const words = [title, description, ...labels.map(({ text }) => text)];
    const tells = words.filter((text) => mentionsAnswer(text, answer, question));
    expect(shows === "question" ? tells : []).toEqual([]);
  },
);
