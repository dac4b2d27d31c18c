import { expect, test } from "vitest";
import { solveQuestion } from "../solve-question.ts";
import { readQuestion } from "../read/question.ts";
import { Refusal } from "../refusal.ts";
import { tasks } from "../tasks/registry.ts";
import type { Task } from "./task.ts";

const seconds = [
  ["and its nature", /real|virtual|attract|repel|converging|diverging|nature|distinct/i],
  ["and the direction", /direction|upward|downward|opposite|north|south|east|west/i],
  ["and the work done", /\bwork\b/i],
  ["and also draw the graph", /(?!)/],
] as const;

/** The task's own result for a question: null if it does not match the question, or refuses it. */
function attempted(task: Task, question: string) {
  try {
    const outcome = task.attempt(readQuestion(question), { grade: 9 });
    return outcome?.kind === "solved" ? outcome : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

test("a second request in a question is answered or the question is refused, for every task", () => {
  const swallowed = tasks.flatMap((task) =>
    seconds.flatMap(([second, answered]) => {
      const question = `${task.examples[0].replace(/[\s?.]+$/, "")} ${second}.`;
      const outcome = attempted(task, question);
      if (!outcome) return [];
      const { answer, steps } = outcome.solution;
      const told = [answer.latex, ...steps.flatMap(({ title, why, after }) => [title, why, after])];
      return told.some((text) => answered.test(text)) ? [] : [question];
    }),
  );
  expect(swallowed).toEqual([]);
});

const answerTo = (question: string): string => {
  const outcome = solveQuestion(question);
  return outcome.kind === "solved" ? outcome.solution.answer.latex : outcome.detail;
};

test.each([
  [
    "An object is placed 30 cm in front of a convex lens of focal length 20 cm. Find the position of the image and its nature",
    ["60", "real and inverted, enlarged"],
  ],
  [
    "An object is placed 10 cm in front of a concave mirror of focal length 15 cm. Find the position, nature and size of the image.",
    ["30", "m = 3", "virtual and erect, enlarged"],
  ],
  [
    "The power of a lens is -2 D. Find its focal length and the type of lens",
    ["-0.5", "diverging"],
  ],
  [
    "Two charges of 2 µC and -3 µC are placed 30 cm apart. Find the force between them and its nature",
    ["0.6", "attractive"],
  ],
  ["Find the HCF and LCM of 24 and 36", ["HCF} = 12", "LCM} = 72"]],
  ["Find the mean, median and mode of 2, 3, 3, 5, 7", ["mean} = 4", "median} = 3", "mode} = 3"]],
  [
    "Find the area and perimeter of a rectangle of length 12 cm and breadth 7 cm",
    ["A = 84", "P = 38"],
  ],
])("%s: the answer contains every requested part", (question, parts) => {
  const answer = answerTo(question);
  for (const part of parts) expect(answer).toContain(part);
});

test.each([
  "A car starts from rest and accelerates at 2 m/s^2 for 5 s. Find its final velocity and the direction.",
  "A spring of spring constant 400 N/m is stretched by 5 cm. Find the energy stored in the spring and the work done",
])(
  "%s: a question that can't be answered in full is refused, and the missing part is named",
  (question) => {
    expect(answerTo(question)).toMatch(/not the (?:direction|work done) as well/);
  },
);

test("if the nature isn't asked, the answer is the number alone", () => {
  const question =
    "An object is placed 30 cm in front of a convex lens of focal length 20 cm. Find the position of the image";
  expect(answerTo(question)).toBe(String.raw`v = 60\,\mathrm{cm}`);
});
