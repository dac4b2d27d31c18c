import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { messages } from "../../db/schema/conversations.ts";
import { rateLimits } from "../../db/schema/limits.ts";
import { tutorCalls } from "../../db/schema/tutor-calls.ts";
import { student } from "../../testing/app.ts";
import { ask, newConversation } from "../../testing/ask-homework.ts";
import { withCommittedDatabase, withDatabase } from "../../testing/database.ts";
import { startConversation, studyModel } from "../../testing/study.ts";
import { usualConfig } from "../../testing/config.ts";
import { givenSolution } from "../../testing/given-solution.ts";
import type { TutorEngine } from "../../tutor/engine.ts";
import { withResolvers } from "../answers/live-answer.ts";
import { TutorError } from "../../tutor/tutor-error.ts";

test("the same idempotency key returns the same stored answer and calls the tutor once", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const conversationId = await newConversation(agent);
    const asked = { question: "Solve 2x + 3 = 11", conversationId, key: "a-key" };
    const first = await ask(agent, asked);
    const second = await ask(agent, asked);
    expect(first.body.newAchievements).toMatchObject([{ badgeId: "acts-1" }]);
    expect(second.body).toEqual({ ...first.body, newAchievements: undefined });
    expect(await db.select().from(tutorCalls)).toHaveLength(1);
    expect(await db.select().from(messages)).toHaveLength(2);
  }));

test("a question that can't be stored leaves no rows, and can be asked again", () =>
  withCommittedDatabase(async (db) => {
    const { agent } = await student(db);
    const asked = { question: "2 + 2", conversationId: await newConversation(agent), key: "a-key" };
    const before = await db.select().from(rateLimits);
    await db.execute(
      sql`alter table idempotency_keys add constraint no_a_key check (key <> 'a-key')`,
    );
    try {
      expect((await ask(agent, asked)).status).toBe(500);
    } finally {
      await db.execute(sql`alter table idempotency_keys drop constraint no_a_key`);
    }
    expect(await db.select().from(messages)).toEqual([]);
    expect(await db.select().from(rateLimits)).toEqual(before);
    expect((await ask(agent, asked)).status).toBe(200);
  }));

test("only asks that call a model count towards the tight limit: computed answers, care and small talk don't", () =>
  withDatabase(async (db) => {
    const { engine } = studyModel();
    const limits = { ...usualConfig.limits, asksPerTenMinutes: 2 };
    const { agent } = await student(db, { engine, config: { ...usualConfig, limits } });
    const conversationId = await startConversation(agent, "doubt");
    const solve = async (doubt: string) => {
      const response = await agent.post("/api/doubts/solve").send({ doubt, conversationId });
      return response.status;
    };
    const free = ["my father beats me every day", "Write a love letter to my girlfriend"];
    for (const words of [...free, ...free]) expect(await solve(words)).toBe(200);
    expect(await solve("Why do leaves look green?")).toBe(200);
    expect(await solve("Why is the sea salty?")).toBe(200);
    expect(await solve("Why is snow white?")).toBe(429);
  }));

test("the same idempotency key with a different question is refused", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const conversationId = await newConversation(agent);
    await ask(agent, { question: "2 + 2", conversationId, key: "a-key" });
    const other = await ask(agent, { question: "2 + 3", conversationId, key: "a-key" });
    expect(other.status).toBe(422);
    expect(other.body.code).toBe("same_key_other_request");
  }));

test("an idempotency key of more than 200 characters is refused", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const response = await ask(agent, { question: "2 + 2", key: "k".repeat(201) });
    expect(response.status).toBe(400);
    expect(response.body.detail).toContain("200 characters");
  }));

test("an idempotency key is valid for one student only", () =>
  withDatabase(async (db) => {
    const { agent: asha } = await student(db);
    const { agent: ravi } = await student(db);
    await ask(asha, { question: "2 + 2", key: "a-key" });
    expect((await ask(ravi, { question: "3 + 3", key: "a-key" })).status).toBe(200);
  }));

test("a double tap is one question: both requests get the same answer, and the tutor is called once", () =>
  withCommittedDatabase(async (db) => {
    const gate = gated();
    const { agent } = await student(db, { engine: gate.engine });
    const conversationId = await newConversation(agent);
    const asked = { question: "Why is the sky blue?", conversationId, key: "a-key" };
    const first = ask(agent, asked).then((response) => response);
    await gate.asked;
    const second = ask(agent, asked).then((response) => response);
    gate.open();
    const answered = await first;
    expect(answered.status).toBe(200);
    // Badges are sent with the answer that earned them, not with one that is read later.
    const { newAchievements: _badges, ...same } = answered.body;
    expect((await second).body).toMatchObject(same);
    expect((await ask(agent, asked)).body).toEqual(same);
    expect(await db.select().from(messages)).toHaveLength(2);
    expect(await db.select().from(tutorCalls)).toHaveLength(1);
  }));

