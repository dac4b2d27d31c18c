import { expect, test } from "vitest";
import { student } from "../../testing/app.ts";
import { withCommittedDatabase } from "../../testing/database.ts";
import { givenDoubt } from "../../testing/given-outputs.ts";
import { startConversation, studyModel } from "../../testing/study.ts";
import { withResolvers } from "../answers/live-answer.ts";

test("deleting an account ends its answer in progress before the rows are deleted", () =>
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
    const answered = agent
      .post("/api/doubts/solve")
      .field({ doubt: "Why?", conversationId: String(id) })
      .then((response) => response);
    await begun.promise;
    const deleted = await agent.delete("/api/user").send({ password: "secret1" });
    expect(deleted.status).toBe(200);
    finish.resolve();
    expect((await answered).body).toMatchObject({ code: "answer_stopped" });
  }));
