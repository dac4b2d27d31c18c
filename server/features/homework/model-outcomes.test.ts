import { createParser } from "eventsource-parser";
import type { Agent } from "supertest";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Db } from "../../db/db.ts";
import { tutorCalls } from "../../db/schema/tutor-calls.ts";
import { createMetrics } from "../../metrics/metrics.ts";
import { student } from "../../testing/app.ts";
import { ask, newConversation } from "../../testing/ask-homework.ts";
import { usualConfig } from "../../testing/config.ts";
import { withDatabase } from "../../testing/database.ts";
import type { Behaviour } from "../../testing/openai-behaviour.ts";
import { type OpenAiServer, startOpenAiServer } from "../../testing/openai-server.ts";
import { createOpenAiEngine } from "../../tutor/openai/openai-engine.ts";

let model: OpenAiServer;
beforeEach(async () => {
  model = await startOpenAiServer();
});
afterEach(() => model.close());

const solvable = "Solve 2x + 3 = 11";
const unsolvable = "Why did the Mauryan empire decline?";

/**
 * A student of a product whose model is the test server, with short timeouts and a circuit breaker that stays closed.
 */
async function studentWithModel(db: Db, overrides: Parameters<typeof student>[1] = {}) {
  const engine = createOpenAiEngine({
    apiKey: "a key",
    baseUrl: model.baseUrl,
    model: "test-model",
    timeoutMs: 1_500,
    idleTimeoutMs: 300,
    retryPauseMs: 1,
    longestRetryPauseMs: 50,
    breaker: { leastAsks: 1_000 },
  });
  return student(db, { engine, ...overrides });
}

interface Event {
  event: string | undefined;
  data: { aiResponse?: Record<string, unknown>; [field: string]: unknown };
}

/** Requests a stream, and reads all of it. */
async function stream(agent: Agent, question: string, helpLevel = "full") {
  const conversationId = await newConversation(agent);
  const response = await agent
    .post("/api/homework/ask")
    .set("Accept", "text/event-stream")
    .field({ question, conversationId: String(conversationId), helpLevel });
  const events: Event[] = [];
  const parser = createParser({
    // safe: our own events contain objects
    onEvent: ({ event, data }) => events.push({ event, data: JSON.parse(data) as Event["data"] }),
  });
  parser.feed(response.text);
  return { events, last: events.at(-1), conversationId };
}

const failing: [string, Behaviour, number, string][] = [
  ["stalls for ever", { kind: "stall" }, 504, "tutor_timed_out"],
  ["sends headers and never a word", { kind: "stall-before-words" }, 504, "tutor_timed_out"],
  ["stops in the middle for ever", { kind: "stall-midway" }, 504, "tutor_timed_out"],
  ["answers 429 with a long Retry-After", tooMany("60"), 503, "tutor_busy"],
  ["answers 500", { kind: "status", status: 500 }, 502, "tutor_unavailable"],
  ["sends half a stream", { kind: "end-early" }, 502, "tutor_unavailable"],
  ["cuts the connection", { kind: "cut-connection" }, 502, "tutor_unavailable"],
  ["fails in the middle of a stream", { kind: "error-midway" }, 502, "tutor_unavailable"],
  ["sends broken JSON", { kind: "broken-json" }, 502, "tutor_unavailable"],
  ["is cut off at its cap", { kind: "length-cut-off" }, 502, "tutor_unavailable"],
  ["sends no choice", { kind: "empty-choices" }, 502, "tutor_unavailable"],
  ["refuses", { kind: "refusal" }, 422, "tutor_refused"],
  ["filters", { kind: "content-filter" }, 422, "tutor_refused"],
  ["takes no such key", { kind: "status", status: 401 }, 502, "tutor_misconfigured"],
];

function tooMany(retryAfter: string): Behaviour {
  return { kind: "status", status: 429, retryAfter };
}

test.each(failing)(
  "a model that %s: the question is stored, the page gets the reason, and Try again answers",
  (_what, behaviour, status, code) =>
    withDatabase(async (db) => {
      const { agent } = await studentWithModel(db);
      model.respondWith(behaviour);
      const conversationId = await newConversation(agent);
      const response = await ask(agent, { question: unsolvable, conversationId });
      expect(response.status).toBe(status);
      expect(response.body).toMatchObject({ code, detail: expect.stringContaining("safe") });
      const kept = await agent.get(`/api/conversations/${conversationId}/messages`);
      expect(kept.body).toMatchObject([
        { role: "user", content: unsolvable, state: "complete" },
        { role: "assistant", state: "failed", aiResponse: null, failure: { code } },
      ]);
      model.respondWith({ kind: "answer" });
      const again = await agent.post(
        `/api/conversations/${conversationId}/messages/${kept.body[1].id}/retry`,
      );
      expect(again.body).toMatchObject({
        aiResponse: { engine: "openai", check: { status: "unchecked" } },
        message: { id: kept.body[1].id },
      });
    }),
);

