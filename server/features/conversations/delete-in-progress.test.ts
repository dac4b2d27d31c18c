import { expect, test } from "vitest";
import { student } from "../../testing/app.ts";
import { withCommittedDatabase } from "../../testing/database.ts";
import { givenDoubt } from "../../testing/given-outputs.ts";
import { messagesOf, startConversation, studyModel } from "../../testing/study.ts";
import { withResolvers } from "../answers/live-answer.ts";

test("deleting a conversation ends its answer in progress, which is stopped after a restore", () =>
  withCommittedDatabase(async (db) => {
    const begun = withResolvers<void>();
    const finish = withResolvers<void>();
    const { engine } = studyModel({
      doubt: async () => {
        begun.resolve();
        await finish.promise;
        return givenDoubt();
      },
    });
    const { agent } = await student(db, { engine });
    const id = await startConversation(agent, "doubt");
    const asked = agent
      .post("/api/doubts/solve")
      .field({ doubt: "Why?", conversationId: String(id) })
      .then((response) => response);
    await begun.promise;
    // The work checks for its abort from time to time, here after a moment.
    const deleted = await agent.delete(`/api/conversations/${id}`);
    expect(deleted.status).toBe(204);
    expect((await asked).body).toMatchObject({ code: "answer_stopped" });
    finish.resolve();
    await agent.post(`/api/conversations/${id}/restore`);
    expect(await messagesOf(agent, id)).toMatchObject([
      { content: "Why?" },
      { state: "stopped", aiResponse: null },
    ]);
  }));
