import { expect, test } from "vitest";
import { activityLog } from "../../db/schema/activity.ts";
import { concernCounts } from "../../db/schema/concern-counts.ts";
import { tutorCalls } from "../../db/schema/tutor-calls.ts";
import { createMetrics } from "../../metrics/metrics.ts";
import { student } from "../../testing/app.ts";
import { ask } from "../../testing/ask-homework.ts";
import { withDatabase } from "../../testing/database.ts";
import { givenSolution } from "../../testing/given-solution.ts";
import type { TutorEngine } from "../../tutor/engine.ts";

function givenModel() {
  const asked: string[] = [];
  const engine: TutorEngine = {
    name: "openai",
    model: "test-model",
    readsPhotos: true,
    skills: {
      homework: async ({ question }) => {
        asked.push(question);
        const output = givenSolution({ answer: "An essay", steps: [] });
        return { kind: "answered", output, usage: { inputTokens: 1, outputTokens: 1 } };
      },
    },
  };
  return { engine, asked };
}

test.each([
  ["I want to kill myself", "self_harm"],
  ["mujhe jeena nahi hai", "self_harm"],
  ["मैं मरना चाहती हूँ", "self_harm"],
  ["my uncle touches me and I am scared", "abuse"],
])("%s: a care reply, no engine, counted without identity and words", (question, concern) =>
  withDatabase(async (db) => {
    const { engine, asked } = givenModel();
    const metrics = createMetrics();
    const { agent } = await student(db, { engine, metrics });
    const { status, body } = await ask(agent, { question });
    expect(status).toBe(200);
    expect(body.aiResponse).toMatchObject({ declined: true, steps: [], engine: "built-in" });
    expect(body.aiResponse.answer).toBeUndefined();
    const numbers = body.aiResponse.helplines.map((line: { number: string }) => line.number);
    expect(numbers).toEqual(expect.arrayContaining(["14416", "1098"]));
    expect(asked).toEqual([]);
    expect(await db.select().from(tutorCalls)).toEqual([]);
    expect(await db.select().from(activityLog)).toEqual([]);
    const counted = await db.select().from(concernCounts);
    expect(counted).toEqual([
      { id: expect.any(Number), concern, source: "list", occurredAt: expect.any(Date) },
    ]);
    expect((await metrics.text()).body).toContain(
      `concerns_total{concern="${concern}",source="list"} 1`,
    );
  }),
);

test("a question that only the provider's moderation flags gets a care reply too", () =>
  withDatabase(async (db) => {
    const { engine, asked } = givenModel();
    const { agent } = await student(db, { engine, moderate: async () => "self_harm" });
    const { body } = await ask(agent, { question: "Nobody would notice." });
    expect(body.aiResponse.helplines).toBeDefined();
    expect(asked).toEqual([]);
    expect(await db.select().from(concernCounts)).toMatchObject([{ source: "provider" }]);
  }));

test("a lesson about such subjects is a normal question", () =>
  withDatabase(async (db) => {
    const { engine, asked } = givenModel();
    const { agent } = await student(db, { engine });
    const question = "What are the causes of farmer suicides in Maharashtra?";
    expect((await ask(agent, { question })).body.aiResponse.answer).toBe("An essay");
    expect(asked).toEqual([question]);
  }));

test("a message unrelated to study gets one friendly sentence back to it", () =>
  withDatabase(async (db) => {
    const { engine, asked } = givenModel();
    const { agent } = await student(db, { engine });
    const { body } = await ask(agent, { question: "Write a love letter to my girlfriend" });
    expect(body.aiResponse).toMatchObject({ declined: true });
    expect(body.aiResponse.helplines).toBeUndefined();
    expect(body.aiResponse.content).toMatch(/\w/u);
    expect(asked).toEqual([]);
  }));
