import { expect, test } from "vitest";
import { readQuestion } from "../../../read/question.ts";
import { vectorsTasks } from "../vectors.tasks.ts";

function ask(text: string): string | null {
  const question = readQuestion(text);
  for (const task of vectorsTasks) {
    const outcome = task.attempt(question, { grade: 12 });
    if (outcome) return outcome.kind === "solved" ? outcome.solution.answer.plain : outcome.kind;
  }
  return null;
}

test.each([
  [
    "Show that the lines (x+3)/-3 = (y-1)/1 = (z-5)/5 and (x+1)/-1 = (y-2)/2 = (z-5)/5 are coplanar",
    "true",
  ],
  [
    "Are the lines (x - 1)/2 = (y - 2)/3 = (z - 3)/4 and (x - 4)/5 = (y - 1)/2 = (z - 1)/1 coplanar?",
    "false",
  ],
  ["Are the lines (x - 1)/2 = y/3 = z/4 and (x - 4)/2 = y/3 = (z - 1)/4 coplanar?", "true"],
  [
    "Find a unit vector perpendicular to each of the vectors a + b and a - b where a = 3i + 2j + 2k and b = i + 2j - 2k",
    "(2/3)i - (2/3)j - (1/3)k",
  ],
])("%s gives %s", (question, answer) => {
  expect(ask(question)).toBe(answer);
});
