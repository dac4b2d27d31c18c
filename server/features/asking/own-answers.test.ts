import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { student } from "../../testing/app.ts";
import { ask } from "../../testing/ask-homework.ts";
import { withDatabase } from "../../testing/database.ts";
import { givenSolution } from "../../testing/given-solution.ts";
import { startOpenAiServer } from "../../testing/openai-server.ts";
import { createOpenAiEngine } from "../../tutor/openai/openai-engine.ts";

test("a student's own answer to a question in a photo is judged by its answer, not by the typed words beside it", () =>
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
