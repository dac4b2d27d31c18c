import { expect, test } from "vitest";
import { student } from "../../testing/app.ts";
import { ask, newConversation } from "../../testing/ask-homework.ts";
import { withDatabase } from "../../testing/database.ts";

test("practice shows a question and withholds its solution until requested", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const conversationId = await newConversation(agent);
    const solved = await ask(agent, { question: "Solve 2x + 3 = 11", conversationId });
    const practice = await agent
      .post("/api/homework/practice")
      .send({ conversationId, messageId: solved.body.message.id });
    expect(practice.status).toBe(200);
    const { aiResponse, message } = practice.body;
    expect(aiResponse.content).toMatch(/=/u);
    expect(aiResponse.answer).toBeUndefined();
    expect(aiResponse.steps).toEqual([]);
    const revealed = await agent.post("/api/homework/reveal").send({ messageId: message.id });
    const answer = String(revealed.body.aiResponse.answer);
    expect(revealed.body.aiResponse.steps.length).toBeGreaterThan(0);
    const judged = (given: string) =>
      agent.post("/api/homework/check-answer").send({ messageId: message.id, given });
    expect((await judged(answer)).body.verdict).toBe("right");
    expect((await judged("x = 987654")).body.verdict).toBe("wrong");
    expect((await judged("no idea at all")).body.verdict).toBe("unreadable");
  }));

test("practice belongs to the conversation of its answer", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const { body } = await ask(agent, { question: "2 + 2" });
    const practice = await agent
      .post("/api/homework/practice")
      .send({ conversationId: await newConversation(agent), messageId: body.message.id });
    expect(practice.status).toBe(404);
  }));

test("another practice request draws a different question", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const conversationId = await newConversation(agent);
    const { body } = await ask(agent, { question: "Solve 2x + 3 = 11", conversationId });
    const questions = new Set<string>();
    for (let count = 0; count < 4; count += 1) {
      const practice = await agent
        .post("/api/homework/practice")
        .send({ conversationId, messageId: body.message.id });
      questions.add(practice.body.aiResponse.content);
    }
    expect(questions.size).toBeGreaterThan(1);
  }));
