import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { activityLog } from "../../db/schema/activity.ts";
import { student } from "../../testing/app.ts";
import { ask } from "../../testing/ask-homework.ts";
import { withDatabase } from "../../testing/database.ts";
import { givenSolution } from "../../testing/given-solution.ts";
import { startOpenAiServer } from "../../testing/openai-server.ts";
import { createOpenAiEngine } from "../../tutor/openai/openai-engine.ts";

test("what a student finds for a question in a photo is judged by its answer, not by what the words beside it come to", () =>
  withDatabase(async (db) => {
    const model = await startOpenAiServer();
    onTestFinished(model.close);
    // In the photo: "(5 - 2) Find x in 4x = 36".
    model.respondWith({ kind: "answer", json: givenSolution({ answer: "$x = 9$" }) });
    const { baseUrl } = model;
    const engine = createOpenAiEngine({
      apiKey: "a key",
      baseUrl,
      model: "test",
      timeoutMs: 9_000,
    });
    const { agent } = await student(db, { engine });
    const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
      .jpeg()
      .toBuffer();
    const { body } = await ask(agent, { question: "5 - 2", photo });
    const judged = async (given: string) =>
      (await agent.post("/api/homework/check-answer").send({ messageId: body.message.id, given }))
        .body.verdict;
    expect(await judged("x = 9")).toBe("right");
    expect(await judged("3")).not.toBe("right");
  }));

test("right and wrong tries both count as study, what can't be read doesn't", () =>
  withDatabase(async (db) => {
    const { agent, user } = await student(db);
    const { body } = await ask(agent, { question: "Solve 2x + 3 = 11", helpLevel: "hint" });
    for (const given of ["x = 5", "no idea at all", "x = 4"]) {
      await agent
        .post("/api/homework/check-answer")
        .send({ messageId: body.message.id, given })
        .expect(200);
    }
    const rows = await db.select().from(activityLog).where(eq(activityLog.userId, user.id));
    const tries = rows.filter(({ act }) => act === "practice_answered");
    expect(tries).toMatchObject([
      { correct: false, subject: "Mathematics" },
      { correct: true, subject: "Mathematics" },
    ]);
  }));
