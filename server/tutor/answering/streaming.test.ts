import type { AiResponsePart } from "#shared/contracts/answer.ts";
import { expect, onTestFinished, test } from "vitest";
import { isPartialOf } from "../../testing/is-partial-of.ts";
import { givenSolution } from "../../testing/given-solution.ts";
import { engineOn, gate } from "../../testing/openai-asking.ts";
import { startOpenAiServer } from "../../testing/openai-server.ts";
import {
  askHomework,
  engineGiving,
  scriptedUsage,
  streamed,
} from "../../testing/scripted-tutor.ts";
import { presentHomework } from "../present/present.ts";
import { TutorError } from "../tutor-error.ts";
import type { HomeworkQuestion } from "../operations.ts";

const right = givenSolution({
  explanation: "Undo what was done to $x$ in reverse: first the $+ 3$, then the factor $2$.",
  proof: "Put it back: $2 \\times 4 + 3 = 11$.",
});
const inWords = { question: "Explain why leaves are green" };
const green = givenSolution({
  answer: "Chlorophyll reflects green light",
  explanation: "Leaves hold a pigment. It takes red and blue light and sends green back.",
  steps: [
    { title: "Light falls on the leaf", why: "", result: "White light", substeps: [] },
    {
      title: "Some of it is taken in",
      why: "By the pigment",
      result: "Green is left",
      substeps: [],
    },
  ],
});

/** The displayed parts and the result, for a question that is answered with streaming. */
async function watched(
  reply: Parameters<typeof engineGiving>[0],
  question: Partial<HomeworkQuestion> = {},
) {
  const { engine } = engineGiving(reply);
  const { answer, shown } = askHomework(engine, { question });
  const answered = await answer;
  if (answered.kind !== "answered") throw new Error(answered.kind);
  const { question: text = "Solve 2x + 3 = 11", helpLevel = "full" } = question;
  const final = presentHomework(answered.output, { ...answered, question: text, helpLevel });
  return { shown, final, answered };
}

test("parts only grow, and each is a prefix of the answer", async () => {
  for (const helpLevel of ["full", "hint", "stepbystep"] as const) {
    for (const [reply, question] of [
      [right, {}],
      [green, inWords],
    ] as const) {
      const { shown, final } = await watched(streamed(reply, 7), { ...question, helpLevel });
      expect(shown.length).toBeGreaterThan(3);
      expect(shown.filter((part, at) => !isPartialOf(part, shown[at + 1] ?? final))).toEqual([]);
    }
  }
});

test("nothing of the solution is shown before the answer is judged, then the answer with its mark", async () => {
  const { shown, answered } = await watched(streamed(right, 7));
  const first = shown.findIndex(({ answer }) => answer !== undefined);
  expect(first).toBeGreaterThan(0);
  for (const part of shown.slice(0, first)) {
    expect(Object.keys(part)).toEqual(
      expect.not.arrayContaining(["content", "steps", "examples", "check"]),
    );
  }
  expect(shown[first]).toMatchObject({ answer: "$x = 4$", check: answered.check });
  expect(answered.check.status).toBe("checked");
});

test("the explanation streams by whole words and whole formulas", async () => {
  const { shown } = await watched(streamed(right, 3));
  const texts = new Set(shown.map(({ content }) => content));
  expect(texts.size).toBeGreaterThan(8);
  for (const text of texts) expect((text ?? "").split("$").length % 2).toBe(1);
  expect(texts).toContain("Undo what was done to $x$ in reverse: first the");
});

test("an explanation is shown before its stream is complete", async () => {
  const server = await startOpenAiServer();
  onTestFinished(() => server.close());
  const { opened, open } = gate();
  const explanation = "Leaves hold a pigment that sends green light back. ".repeat(30).trim();
  const json = { ...green, explanation };
  // The second half, which begins inside the explanation, is held back until the first half is shown.
  server.respondWith({ kind: "answer", json, parts: 60, everyMs: 10, until: opened });
  const { answer, shown } = askHomework(engineOn(server), { question: inWords });
  await expect
    .poll(() => shown.at(-1)?.content?.length, { timeout: 10_000 })
    .toBeGreaterThan(explanation.length / 2);
  open();
  expect(await answer).toMatchObject({ output: { explanation } });
});

test("steps and examples appear one whole item at a time", async () => {
  const { shown } = await watched(streamed(right, 7));
  const counts = new Set(shown.map(({ steps = [] }) => steps.length));
  expect([...counts]).toEqual([0, 1, 2]);
  for (const { steps = [] } of shown) expect(steps).toEqual(right.steps.slice(0, steps.length));
});

test("a line that a later one proves false disappears with its reply", async () => {
  const working = (...lines: string[]) =>
    givenSolution({
      answer: "He has 15 goats",
      steps: lines.map((line) => ({ title: "Go on", why: "", result: `$${line}$`, substeps: [] })),
    });
  const slipped = working("x + (x + 5) = 35", "2x + 5 = 40", "x = 15", "x + 5 = 20");
  const repaired = working("x + (x + 5) = 35", "2x = 30", "x = 15", "x + 5 = 20");
  const { engine, requests } = engineGiving(streamed(slipped), streamed(repaired));
  const { answer, shown } = askHomework(engine, { question: inWords });
  expect(await answer).toMatchObject({ output: repaired });
  expect(requests[1]).toMatchObject({ wrongLine: "2x + 5 = 40" });
  const counts = shown.map(({ steps = [] }) => steps.length);
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  expect(Math.max(...counts)).toBeLessThan(3);
});

