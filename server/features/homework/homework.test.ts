import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { activityLog } from "../../db/schema/activity.ts";
import { messages, uploads } from "../../db/schema/conversations.ts";
import { tutorCalls } from "../../db/schema/tutor-calls.ts";
import { bankOnFriction, tyres } from "../../testing/answer-bank.ts";
import { student } from "../../testing/app.ts";
import { ask, newConversation } from "../../testing/ask-homework.ts";
import { withDatabase } from "../../testing/database.ts";

test.each([
  ["Solve 2x + 3 = 11", "x = 4"],
  ["What is 3/4 + 5/6?", String.raw`\frac{19}{12}`],
  ["Solve x^2 - 5x + 6 = 0", "x = 2"],
  ["15% of 240", "36"],
  ["x + y = 10 and x - y = 4", "x = 7"],
])("%s gets the right answer, checked, with steps", (question, answer) =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const { status, body } = await ask(agent, { question });
    expect(status).toBe(200);
    expect(body.aiResponse.answer).toContain(answer);
    expect(body.aiResponse.check.status).toBe("checked");
    expect(body.aiResponse.check.method).toMatch(/\w/u);
    expect(body.aiResponse.steps.length).toBeGreaterThan(0);
    expect(body.aiResponse.engine).toBe("built-in");
    expect(body.message.id).toBeGreaterThan(0);
  }),
);

test("a question that isn't maths is declined honestly, and stored", () =>
  withDatabase(async (db) => {
    const { agent, user } = await student(db);
    const { status, body } = await ask(agent, {
      question: "Explain the causes of the 1857 revolt",
    });
    expect(status).toBe(200);
    expect(body.aiResponse).toMatchObject({
      declined: true,
      check: { status: "unchecked" },
      steps: [],
    });
    expect(body.aiResponse.answer).toBeUndefined();
    expect(body.aiResponse.content).toMatch(/^I don't have the answer/u);
    const studied = await db.select().from(activityLog).where(eq(activityLog.userId, user.id));
    expect(studied).toEqual([]);
  }));

test("one sum inside a chat message is offered, not answered; the offer is stored, and can be asked", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const conversationId = await newConversation(agent);
    const question = "i am crying over 2x + 3 = 11 since morning";
    const { body } = await ask(agent, { question, helpLevel: "hint", conversationId });
    expect(body.aiResponse).toMatchObject({ declined: true, suggestion: "Solve 2x + 3 = 11" });
    expect(body.aiResponse.answer).toBeUndefined();
    const { body: kept } = await agent.get(`/api/conversations/${conversationId}/messages`);
    expect(kept[1].aiResponse.suggestion).toBe("Solve 2x + 3 = 11");
    const meant = await ask(agent, { question: "Solve 2x + 3 = 11", conversationId });
    expect(meant.body.aiResponse.answer).toContain("x = 4");
  }));

test("one sum between a greeting and a stray word is offered too", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const { body } = await ask(agent, {
      question: "hello sir I want to find 2x+3=11 banana please",
    });
    expect(body.aiResponse).toMatchObject({ declined: true, suggestion: "Solve 2x+3=11" });
  }));

test.each(["riya had 3 + 2 cakes and gave away 1", "Explain the causes of the 1857 revolt"])(
  "nothing is offered for %s",
  (question) =>
    withDatabase(async (db) => {
      const { agent } = await student(db);
      const { body } = await ask(agent, { question });
      expect(body.aiResponse.declined).toBe(true);
      expect(body.aiResponse).not.toHaveProperty("suggestion");
    }),
);

test("a hint contains the answer in no field, and a step-by-step guide omits the last computation", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const question = "Solve 3x - 7 = 20";
    const hint = (await ask(agent, { question, helpLevel: "hint" })).body.aiResponse;
    expect(hint.answer).toBeUndefined();
    expect(hint.steps).toHaveLength(3);
    expect(JSON.stringify(hint)).not.toMatch(/(?<!\w)x = 9(?!\d)/u);
    const guide = (await ask(agent, { question, helpLevel: "stepbystep" })).body.aiResponse;
    expect(guide.answer).toBeUndefined();
    expect(guide.steps.at(-1).result).toBeNull();
    expect(guide.tryIt.prompt).toMatch(/\w/u);
    expect(JSON.stringify(guide)).not.toMatch(/(?<!\w)x = 9(?!\d)/u);
  }));

test("the list of messages is cut in the same way", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const conversationId = await newConversation(agent);
    await ask(agent, { question: "Solve 3x - 7 = 20", helpLevel: "hint", conversationId });
    const { body } = await agent.get(`/api/conversations/${conversationId}/messages`);
    expect(body).toMatchObject([
      {
        role: "user",
        content: "Solve 3x - 7 = 20",
        aiResponse: null,
        metadata: { helpLevel: "hint" },
      },
      { role: "assistant", metadata: { helpLevel: "hint" }, aiResponse: { steps: [{}, {}, {}] } },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/(?<!\w)x = 9(?!\d)/u);
    expect(Object.keys(body[1])).not.toContain("reply");
  }));

