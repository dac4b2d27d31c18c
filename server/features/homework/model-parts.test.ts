import { afterEach, beforeEach, expect, test } from "vitest";
import type { Db } from "../../db/db.ts";
import { student } from "../../testing/app.ts";
import { ask, newConversation } from "../../testing/ask-homework.ts";
import { withDatabase } from "../../testing/database.ts";
import { type OpenAiServer, startOpenAiServer } from "../../testing/openai-server.ts";
import { createOpenAiEngine } from "../../tutor/openai/openai-engine.ts";

let model: OpenAiServer;
beforeEach(async () => {
  model = await startOpenAiServer();
});
afterEach(() => model.close());

/** The answer of a product with a model, and the first request that the model received. */
async function askModel(db: Db, question: string) {
  const engine = createOpenAiEngine({
    apiKey: "a key",
    baseUrl: model.baseUrl,
    model: "test-model",
    timeoutMs: 15_000,
    idleTimeoutMs: 5_000,
    retryPauseMs: 1,
    longestRetryPauseMs: 50,
    breaker: { leastAsks: 1_000 },
  });
  const { agent } = await student(db, { engine });
  const { body } = await ask(agent, { question, conversationId: await newConversation(agent) });
  return { aiResponse: body.aiResponse, told: JSON.stringify(model.requests[0]) };
}

const isGiven = "computed and proved";

test("the model gets the computed answers of an exercise with parts, and they replace a contradicting answer", () =>
  withDatabase(async (db) => {
    const question = "(i) Find the HCF of 45 and 60. (ii) Hence find their LCM.";
    model.respondWith({ kind: "lie" });
    const { aiResponse, told } = await askModel(db, question);
    expect(told).toContain(isGiven);
    expect(told).toMatch(/\(i\).*15.*\(ii\).*180/su);
    expect(aiResponse.answer).toMatch(/\(i\).*15.*\(ii\).*180/su);
    expect(aiResponse).toMatchObject({ engine: "built-in", check: { status: "checked" } });
  }));

test.each([
  ["a part that can't be solved", "(i) Find the HCF of 45 and 60. (ii) Who was Akbar's father?"],
  ["no option that is equal", "What is 3/4 of 24? (a) 16 (b) 17 (c) 20 (d) 12"],
  ["a letter that may be a factor", "(x) x + 2 = 5"],
])(
  "for an exercise with %s the model gets no computed answer, and is not overruled",
  (_what, question) =>
    withDatabase(async (db) => {
      const { aiResponse, told } = await askModel(db, question);
      expect(told).not.toContain(isGiven);
      expect(aiResponse).toMatchObject({ engine: "openai", check: { status: "unchecked" } });
    }),
);

test("a computed option is given to the model with its value", () =>
  withDatabase(async (db) => {
    const { told } = await askModel(db, "What is 3/4 of 24? (a) 16 (b) 18 (c) 20 (d) 12");
    expect(told).toContain(isGiven);
    expect(told).toMatch(/\(b\).*18/su);
  }));