test("an answer that can't be computed streams without a mark", async () => {
  const { shown } = await watched(streamed(green), inWords);
  const parts = shown.filter(({ answer }) => answer !== undefined);
  expect(parts.length).toBeGreaterThan(3);
  for (const { check } of parts) expect(check).toEqual({ status: "unchecked" });
});

test("a wrong answer is never shown: its call is aborted at once, and the second reply streams", async () => {
  const wrong = givenSolution({ answer: "$x = 9$" });
  const { engine, requests, aborts } = engineGiving(streamed(wrong), streamed(right));
  const { answer, shown, calls } = askHomework(engine);
  expect(await answer).toMatchObject({ output: right, check: { status: "checked" } });
  expect(aborts).toEqual([true, false]);
  expect(requests[1]).toMatchObject({ contradictedAnswer: "$x = 9$" });
  expect(JSON.stringify(shown)).not.toContain("x = 9");
  expect(shown.some(({ answer }) => answer === "$x = 4$")).toBe(true);
  expect(calls).toMatchObject([
    { outcome: "answered", verdict: "corrected", usage: scriptedUsage },
    { outcome: "answered", verdict: "checked" },
  ]);
});

test("a repeated wrong answer is replaced by the computed solution, without being shown", async () => {
  const wrong = givenSolution({ answer: "$x = 9$" });
  const { engine } = engineGiving(streamed(wrong), streamed(wrong));
  const { answer, shown } = askHomework(engine);
  expect(await answer).toMatchObject({ output: { answer: "$x = 4$" }, engine: "built-in" });
  expect(JSON.stringify(shown)).not.toContain("x = 9");
});

const falseStep = {
  title: "Divide",
  why: "",
  result: "$x = \\frac{8}{2} = 5$",
  substeps: [],
};

test("a step with a false line is not shown, nor what follows; the repeated reply does not stream over it", async () => {
  const lying = { ...right, steps: [...right.steps.slice(0, 1), falseStep] };
  const { engine, requests } = engineGiving(streamed(lying), streamed(right));
  const { answer, shown } = askHomework(engine);
  expect(await answer).toMatchObject({ output: right, engine: "openai" });
  expect(requests[1]).toMatchObject({ wrongLine: "\\frac{8}{2} = 5" });
  expect(JSON.stringify(shown)).not.toContain("= 5");
  expect(shown.at(-1)?.steps).toHaveLength(1);
  expect(shown.at(-1)).not.toHaveProperty("examples");
});

test("a hint that reveals the answer never streams, nor what comes after it", async () => {
  const telling = givenSolution({ hints: { idea: "Undo the sum.", firstMove: "It gives four." } });
  const { engine, requests } = engineGiving(streamed(telling, 7), streamed(right, 7));
  const { answer, shown } = askHomework(engine, { question: { helpLevel: "hint" } });
  expect(await answer).toMatchObject({ output: right });
  expect(requests[1]).toMatchObject({ leakedFields: ["hints.firstMove"] });
  expect(JSON.stringify(shown)).not.toContain("four");
  expect(shown.at(-1)?.steps).toEqual([
    { title: "Which idea", why: "Undo the sum.", result: null },
  ]);
});

test("at the levels that withhold the answer no part contains it", async () => {
  for (const helpLevel of ["hint", "stepbystep"] as const) {
    const { shown } = await watched(streamed(right, 7), { helpLevel });
    expect(shown.length).toBeGreaterThan(3);
    for (const part of shown) expect(part).not.toHaveProperty("answer");
    expect(JSON.stringify(shown)).not.toMatch(/x = 4/u);
  }
});

test("step by step withholds the last line from the first part on", async () => {
  const { shown } = await watched(streamed(right, 7), { helpLevel: "stepbystep" });
  const last: (AiResponsePart["steps"] | undefined)[] = shown.map(({ steps }) => steps?.slice(1));
  expect(last.filter((steps) => steps && steps.length > 0)).not.toHaveLength(0);
  for (const steps of last) expect(steps?.[0]?.result ?? null).toBeNull();
});

test("a reply that fails midway is replaced by the built-in tutor's answer, with a notice", async () => {
  const error = new TutorError("unavailable", "test");
  const { engine } = engineGiving({ ...streamed(right), failsAfter: { characters: 300, error } });
  const { answer, shown } = askHomework(engine);
  expect(await answer).toMatchObject({
    engine: "built-in",
    notice: expect.stringContaining("isn't working") as string,
  });
  expect(shown.length).toBeGreaterThan(0);
});

test("nothing streams after the answer is complete", async () => {
  const { engine } = engineGiving(streamed(right));
  const { answer, shown } = askHomework(engine);
  await answer;
  const before = shown.length;
  await new Promise((resolve) => setImmediate(resolve));
  expect(shown).toHaveLength(before);
});

test("the first part's time is that of the first draft", async () => {
  const { engine } = engineGiving(streamed(right));
  const { answer, calls } = askHomework(engine);
  await answer;
  expect(calls).toMatchObject([{ firstPartMilliseconds: 250, milliseconds: 500 }]);
});