test.each([
  ["neither text nor photo", {}, 400],
  ["blanks for text", { question: "  \n " }, 400],
  ["4,001 characters", { question: "x".repeat(4001) }, 400],
  ["an unknown help level", { question: "2+2", helpLevel: "everything" }, 400],
  ["a conversation that is no number", { question: "2+2", conversationId: "abc" }, 400],
  ["a conversation that isn't there", { question: "2+2", conversationId: "2147483647" }, 404],
  [
    "a conversation number beyond any row",
    { question: "2+2", conversationId: "9999999999999999" },
    400,
  ],
])("%s is refused with a sentence and nothing is stored", (_what, fields, status) =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const response = await ask(agent, fields);
    expect(response.status).toBe(status);
    expect(response.body.detail).toMatch(/\w/u);
    expect(await db.select().from(messages)).toEqual([]);
  }),
);

test("a stranger can neither ask in nor read another's conversation, nor use its answers", () =>
  withDatabase(async (db) => {
    const { agent: asha } = await student(db);
    const conversationId = await newConversation(asha);
    const { body } = await ask(asha, { question: "2 + 2", conversationId });
    const { agent: stranger } = await student(db);
    const messageId = body.message.id;
    const tries = await Promise.all([
      ask(stranger, { question: "2 + 2", conversationId }),
      stranger.get(`/api/conversations/${conversationId}/messages`),
      stranger.post("/api/homework/reveal").send({ messageId }),
      stranger.post("/api/homework/check-answer").send({ messageId, given: "4" }),
      stranger.post("/api/homework/practice").send({ conversationId, messageId }),
    ]);
    expect(tries.map((response) => response.status)).toEqual([404, 404, 404, 404, 404]);
  }));

test("every call is recorded with its cost and every answer counts as study", () =>
  withDatabase(async (db) => {
    const { agent, user } = await student(db);
    await ask(agent, { question: "15% of 240" });
    expect(await db.select().from(tutorCalls)).toMatchObject([
      {
        userId: user.id,
        feature: "homework",
        engine: "built-in",
        outcome: "answered",
        inputTokens: 0,
      },
    ]);
    expect(await db.select().from(activityLog)).toMatchObject([
      { userId: user.id, act: "homework_answered", subject: "Mathematics" },
    ]);
  }));

test("a photo is stored without its location, for its owner only", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const conversationId = await newConversation(agent);
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } })
      .withExif({ IFD3: { GPSLatitude: "26/1 27/1 0/1", GPSLatitudeRef: "N" } })
      .jpeg()
      .toBuffer();
    const { status } = await ask(agent, { question: "Solve 2x + 3 = 11", conversationId, photo });
    expect(status).toBe(200);
    const { body } = await agent.get(`/api/conversations/${conversationId}/messages`);
    const image = await agent.get(body[0].imageUrl).buffer();
    expect(image.headers["content-type"]).toBe("image/jpeg");
    // Cached by her browser and revalidated on each request: the next user of the phone is refused.
    expect(image.headers["cache-control"]).toBe("private, no-cache");
    const etag = String(image.headers["etag"]);
    const known = await agent.get(body[0].imageUrl).set("If-None-Match", etag);
    expect(known.status).toBe(304);
    expect(image.headers["vary"]).toMatch(/Cookie/u);
    expect((await sharp(image.body as Buffer).metadata()).exif).toBeUndefined();
    const { agent: stranger } = await student(db);
    expect((await stranger.get(body[0].imageUrl)).status).toBe(404);
    const asking = stranger.get(body[0].imageUrl).set("If-None-Match", etag);
    expect((await asking).status).toBe(404);
    expect((await stranger.get("/api/uploads/not-a-uuid")).status).toBe(404);
  }));

test("a photo without text gets an honest sentence from the built-in tutor, and is stored", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const { body } = await ask(agent, { photo });
    expect(body.aiResponse.declined).toBe(true);
    expect(body.aiResponse.content).toMatch(/photo/u);
    expect(await db.select().from(uploads)).toHaveLength(1);
  }));

test.each([
  ["a text that calls itself a photo", Buffer.from("just words"), 415],
  ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 415],
  ["a broken JPEG", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2, 3]), 415],
  ["more than 10 MB", Buffer.alloc(10 * 1024 * 1024 + 1, 1), 413],
])("%s is refused with a sentence", (_what, photo, status) =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const response = await ask(agent, { question: "2 + 2", photo });
    expect(response.status).toBe(status);
    expect(response.body.detail).toMatch(/photo/iu);
    expect(await db.select().from(uploads)).toEqual([]);
  }),
);

test("a question in another encoding, with half an emoji and NUL in it, is stored and answered", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const conversationId = await newConversation(agent);
    const response = await agent
      .post("/api/homework/ask")
      .field("conversationId", conversationId)
      .field("question", Buffer.from("2 + \0 2 \ud83d", "utf16le"), {
        contentType: "text/plain; charset=utf-16le",
      });
    expect(response.status).toBe(200);
    expect(response.body.aiResponse.answer).toBe("$4$");
  }));

test("a board paper question is answered from the bank, unchecked, and counts for its concept", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db, { bank: bankOnFriction });
    const question = "why are there treads on the tyres of a vehicle?";
    const { status, body } = await ask(agent, { question });
    expect(status).toBe(200);
    expect(body.aiResponse).toMatchObject({
      declined: false,
      check: { status: "unchecked" },
      topic: "Friction",
      engine: "built-in",
    });
    for (const { text } of tyres.points) expect(body.aiResponse.answer).toContain(text);
    expect(await db.select().from(activityLog)).toMatchObject([
      { act: "homework_answered", concept: "friction" },
    ]);
  }));
