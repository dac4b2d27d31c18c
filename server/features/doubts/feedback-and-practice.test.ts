import type { Agent } from "supertest";
import { expect, test } from "vitest";
import { student } from "../../testing/app.ts";
import { withCommittedDatabase, withDatabase } from "../../testing/database.ts";
import { givenDoubt } from "../../testing/given-outputs.ts";
import { givenStudent, messagesOf, startConversation } from "../../testing/study.ts";
import { givenSolved, refine, solve, why } from "./testing/doubt-calls.ts";

function rate(agent: Agent, body: object) {
  return agent.post("/api/doubts/feedback").send(body);
}

test("feedback on whether a solution helped is accepted once, and stored with it", () =>
  withDatabase(async (db) => {
    const { agent, conversationId, messageId } = await givenSolved(db);
    const said = await rate(agent, { messageId, helpful: false, conversationId });
    expect(said.status).toBe(204);
    const [, solution] = await messagesOf(agent, conversationId);
    expect(solution?.metadata).toMatchObject({ helpful: false, difficulty: "beginner" });
    const second = await rate(agent, { messageId, helpful: true, conversationId });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ code: "feedback_given" });
    expect((await messagesOf(agent, conversationId))[1]?.metadata.helpful).toBe(false);
    const { body } = await refine(agent, conversationId);
    const other = { messageId: body.message.id, helpful: true, conversationId };
    expect((await rate(agent, other)).status).toBe(204);
  }));

test("of two concurrent feedbacks one counts", () =>
  withCommittedDatabase(async (db) => {
    const { agent, conversationId, messageId } = await givenSolved(db);
    const say = (helpful: boolean) => rate(agent, { messageId, helpful, conversationId });
    const both = await Promise.all([say(true), say(false)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  }));

test("feedback is accepted only for a solution, in its conversation, by its student, as yes or no", () =>
  withDatabase(async (db) => {
    const { agent, conversationId, messageId } = await givenSolved(db);
    const rating = { messageId, helpful: true, conversationId };
    const { agent: stranger } = await student(db);
    expect((await rate(stranger, rating)).status).toBe(404);
    const elsewhere = await startConversation(agent, "doubt");
    expect((await rate(agent, { ...rating, conversationId: elsewhere })).status).toBe(404);
    const [question] = await messagesOf(agent, conversationId);
    expect((await rate(agent, { ...rating, messageId: question?.id })).status).toBe(404);
    expect((await rate(agent, { ...rating, helpful: "yes" })).status).toBe(400);
    expect((await rate(agent, rating)).status).toBe(204);
  }));

test("after a doubt an easier question is practised: held back, tried, revealed, and drawn again", () =>
  withDatabase(async (db) => {
    const { agent, asked, conversationId, messageId } = await givenSolved(db);
    const practise = (id: number) =>
      agent.post("/api/homework/practice").send({ conversationId, messageId: id, easier: true });
    const practice = await practise(messageId);
    expect(practice.status).toBe(200);
    expect(asked.at(-1)).toMatchObject({
      operation: "practice",
      request: {
        question: why,
        easier: true,
        solution: { subject: "Mathematics", answer: givenDoubt().answer },
      },
    });
    expect(practice.body.aiResponse).toMatchObject({ content: "Why is snow white?", steps: [] });
    expect(practice.body.aiResponse.answer).toBeUndefined();
    const held = "It reflects every colour";
    expect(JSON.stringify(await messagesOf(agent, conversationId))).not.toContain(held);
    const place = { messageId: practice.body.message.id as number };
    const tried = { ...place, given: held };
    const { body: judged } = await agent.post("/api/homework/check-answer").send(tried);
    expect(judged.feedback).toMatch(/\w/u);
    const revealed = await agent.post("/api/homework/reveal").send(place);
    expect(revealed.body.aiResponse.answer).toBe(held);
    expect((await practise(place.messageId)).status).toBe(200);
    expect((await refine(agent, conversationId)).status).toBe(200);
  }));

test("an easier question and an equally hard one are two requests", () =>
  withDatabase(async (db) => {
    const { agent, conversationId, messageId } = await givenSolved(db);
    const practise = (fields: object) =>
      agent
        .post("/api/homework/practice")
        .set("Idempotency-Key", "k")
        .send({ conversationId, messageId, ...fields });
    expect((await practise({})).status).toBe(200);
    expect((await practise({ easier: false })).status).toBe(200);
    expect((await practise({ easier: true })).status).toBe(422);
  }));

test("an own answer to a doubt is judged if the doubt has an answer, and there is nothing to reveal", () =>
  withDatabase(async (db) => {
    let answer = "$x = 4$";
    const given = await givenStudent(db, "doubt", { doubt: () => givenDoubt({ answer }) });
    const { agent, conversationId } = given;
    const first = await solve(agent, conversationId, { doubt: "Solve 2x + 3 = 11" });
    const judge = (messageId: number) =>
      agent.post("/api/homework/check-answer").send({ messageId, given: "x = 4" });
    expect((await judge(first.body.message.id)).body.verdict).toBe("right");
    const { id: messageId } = first.body.message;
    const revealed = await agent.post("/api/homework/reveal").send({ messageId });
    expect(revealed.body.aiResponse).toEqual(first.body.aiResponse);
    answer = "";
    const second = await solve(agent, conversationId, { doubt: why });
    expect(second.body.aiResponse.answer).toBeUndefined();
    expect((await judge(second.body.message.id)).status).toBe(404);
  }));