test.each([
  ["timed_out", 504],
  ["rate_limited", 503],
  ["unavailable", 502],
  ["unreadable", 502],
  ["refused", 422],
  ["rejected", 502],
] as const)(
  "when the tutor fails (%s) the question is stored and Try again works",
  (failure, status) =>
    withDatabase(async (db) => {
      let fails = true;
      const engine = modelThat(async () => {
        if (fails) throw new TutorError(failure, "as told", { retryAfter: 7 });
      });
      const { agent } = await student(db, { engine });
      const conversationId = await newConversation(agent);
      const asked = { question: "Why is the sky blue?", conversationId, key: "a-key" };
      const failed = await ask(agent, asked);
      expect(failed.status).toBe(status);
      expect(failed.body.detail).toContain("Your question is safe");
      expect(failed.headers["retry-after"]).toBe("7");
      expect(await db.select().from(tutorCalls)).toMatchObject([
        { engine: "openai", outcome: failure },
        { engine: "built-in", outcome: "declined" },
      ]);
      fails = false;
      const again = await ask(agent, asked);
      expect(again.body.aiResponse.answer).toBe("Scattering");
      const kept = await db.select().from(messages).orderBy(messages.id);
      expect(kept.map((message) => message.role)).toEqual(["user", "assistant"]);
    }),
);

/** A model that runs this function, then answers. */
function modelThat(does: () => Promise<void>): TutorEngine {
  return {
    name: "openai",
    model: "test-model",
    readsPhotos: true,
    skills: {
      homework: async () => {
        await does();
        const output = givenSolution({ answer: "Scattering", steps: [] });
        return { kind: "answered", output, usage: { inputTokens: 1, outputTokens: 1 } };
      },
    },
  };
}

/** A model that answers only after the gate is opened. */
function gated() {
  const gate = withResolvers<void>();
  const ask = withResolvers<void>();
  const engine = modelThat(() => {
    ask.resolve();
    return gate.promise;
  });
  return { engine, open: () => gate.resolve(), asked: ask.promise };
}

test("when a model fails, the built-in tutor answers where it can, with a notice", () =>
  withDatabase(async (db) => {
    const engine = modelThat(async () => {
      throw new TutorError("unavailable", "as told");
    });
    const { agent } = await student(db, { engine });
    const { body } = await ask(agent, { question: "Solve 2x + 3 = 11" });
    expect(body.aiResponse).toMatchObject({
      answer: "$x = 4$",
      engine: "built-in",
      notice: expect.stringContaining("built-in tutor answered") as string,
    });
  }));

test("when the day's tokens are used up the built-in tutor answers, and the model isn't called", () =>
  withDatabase(async (db) => {
    let asked = 0;
    const engine = modelThat(async () => {
      asked += 1;
    });
    const limits = { ...usualConfig.limits, tokensPerStudentPerDay: 2 };
    const { agent } = await student(db, { engine, config: { ...usualConfig, limits } });
    await ask(agent, { question: "Why is the sky blue?" });
    const { body } = await ask(agent, { question: "Solve 2x + 3 = 11" });
    expect(asked).toBe(1);
    expect(body.aiResponse).toMatchObject({
      engine: "built-in",
      notice: expect.stringContaining("used up") as string,
    });
    const { body: declined } = await ask(agent, { question: "Why is the sea salty?" });
    expect(asked).toBe(1);
    expect(declined.aiResponse).toMatchObject({
      declined: true,
      notice: expect.stringContaining("back tomorrow") as string,
    });
  }));

test("asks are limited per ten minutes, with the waiting time in the error; a repeated request doesn't count", () =>
  withDatabase(async (db) => {
    const limits = { ...usualConfig.limits, allAsksPerTenMinutes: 2 };
    const { agent } = await student(db, { config: { ...usualConfig, limits } });
    const conversationId = await newConversation(agent);
    const asked = { question: "2 + 2", conversationId, key: "a-key" };
    await ask(agent, asked);
    await ask(agent, asked);
    expect((await ask(agent, { question: "2 + 3" })).status).toBe(200);
    const third = await ask(agent, { question: "2 + 4" });
    expect(third.status).toBe(429);
    expect(third.body).toMatchObject({ code: "too_many_asks" });
    expect(Number(third.headers["retry-after"])).toBeGreaterThan(0);
    expect((await ask(agent, asked)).status).toBe(200);
  }));
