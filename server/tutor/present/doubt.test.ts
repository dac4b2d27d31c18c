import { expect, test } from "vitest";
import { seededRandom } from "@sawaal/maths";
import { solveQuestion } from "@sawaal/maths/testing";
import { givenDoubt } from "../../testing/given-outputs.ts";
import { computedAnswerOf } from "../computed-answer.ts";
import { doubtOfSolved } from "../built-in/doubts/doubt-of-solved.ts";
import { solutionOf } from "../solver/solution-of.ts";
import { presentDoubt } from "./doubt.ts";

const solved = solveQuestion("x + y = 10 and x - y = 4", { grade: 10 });
if (solved.kind !== "solved") throw new Error(solved.detail);
const computed = computedAnswerOf(solved);
const checked = { status: "checked" as const, method: "put back" };
const byModel = { engine: "openai" as const, computed, check: checked };

test("proved approaches are added to a model's own, and a title of the model keeps its text", () => {
  const named = { title: "By substitution", content: "Mine.", steps: ["Guess\n\n$1 = 1$"] };
  const { approaches, plot } = presentDoubt(givenDoubt({ approaches: [named] }), byModel);
  expect(approaches?.map(({ title }) => title)).toEqual([
    "By substitution",
    "Cross-multiplication",
    "Graphical method",
  ]);
  expect(approaches?.[0]).toMatchObject({ content: "Mine." });
  expect(JSON.stringify(approaches?.[0]?.steps)).not.toContain("1 = 1");
  expect(plot).toEqual(computed.plot);
});

test("without the mark nothing of the solver is added to a model's answer", () => {
  const unchecked = { ...byModel, check: { status: "unchecked" as const } };
  const response = presentDoubt(givenDoubt(), unchecked);
  expect(response.approaches).toMatchObject([
    { title: "By trial", steps: [{ title: "Try 4", why: "", result: "$2 \\times 4 + 3 = 11$" }] },
  ]);
  expect(response).not.toHaveProperty("plot");
});

test("practice problems leave the server without their solutions", () => {
  const response = presentDoubt(givenDoubt(), byModel);
  expect(response.practiceProblems).toEqual(["Solve $3x = 9$"]);
  expect(JSON.stringify(response)).not.toContain("x = 3");
});

test("computed approaches have complete steps, the main one those of the solution", () => {
  const solution = doubtOfSolved(
    solved,
    solutionOf(solved, { grade: 10, random: seededRandom(1) }),
  );
  const { approaches, steps } = presentDoubt(solution, { ...byModel, engine: "built-in" });
  expect(approaches?.map(({ title }) => title)).toEqual([
    "Elimination",
    "Substitution",
    "Graphical method",
  ]);
  expect(approaches?.[0]?.steps).toEqual(steps);
  expect(approaches?.[1]?.steps).toEqual(computed.approaches[0]?.steps);
});
