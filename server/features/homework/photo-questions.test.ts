import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Db } from "../../db/db.ts";
import { student } from "../../testing/app.ts";
import { ask, newConversation } from "../../testing/ask-homework.ts";
import { withDatabase } from "../../testing/database.ts";
import { givenSolution } from "../../testing/given-solution.ts";
import { type OpenAiServer, startOpenAiServer } from "../../testing/openai-server.ts";
import { createOpenAiEngine } from "../../tutor/openai/openai-engine.ts";
import type { PhotoReader } from "../uploads/reading/reading.ts";

let model: OpenAiServer;
beforeEach(async () => {
  model = await startOpenAiServer();
});
afterEach(() => model.close());

const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
  .jpeg()
  .toBuffer();

const copied = "Solve 2x + 3 = 11";
const other = "Solve 2x + 8 = 11";

/** A student of a product with a model, and optionally a reader of printed text. */
async function studentWith(db: Db, read?: PhotoReader["read"]) {
  const engine = createOpenAiEngine({
    apiKey: "a key",
    baseUrl: model.baseUrl,
    model: "test-model",
    timeoutMs: 15_000,
    retryPauseMs: 1,
    breaker: { leastAsks: 1_000 },
  });
  return student(db, { engine, ...(read && { photoReader: { read } }) });
}

const printed =
  (text: string): PhotoReader["read"] =>
  async () => ({ outcome: "printed", questions: [{ label: null, pieces: [text] }] });

test("a question in a photo is solved, checked, shown, and practised like a typed one", () =>
  withDatabase(async (db) => {
    const { agent } = await studentWith(db, printed(copied));
    const conversationId = await newConversation(agent);
    model.respondWith({ kind: "answer", reads: copied });
    const { body } = await ask(agent, { photo, conversationId });
    expect(body.aiResponse).toMatchObject({
      answer: "$x = 4$",
      check: { status: "checked" },
      engine: "openai",
      transcription: copied,
    });
    const kept = await agent.get(`/api/conversations/${conversationId}/messages`);
    expect(kept.body[1].aiResponse).toEqual(body.aiResponse);
    model.respondWith({ kind: "status", status: 500 });
    const practice = await agent
      .post("/api/homework/practice")
      .send({ conversationId, messageId: body.message.id });
    expect(practice.body.aiResponse.content).toMatch(/Solve .*x/u);
  }));

test("where the model answers another question than it copied, the computed solution replaces it", () =>
  withDatabase(async (db) => {
    const { agent } = await studentWith(db);
    model.respondWith({ kind: "lie", reads: copied });
    const { body } = await ask(agent, { photo, question: "please help" });
    expect(body.aiResponse).toMatchObject({
      answer: "$x = 4$",
      check: { status: "checked" },
      engine: "built-in",
      transcription: copied,
    });
  }));

test.each(["hint", "stepbystep"])(
  "at level %s neither a leak by the model nor its transcription reveals the answer",
  (helpLevel) =>
    withDatabase(async (db) => {
      const { agent } = await studentWith(db);
      model.respondWith({ kind: "leak", reads: copied });
      const { body } = await ask(agent, { photo, helpLevel });
      expect(body.aiResponse).toMatchObject({ transcription: copied });
      expect(JSON.stringify(body)).not.toMatch(/x\s*=\s*4(?!\d)/u);
      const json = { transcription: `${copied}, that is $x = 4$`, ...givenSolution() };
      model.respondWith({ kind: "answer", json });
      const telling = await ask(agent, { photo, helpLevel });
      expect(JSON.stringify(telling.body)).not.toMatch(/x\s*=\s*4(?!\d)/u);
    }),
);

test("where the printed text has another number the student is asked, and her choice is solved as typed", () =>
  withDatabase(async (db) => {
    const { agent } = await studentWith(db, printed(other));
    const conversationId = await newConversation(agent);
    model.respondWith({ kind: "answer", reads: copied });
    const { body } = await ask(agent, { photo, conversationId });
    expect(body.aiResponse).toMatchObject({
      declined: true,
      content: "I read two things in your photo. Which one is printed there?",
      followUpQuestions: [other, copied],
    });
    model.respondWith({ kind: "answer" });
    const chosen = await ask(agent, { question: other, conversationId });
    expect(chosen.body.aiResponse).toMatchObject({
      declined: false,
      check: { status: "checked" },
    });
    expect(chosen.body.aiResponse).not.toHaveProperty("transcription");
  }));

test.each<[string, PhotoReader["read"]]>([
  ["busy", async () => ({ outcome: "busy" })],
  ["broken", async () => Promise.reject(new Error("no thread"))],
])("a reader that is %s doesn't prevent an answer", (_what, readPrint) =>
  withDatabase(async (db) => {
    const { agent } = await studentWith(db, readPrint);
    model.respondWith({ kind: "answer", reads: copied });
    const { body } = await ask(agent, { photo });
    expect(body.aiResponse).toMatchObject({ check: { status: "checked" } });
  }),
);

test("the answer to a photo without readable text is unchecked", () =>
  withDatabase(async (db) => {
    const { agent } = await studentWith(db);
    const { body } = await ask(agent, { photo });
    expect(body.aiResponse).toMatchObject({ check: { status: "unchecked" } });
    expect(body.aiResponse).not.toHaveProperty("transcription");
  }));
