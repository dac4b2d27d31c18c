import { afterEach, beforeEach, expect, test } from "vitest";
import { givenDoubt, givenExplanation, givenQuiz } from "../../testing/given-outputs.ts";
import { engineOn, failureOf, never } from "../../testing/openai-asking.ts";
import { type OpenAiServer, startOpenAiServer } from "../../testing/openai-server.ts";
import { tutorWith } from "../../testing/scripted-tutor.ts";
import type { Draft } from "../engine.ts";
import type { ConceptExplanation } from "../outputs/concept-explanation.ts";

let server: OpenAiServer;
beforeEach(async () => {
  server = await startOpenAiServer();
});
afterEach(() => server.close());

const concept = { concept: "Sharing", difficulty: "beginner", grade: 8 } as const;
const explanation = givenExplanation();
const about = { ...concept, conceptId: null } as const;

function formsAsked() {
  return server.requests.map(({ response_format: format }) =>
    format?.type === "json_schema" ? format.json_schema.name : format?.type,
  );
}

test("every skill asks for its own form and reads it back", async () => {
  const { skills } = engineOn(server);
  const call = { signal: never() };
  const doubt = givenDoubt();
  const refining = { doubt: "x", previous: doubt, wish: "shorter", grade: 8 };
  server.respondWith(
    { kind: "answer", json: explanation },
    { kind: "answer", json: explanation },
    { kind: "answer", json: givenQuiz() },
    { kind: "answer", json: doubt },
  );
  const outcomes = [
    await skills.concept?.(concept, call),
    await skills.reExplain?.({ ...about, previous: explanation, need: "confused" }, call),
    await skills.quiz?.({ ...about, explanation }, call),
    await skills.doubt?.({ doubt: "x", grade: 8 }, call),
    await skills.refine?.(refining, call),
  ];
  const outputs = [explanation, explanation, givenQuiz(), doubt, doubt];
  expect(outcomes).toMatchObject(outputs.map((output) => ({ kind: "answered", output })));
  expect(formsAsked()).toEqual(["concept", "reExplain", "quiz", "doubt", "refine"]);
});

test("an explanation streams", async () => {
  server.respondWith({ kind: "answer", json: explanation, parts: 30 });
  const drafts: Draft<ConceptExplanation>[] = [];
  await engineOn(server).skills.concept?.(concept, {
    signal: never(),
    onDraft: (draft) => drafts.push(draft),
  });
  expect(drafts.length).toBeGreaterThan(0);
});

test("names, phones and addresses do not leave with an idea, a doubt or a wish", async () => {
  const { skills } = engineOn(server);
  const words = "I am Asha Verma, 98765 43210, asha@example.com.";
  const asker = { grade: 8, redact: ["Asha Verma"] };
  const call = { signal: never() };
  await skills.concept?.({ ...concept, ...asker, concept: words }, call);
  await skills.doubt?.({ doubt: words, ...asker }, call);
  await skills.refine?.({ doubt: "x", previous: givenDoubt(), wish: words, ...asker }, call);
  expect(server.requests).toHaveLength(3);
  expect(JSON.stringify(server.requests)).not.toMatch(/Asha|Verma|98765|example\.com/u);
});

test("a careless doubt is read with empty lists for omitted ones", async () => {
  server.respondWith({ kind: "careless" });
  const outcome = await engineOn(server).skills.doubt?.(
    { doubt: "Solve 2x + 3 = 11", grade: 8 },
    { signal: never() },
  );
  expect(outcome).toMatchObject({ kind: "answered", output: { answer: "$x = 4$" } });
});

test.each([
  [{ kind: "refusal" }, "refused"],
  [{ kind: "schema-mismatch" }, "unreadable"],
  [{ kind: "status", status: 401 }, "rejected"],
] as const)("%o on an idea outside the library is reported as %s", async (behaviour, failure) => {
  server.respondWith(behaviour);
  const { tutor, context, calls } = tutorWith(engineOn(server));
  expect(await failureOf(tutor.concept(concept, context))).toMatchObject({ failure });
  expect(calls[0]).toMatchObject({ operation: "concept", outcome: failure });
});

test.each([{ kind: "refusal" }, { kind: "broken-json" }, { kind: "cut-connection" }] as const)(
  "after %o the library and the solver answer instead",
  async (behaviour) => {
    server.respondWith(behaviour);
    const { tutor, context } = tutorWith(engineOn(server));
    const known = await tutor.concept({ ...concept, concept: "friction" }, context);
    expect(known).toMatchObject({ engine: "built-in", conceptId: "friction" });
    const doubt = await tutor.doubt({ doubt: "Solve 2x + 3 = 11", grade: 8 }, context);
    expect(doubt).toMatchObject({ engine: "built-in", check: { status: "checked" } });
  },
);

test("a doubt streams, and a lie in it is replaced by the computed solution", async () => {
  server.respondWith({ kind: "answer", parts: 40, everyMs: 5 });
  const { tutor, context, shown } = tutorWith(engineOn(server));
  const doubt = { doubt: "Solve 2x + 3 = 11", grade: 8 };
  expect(await tutor.doubt(doubt, context)).toMatchObject({
    engine: "openai",
    check: { status: "checked" },
    output: { answer: "$x = 4$" },
  });
  expect(shown.length).toBeGreaterThan(0);
  server.respondWith({ kind: "lie", parts: 40, everyMs: 5 });
  const lied = tutorWith(engineOn(server));
  expect(await lied.tutor.doubt(doubt, lied.context)).toMatchObject({
    engine: "built-in",
    output: { answer: "$x = 4$" },
  });
  expect(JSON.stringify(lied.shown)).not.toContain("x = 5");
});
