import { expect, test, vi } from "vitest";
import { givenSolution } from "../testing/given-solution.ts";
import { threeConcepts } from "../testing/library.ts";
import {
  askHomework as ask,
  engineGiving,
  equation,
  scriptedUsage,
  tutorWith,
} from "../testing/scripted-tutor.ts";
import { startOpenAiServer } from "../testing/openai-server.ts";
import type { TutorEngine } from "./engine.ts";
import { cachedLibrary } from "./tutor.ts";
import { createOpenAiEngine } from "./openai/openai-engine.ts";
import type { PracticeProblem } from "./outputs/practice-problem.ts";
import { TutorError } from "./tutor-error.ts";
import type { HomeworkQuestion } from "./operations.ts";

const photo = { bytes: new Uint8Array([1]), mediaType: "image/jpeg" as const };
const usage = scriptedUsage;
const right = givenSolution({ answer: "$x = 4$" });
const wrong = givenSolution({ answer: "$x = 7$" });

function askHomework(engine: TutorEngine, question: Partial<HomeworkQuestion> = {}) {
  return ask(engine, { question });
}

test("a right answer that can be computed is marked as checked, with the method", async () => {
  const { engine } = engineGiving(right);
  expect(await askHomework(engine).answer).toMatchObject({
    kind: "answered",
    output: right,
    check: { status: "checked", method: expect.stringMatching(/\w+/u) as string },
    engine: "openai",
  });
});

test("the computed result is sent to the engine with the question", async () => {
  const { engine, requests } = engineGiving(right);
  await askHomework(engine).answer;
  expect(requests[0]?.computed).toMatchObject({ answer: "x = 4" });
});

test("what two students of a class ask is looked for in the library once", async () => {
  const find = vi.fn(threeConcepts.find);
  const { engine } = engineGiving(right, right);
  const { tutor, context } = tutorWith(engine, { library: { ...threeConcepts, find } });
  await tutor.homework(equation, context);
  await tutor.homework(equation, context);
  expect(find).toHaveBeenCalledExactlyOnceWith(equation.question, { grade: 8 });
});

test("an answer that can't be computed has no mark", async () => {
  const { engine, requests } = engineGiving(givenSolution({ answer: "The sepoys' grievances" }));
  const { answer } = askHomework(engine, { question: "Explain the causes of the 1857 revolt" });
  expect(await answer).toMatchObject({ check: { status: "unchecked" } });
  expect(requests[0]).not.toHaveProperty("computed");
});

test("a wrong answer is asked once more, with the answer that was contradicted", async () => {
  const { engine, requests } = engineGiving(wrong, right);
  const { answer, calls } = askHomework(engine);
  expect(await answer).toMatchObject({ output: right, check: { status: "checked" } });
  expect(requests[1]).toMatchObject({
    contradictedAnswer: "$x = 7$",
    computed: { answer: "x = 4" },
  });
  expect(calls).toHaveLength(2);
});

test("an engine that insists on a wrong answer is overruled by the computed solution", async () => {
  const { engine } = engineGiving(wrong, wrong);
  const { answer } = askHomework(engine);
  expect(await answer).toMatchObject({
    output: { answer: "$x = 4$" },
    check: { status: "checked" },
    engine: "built-in",
  });
});

test.each(["timed_out", "unavailable", "unreadable", "refused"] as const)(
  "the computed solution is shown where the second call is %s",
  async (failure) => {
    const { engine } = engineGiving(wrong, new TutorError(failure, "test"));
    const { answer, calls } = askHomework(engine);
    expect(await answer).toMatchObject({ output: { answer: "$x = 4$" }, engine: "built-in" });
    expect(calls.map((call) => call.outcome)).toEqual(["answered", failure]);
  },
);

test("Stop during the second call stops the answer", async () => {
  const { engine } = engineGiving(wrong, new TutorError("stopped", "test"));
  await expect(askHomework(engine).answer).rejects.toMatchObject({ failure: "stopped" });
});

test.each([
  ["not in its simplest form", "What is 2/4 + 1/4?", "$\\frac{6}{8}$"],
  ["that nobody can read", "Solve 2x + 3 = 11", "a number near four"],
  ["with one root missing", "Solve x^2 - 5x + 6 = 0", "$x = 2$"],
  ["with a sign slip", "Solve x^2 - 5x + 6 = 0", "$x = -2$ or $x = -3$"],
  ["with the unknowns swapped", "x + y = 10 and x - y = 4", "$x = 3, y = 7$"],
])("an answer %s gets no mark", async (_what, question, answer) => {
  const { engine } = engineGiving(givenSolution({ answer }), givenSolution({ answer }));
  const shown = await askHomework(engine, { question }).answer;
  expect(shown).toMatchObject({ engine: "built-in", check: { status: "checked" } });
  expect(shown).not.toMatchObject({ output: { answer } });
});

test("with a photo the number of an exercise is no question: it is neither solved nor overrules anything", async () => {
  const { engine, requests } = engineGiving(wrong);
  const { answer, calls } = askHomework(engine, { photo, question: "5 - 2" });
  expect(await answer).toMatchObject({ output: wrong, check: { status: "unchecked" } });
  expect(requests[0]).not.toHaveProperty("computed");
  expect(calls).toHaveLength(1);
});

test("a declined question is passed on in the engine's words", async () => {
  const { engine } = engineGiving();
  const said = { kind: "declined", sentence: "I can't.", nearby: ["Force"] } as const;
  engine.skills.homework = async () => ({ ...said, usage });
  const { answer, calls } = askHomework(engine);
  expect(await answer).toEqual({ ...said, offers: [], engine: "openai" });
  expect(calls).toMatchObject([{ outcome: "declined" }]);
});

