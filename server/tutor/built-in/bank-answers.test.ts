import { expect, test } from "vitest";
import { twoAnswers, tyres } from "../../testing/answer-bank.ts";
import { threeConcepts } from "../../testing/library.ts";
import { solverHere } from "../../testing/solver.ts";
import { presentHomework } from "../present/present.ts";
import { createBuiltInEngine } from "./built-in-engine.ts";

const call = { signal: new AbortController().signal };
const { skills } = createBuiltInEngine({
  solver: solverHere,
  library: threeConcepts,
  answers: twoAnswers,
});
const treadQuestion = "why are there treads on the tyres of a vehicle?";
const points = tyres.points.map(({ text }) => text);

test("a paraphrased question of a board paper gets the model answer, point by point with marks", async () => {
  const outcome = await skills.homework?.(
    { question: treadQuestion, grade: 8, helpLevel: "full" },
    call,
  );
  if (outcome?.kind !== "answered") throw new Error("No answer");
  const { output } = outcome;
  expect(output.answer).toBe(`1. ${points[0]} (1 mark)\n2. ${points[1]} (1 mark)`);
  expect(output).toMatchObject({ topic: "Friction", subject: "Physics", steps: [] });
});

test.each(["hint", "stepbystep"] as const)(
  "at the level %s no field reveals a point",
  async (helpLevel) => {
    const outcome = await skills.homework?.({ question: treadQuestion, grade: 8, helpLevel }, call);
    if (outcome?.kind !== "answered") throw new Error("No answer");
    const shown = presentHomework(outcome.output, {
      question: treadQuestion,
      helpLevel,
      computed: null,
      check: { status: "unchecked" },
      engine: "built-in",
    });
    expect(shown.content).toContain("Write your answer on paper first");
    expect(shown).not.toHaveProperty("tryIt");
    for (const point of points) expect(JSON.stringify(shown)).not.toContain(point);
  },
);

test("a doubt is answered with it, with further questions that are answered too", async () => {
  const doubt = "which force makes a rolling football stop on a level field";
  const outcome = await skills.doubt?.({ doubt, grade: 8 }, call);
  expect(outcome).toMatchObject({
    kind: "answered",
    output: { answer: "Friction", followUpQuestions: ["Explain Friction", tyres.question] },
  });
  expect(outcome).not.toHaveProperty("replyKind");
});

test("near questions are offered where none is certain, and each is answered when it is asked", async () => {
  const vague = "tyres of a lorry have treads and it rains on the road";
  const nearby = [tyres.question];
  const homework = await skills.homework?.({ question: vague, grade: 8, helpLevel: "full" }, call);
  expect(homework).toMatchObject({ kind: "declined", nearby });
  expect(await skills.doubt?.({ doubt: vague, grade: 8 }, call)).toMatchObject({ nearby });
  const concept = { concept: vague, grade: 8, difficulty: "beginner" } as const;
  expect(await skills.concept?.(concept, call)).toMatchObject({ kind: "declined", nearby });
  const [question = ""] = nearby;
  const outcome = await skills.homework?.({ question, grade: 8, helpLevel: "full" }, call);
  expect(outcome).toMatchObject({ kind: "answered" });
});

test.each(["Write a letter to the shop about the treads that wear off so soon", "What is 3 + ?"])(
  "no question of the bank is offered for another kind of request: %s",
  async (question) => {
    const outcome = await skills.homework?.({ question, grade: 8, helpLevel: "full" }, call);
    expect(outcome).toMatchObject({ kind: "declined" });
    expect(outcome).not.toMatchObject({ nearby: [expect.anything()] });
  },
);

test("in Concepts a question is answered, and a topic by its name gets its page", async () => {
  const request = { difficulty: "beginner", grade: 8 } as const;
  const answer = await skills.concept?.({ ...request, concept: treadQuestion }, call);
  expect(answer).toMatchObject({
    output: { content: expect.stringContaining(points[0] ?? "") as string },
  });
  const page = await skills.concept?.({ ...request, concept: "What is friction?" }, call);
  expect(page).toMatchObject({
    output: { content: threeConcepts.get("friction")?.levels.beginner },
  });
});

test("the same question about another thing is not answered with it", async () => {
  const question = "why are there treads on the soles of shoes?";
  const outcome = await skills.homework?.({ question, grade: 8, helpLevel: "full" }, call);
  expect(outcome).toMatchObject({ kind: "declined" });
});
