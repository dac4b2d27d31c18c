import { expect, test } from "vitest";
import { givenDoubt } from "../../testing/given-outputs.ts";
import { givenSolution } from "../../testing/given-solution.ts";
import {
  askHomework,
  engineGiving,
  scriptedUsage,
  streamed,
  tutorWith,
} from "../../testing/scripted-tutor.ts";
import type { TutorEngine } from "../engine.ts";
import type { DoubtSolution } from "../outputs/doubt-solution.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";

const right = givenSolution({ explanation: "Undo the sum.\n\nThen halve." });
const [step, ...others] = right.steps;
const slip = "240 ÷ 10 = 25";

const lies: Record<string, Partial<HomeworkSolution>> = {
  "an explanation": { explanation: `Undo the sum.\n\nAs in $240 \\div 10 = 25$.\n\nThen halve.` },
  "an explanation without marks of a formula": {
    explanation: `Undo the sum.\n\nEach child gets ${slip} sweets.\n\nThen halve.`,
  },
  "a proof": { proof: "Put it back: $2 \\times 4 + 3 = 12$." },
  "an example": {
    examples: [{ question: "Solve $3x = 9$", solution: "$x = 9 \\div 3 = 4$" }, ...right.examples],
  },
};

test.each(Object.entries(lies))(
  "a false line in %s under a right answer is asked again, with the line",
  async (_name, lie) => {
    const { engine, requests } = engineGiving(givenSolution({ ...right, ...lie }), right);
    const { answer, calls } = askHomework(engine);
    expect(await answer).toMatchObject({ output: right, check: { status: "checked" } });
    expect(requests[1]?.wrongLine).toMatch(/25|12|4/u);
    expect(calls.map(({ verdict }) => verdict)).toEqual(["corrected", "checked"]);
  },
);

test.each(Object.entries(lies))(
  "a repeated false line in %s is left out, with a notice",
  async (_name, lie) => {
    const lying = givenSolution({ ...right, ...lie });
    const { engine } = engineGiving(lying, lying);
    const answer = await askHomework(engine).answer;
    expect(answer).toMatchObject({
      engine: "openai",
      check: { status: "checked" },
      output: { explanation: right.explanation, proof: "", examples: right.examples },
      notice: expect.stringContaining("left out") as string,
    });
  },
);

test("an explanation that is false as a whole is replaced by a reference to the steps", async () => {
  const lying = givenSolution({ explanation: "For $2 + 2 = 5$." });
  const { engine } = engineGiving(lying, lying);
  expect(await askHomework(engine).answer).toMatchObject({
    output: { explanation: expect.stringContaining("worked out") as string },
  });
});

test("a false sum in the reason of a step is a false line of the step", async () => {
  if (!step) throw new Error("The solution has steps");
  const lying = givenSolution({ steps: [{ ...step, why: "For $11 - 3 = 9$." }, ...others] });
  const { engine, requests } = engineGiving(lying, right);
  expect(await askHomework(engine).answer).toMatchObject({ output: right });
  expect(requests[1]).toMatchObject({ wrongLine: "11 - 3 = 9" });
});

test.each(["full", "hint", "stepbystep"] as const)(
  "a false line never streams: %s",
  async (helpLevel) => {
    const lying = givenSolution({
      explanation: `Undo the sum.\n\nEach gets ${slip}, or $7 + 7 = 15$.\n\nThen halve.`,
      proof: "Put back: $2 \\times 4 + 3 = 12$.",
      examples: [{ question: "Solve $3x = 9$", solution: "$x = 9 \\div 3 = 4$" }],
    });
    const { engine } = engineGiving(streamed(lying, 5), right);
    const { answer, shown } = askHomework(engine, { question: { helpLevel } });
    await answer;
    const parts = JSON.stringify(shown);
    expect(shown.length).toBeGreaterThan(2);
    expect(parts).not.toMatch(/= 25|= 15|= 12|div 3 = 4/u);
    if (helpLevel === "full") expect(parts).toContain("Undo the sum.\\n\\nEach gets 240 ÷ 10");
  },
);

/** An engine that clears doubts with these solutions in order. */
function clearingWith(...solutions: DoubtSolution[]) {
  const wrongLines: (string | undefined)[] = [];
  const engine: TutorEngine = {
    name: "openai",
    model: "test-model",
    readsPhotos: true,
    skills: {
      doubt: async ({ wrongLine }) => {
        wrongLines.push(wrongLine);
        const output = solutions.shift();
        if (!output) throw new Error("Asked too often");
        return { kind: "answered", output, usage: scriptedUsage };
      },
    },
  };
  return { engine, wrongLines };
}

const question = { doubt: "Solve 2x + 3 = 11", grade: 8 };
const falseProblem = { question: "Solve $3x = 9$", solution: "$x = 9 \\div 3 = 4$" };

test("the text of a doubt is looked through, and repaired", async () => {
  const lying = givenDoubt({ content: "Undo it.\n\nFor $11 - 3 = 9$." });
  const { engine, wrongLines } = clearingWith(lying, givenDoubt());
  const { tutor, context } = tutorWith(engine);
  expect(await tutor.doubt(question, context)).toMatchObject({ output: givenDoubt() });
  expect(wrongLines[1]).toBe("11 - 3 = 9");
});

test("repeated false lines in the text or the problems of a doubt are left out", async () => {
  const { practiceProblems } = givenDoubt();
  const lying = givenDoubt({
    content: "Undo it.\n\nFor $11 - 3 = 9$.",
    practiceProblems: [falseProblem, ...practiceProblems],
  });
  const { engine } = clearingWith(lying, lying);
  const { tutor, context } = tutorWith(engine);
  expect(await tutor.doubt(question, context)).toMatchObject({
    output: { content: "Undo it.", practiceProblems },
    notice: expect.stringContaining("left out") as string,
  });
});