test("an engine without the skill declines, and no call is recorded", async () => {
  const { engine } = engineGiving();
  const { answer, calls } = askHomework({ ...engine, skills: {} });
  expect(await answer).toMatchObject({
    kind: "declined",
    sentence: expect.stringContaining("can't do this here yet") as string,
  });
  expect(calls).toEqual([]);
});

test("a call is recorded with engine, model, tokens and time", async () => {
  const { engine } = engineGiving(right);
  const { answer, calls } = askHomework(engine);
  await answer;
  expect(calls).toEqual([
    {
      operation: "homework",
      engine: "openai",
      model: "test-model",
      usage,
      firstPartMilliseconds: 250,
      milliseconds: 250,
      outcome: "answered",
      verdict: "checked",
    },
  ]);
});

test("a failed call is recorded with its tokens, and thrown where there is no fallback", async () => {
  const { engine } = engineGiving(new TutorError("unreadable", "test", { usage }));
  const { answer, calls } = askHomework(engine, { question: "Explain the revolt of 1857" });
  await expect(answer).rejects.toMatchObject({ failure: "unreadable" });
  expect(calls[0]).toMatchObject({ outcome: "unreadable", usage, verdict: null });
});

test("a bug is recorded as a crash, and rethrown unchanged", async () => {
  const bug = new TypeError("bug");
  const { engine } = engineGiving(bug);
  const { answer, calls } = askHomework(engine);
  await expect(answer).rejects.toBe(bug);
  expect(calls).toMatchObject([{ outcome: "crashed", usage: { inputTokens: 0 } }]);
});

test("over HTTP too, a wrong answer is asked again with the proof, and never shown as checked", async () => {
  const server = await startOpenAiServer();
  server.respondWith({ kind: "answer", json: wrong });
  const engine = createOpenAiEngine({
    apiKey: "test-key",
    baseUrl: server.baseUrl,
    model: "test-model",
    timeoutMs: 5_000,
  });
  const shown = await askHomework(engine).answer;
  await server.close();
  expect(shown).toMatchObject({ output: { answer: "$x = 4$" }, engine: "built-in" });
  expect(JSON.stringify(server.requests[1]?.messages)).toContain("earlier-answer");
});

function practise(problem: PracticeProblem) {
  const { engine } = engineGiving(problem);
  const { tutor, calls, context } = tutorWith(engine);
  const request = { question: equation.question, solution: right, grade: 8 };
  return { calls, answer: tutor.practice(request, context) };
}

test("a practice problem is checked against its own question", async () => {
  const steps = ["$5x = 35$", "$x = 7$"].map((result) => ({
    title: "Undo one operation",
    why: "",
    result,
    substeps: [],
  }));
  const solution = givenSolution({ answer: "$x = 7$", steps });
  const { answer } = practise({ question: "Solve 5x + 1 = 36", solution });
  expect(await answer).toMatchObject({ output: { solution }, check: { status: "checked" } });
});

test("a practice problem with a wrong solution keeps its question and gets the computed one", async () => {
  const { answer, calls } = practise({ question: "Solve 5x + 1 = 36", solution: right });
  expect(await answer).toMatchObject({
    output: { question: "Solve 5x + 1 = 36", solution: { answer: "$x = 7$" } },
    check: { status: "checked" },
    engine: "built-in",
  });
  expect(calls).toHaveLength(1);
});

test("a practice problem that can't be computed has no mark", async () => {
  const { answer } = practise({ question: "Name a planet with rings", solution: right });
  expect(await answer).toMatchObject({ check: { status: "unchecked" }, engine: "openai" });
});

test("all calls for one answer share its time limit", async () => {
  const { engine } = engineGiving(wrong, right);
  const { homework } = engine.skills;
  const begun: (number | undefined)[] = [];
  const watched: TutorEngine = {
    ...engine,
    skills: {
      homework: (request, call) => {
        begun.push(call.startedAt);
        if (!homework) throw new Error("The engine does no homework");
        return homework(request, call);
      },
    },
  };
  const before = performance.now();
  await askHomework(watched).answer;
  const [first, second] = begun;
  expect(first).toBeGreaterThanOrEqual(before);
  expect(second).toBe(first);
});

/** A library that counts its searches, behind the cache. */
function watchedLibrary() {
  const find = vi.fn(threeConcepts.find);
  return { find, library: cachedLibrary({ ...threeConcepts, find }) };
}

test("equal questions of a class cause one search", () => {
  const { find, library } = watchedLibrary();
  const first = library.find("photosynthesis", { grade: 7 });
  expect(first).toMatchObject({ kind: "found" });
  expect(library.find("photosynthesis", { grade: 7 })).toBe(first);
  expect(find).toHaveBeenCalledOnce();
});

test("the cache distinguishes classes", () => {
  const { find, library } = watchedLibrary();
  for (const options of [{ grade: 7 }, { grade: 8 }, {}]) library.find("photosynthesis", options);
  expect(find).toHaveBeenCalledTimes(3);
});

test("a full cache evicts only the oldest text", () => {
  const { find, library } = watchedLibrary();
  for (let text = 0; text <= 500; text += 1) library.find(`text ${text}`);
  library.find("text 1");
  expect(find).toHaveBeenCalledTimes(501);
  library.find("text 0");
  expect(find).toHaveBeenCalledTimes(502);
});
