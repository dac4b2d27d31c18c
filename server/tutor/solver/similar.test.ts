import { expect, test } from "vitest";
import { seededRandom } from "@sawaal/maths";
import { solveQuestion, tasks } from "@sawaal/maths/testing";
import { drawEasiest, effortOf } from "./similar.ts";

const grade = 8;
const difficulties = ["beginner", "intermediate", "advanced"];
/** A sample of the tasks is enough, since all are drawn in the same way. */
const stride = 8;

function easierThan(question: string) {
  const original = solveQuestion(question, { grade });
  if (original.kind !== "solved") throw new Error(`${question}: ${original.detail}`);
  return { original, easier: drawEasiest(original, { grade, random: seededRandom(1) }) };
}

const questions = tasks.filter((_, at) => at % stride === 0).map(({ examples: [first] }) => first);

test.each(questions)(
  "an easier question than %s is of no harder kind, with no more steps",
  (question) => {
    const { original, easier } = easierThan(question);
    if (!easier) return;
    const work = ({ solution }: typeof original) =>
      30 * difficulties.indexOf(solution.difficulty) + 10 * solution.steps.length;
    expect(work(easier)).toBeLessThanOrEqual(work(original));
  },
);

test.each([
  ["Solve 97x + 86 = 959", "Solve 12x + 10 = 34"],
  ["Simplify 8/9 + 7/6", "Simplify 1/2 + 1/4"],
])("%s takes more effort than %s, and an easier question takes less", (hard, plain) => {
  const { original, easier } = easierThan(hard);
  const simple = easierThan(plain).original;
  expect(effortOf(plain, simple.solution)).toBeLessThan(effortOf(hard, original.solution));
  expect(easier && effortOf(easier.question, easier.solution)).toBeLessThan(
    effortOf(hard, original.solution),
  );
});
