import { expect, test } from "vitest";
import { student } from "../testing/app.ts";
import { withDatabase } from "../testing/database.ts";
import { givenLibrary, startConversation, studyModel } from "../testing/study.ts";

const words = "What is 15% of 240?";

test.each([
  ["a number", (id: number) => id],
  ["text", (id: number) => String(id)],
])("every call takes ids as %s, in JSON", (_form, form) =>
  withDatabase(async (db) => {
    const { agent } = await student(db, { engine: studyModel().engine, library: givenLibrary });
    const doubts = form(await startConversation(agent, "doubt"));
    const concepts = form(await startConversation(agent, "concept"));
    const homework = form(await startConversation(agent, "homework"));
    const call = async (path: string, body: object) => {
      const response = await agent.post(path).send(body);
      expect(response.status, `${path}: ${response.body.detail}`).toBeLessThan(300);
      return response.body;
    };
    await call("/api/homework/ask", { question: words, conversationId: homework });
    const solved = await call("/api/doubts/solve", { doubt: words, conversationId: doubts });
    const messageId = form(solved.message.id);
    const onSolution = { messageId, conversationId: doubts };
    const wish = { originalDoubt: words, refinementRequest: "Shorter" };
    await call("/api/doubts/refine", { ...wish, ...onSolution });
    await call("/api/doubts/feedback", { ...onSolution, helpful: true });
    await call("/api/homework/practice", onSolution);
    const concept = "Fractions";
    const asked = { concept, conversationId: concepts };
    const explained = await call("/api/concepts/explain", asked);
    const understood = { messageId: form(explained.message.id), feedback: "understood" };
    const { followUp } = await call("/api/feedback/comprehension", { ...asked, ...understood });
    const choice = { messageId: form(followUp.id), question: 0, choice: 0 };
    await call("/api/concepts/quiz", choice);
  }),
);

test.each(["/api/homework/ask", "/api/doubts/solve", "/api/concepts/explain"])(
  "%s says what is wrong with a conversation that is none",
  (path) =>
    withDatabase(async (db) => {
      const { agent } = await student(db);
      const call = async (conversationId: unknown) => {
        const words = { question: "2 + 2", doubt: "2 + 2", concept: "2 + 2" };
        const { status, body } = await agent.post(path).send({ ...words, conversationId });
        return [status, body.detail];
      };
      expect(await call(undefined)).toEqual([400, '"conversationId" is missing.']);
      expect(await call("one")).toEqual([400, '"conversationId" must be a number.']);
      expect((await call(0))[0]).toBe(400);
      expect((await call(2147483647))[0]).toBe(404);
    }),
);