test.each(failing)(
  "a model that %s: the built-in tutor answers what it can, with a notice",
  (_what, behaviour) =>
    withDatabase(async (db) => {
      const { agent } = await studentWithModel(db);
      model.respondWith(behaviour);
      const { last } = await stream(agent, solvable);
      expect(last).toMatchObject({
        event: "done",
        data: {
          aiResponse: {
            answer: "$x = 4$",
            engine: "built-in",
            check: { status: "checked" },
            notice: expect.stringContaining("built-in tutor"),
          },
        },
      });
    }),
);

test("the client waits for a short Retry-After", () =>
  withDatabase(async (db) => {
    const { agent } = await studentWithModel(db);
    model.respondWith(tooMany("0"), { kind: "answer" });
    const { body } = await ask(agent, { question: unsolvable });
    expect(body.aiResponse).toMatchObject({ engine: "openai" });
    expect(model.requests).toHaveLength(2);
  }));

test("broken JSON is sent back to the model once for repair", () =>
  withDatabase(async (db) => {
    const { agent } = await studentWithModel(db);
    model.respondWith({ kind: "broken-json" }, { kind: "answer" });
    const { body } = await ask(agent, { question: unsolvable });
    expect(body.aiResponse).toMatchObject({ engine: "openai" });
    expect(model.requests).toHaveLength(2);
  }));

test("an answer streams field by field, and ends with the same result as the plain call", () =>
  withDatabase(async (db) => {
    const { agent } = await studentWithModel(db);
    model.respondWith({ kind: "answer", parts: 60, everyMs: 5 });
    const { events, last } = await stream(agent, unsolvable);
    const deltas = events.filter(({ event }) => event === "delta");
    expect(deltas.length).toBeGreaterThan(3);
    expect(last?.event).toBe("done");
    const laid = Object.assign({}, ...deltas.map(({ data }) => data.aiResponse)) as object;
    expect(last?.data.aiResponse).toMatchObject(laid);
    expect(laid).toMatchObject({ answer: last?.data.aiResponse?.["answer"] });
  }));

test("a wrong answer never leaves the server, neither in parts nor as a whole", () =>
  withDatabase(async (db) => {
    const { agent } = await studentWithModel(db);
    model.respondWith({ kind: "lie", parts: 60, everyMs: 2 });
    const { events, last } = await stream(agent, solvable);
    const answers = events.flatMap(({ data }) => data.aiResponse?.["answer"] ?? []);
    expect(new Set(answers)).toEqual(new Set(["$x = 4$"]));
    expect(last?.data.aiResponse).toMatchObject({ check: { status: "checked" } });
  }));

test.each(["hint", "stepbystep"])("a leak at level %s never leaves the server", (helpLevel) =>
  withDatabase(async (db) => {
    const { agent } = await studentWithModel(db);
    model.respondWith({ kind: "leak", parts: 60, everyMs: 2 });
    const { events, last, conversationId } = await stream(agent, solvable, helpLevel);
    expect(last?.event).toBe("done");
    expect(events.flatMap(({ data }) => data.aiResponse?.["answer"] ?? [])).toEqual([]);
    const messages = await agent.get(`/api/conversations/${conversationId}/messages`);
    const left = JSON.stringify(events) + messages.text;
    expect(left).not.toMatch(/x\s*=\s*4(?!\d)|\bfour\b/u);
  }),
);

test("each call is recorded with tokens, cost, times and the checker's verdict, in both rows and metrics", () =>
  withDatabase(async (db) => {
    const prices = new Map([["test-model", { input: 1, output: 10 }]]);
    const metrics = createMetrics();
    const { agent, user } = await studentWithModel(db, {
      config: { ...usualConfig, prices },
      metrics,
    });
    model.respondWith({ kind: "lie" }, { kind: "answer" });
    await stream(agent, solvable);
    const [lie, right] = await db.select().from(tutorCalls).orderBy(tutorCalls.id);
    const common = { userId: user.id, feature: "homework", engine: "openai", model: "test-model" };
    expect(lie).toMatchObject({ ...common, outcome: "answered", verdict: "corrected" });
    expect(right).toMatchObject({ ...common, outcome: "answered", verdict: "checked" });
    const { inputTokens = 0, outputTokens = 0, costMicroUsd, firstPartMilliseconds } = right ?? {};
    expect(inputTokens).toBeGreaterThan(100);
    expect(costMicroUsd).toBe(inputTokens + 10 * outputTokens);
    expect(firstPartMilliseconds).toBeLessThanOrEqual(right?.milliseconds ?? -1);
    const { body } = await metrics.text();
    expect(body).toMatch(/tutor_calls_total\{.*outcome="answered",verdict="corrected"\} 1/u);
    expect(body).toMatch(/tutor_calls_total\{.*outcome="answered",verdict="checked"\} 1/u);
    expect(body).toMatch(/answers_total\{feature="homework",state="complete"\} 1/u);
  }));
