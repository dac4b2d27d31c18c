import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { student, visitor } from "../../testing/app.ts";
import { uploads } from "../../db/schema/conversations.ts";
import { withDatabase } from "../../testing/database.ts";
import { openPhotoReader } from "./reading/reading.ts";

const photoReader = openPhotoReader({ milliseconds: 60_000 });
afterAll(() => photoReader.close());

const path = "/api/uploads/readings";
const signs = await readFile(new URL("./reading/fixtures/signs.jpg", import.meta.url));

test("a photo of printed text is read, each question with its label, and nothing of it is stored", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db, { photoReader });
    const { status, body } = await agent.post(path).attach("image", signs, "signs.jpg");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      outcome: "printed",
      questions: [{ label: "Q4." }, { label: "Q5." }],
    });
    expect(textOf(body.questions[0])).toBe("Simplify 24 ÷ 6 × 2 + 5 - 3");
    expect(await db.$count(uploads)).toBe(0);
  }));

test("a photo with an EXIF rotation is rotated before it is read", () =>
  withDatabase(async (db) => {
    const turned = await sharp(signs)
      .rotate(270)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { agent } = await student(db, { photoReader });
    const { body } = await agent.post(path).attach("image", turned, "signs.jpg");
    expect(textOf(body.questions[0])).toBe("Simplify 24 ÷ 6 × 2 + 5 - 3");
  }));

test("a photo without printed text is reported as such", () =>
  withDatabase(async (db) => {
    const blank = await sharp({
      create: { width: 600, height: 400, channels: 3, background: "white" },
    })
      .jpeg()
      .toBuffer();
    const { agent } = await student(db, { photoReader });
    const { status, body } = await agent.post(path).attach("image", blank, "blank.jpg");
    expect([status, body]).toEqual([200, { outcome: "nothing" }]);
  }));

test.each(["handwritten", "too_slow"] as const)("%s is an outcome, not an error", (outcome) =>
  withDatabase(async (db) => {
    const { agent } = await student(db, { photoReader: { read: async () => ({ outcome }) } });
    const { body } = await agent.post(path).attach("image", signs, "signs.jpg");
    expect(body).toEqual({ outcome });
  }),
);

test("a photo for a full queue is refused with a retry time", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db, {
      photoReader: { read: async () => ({ outcome: "busy" }) },
    });
    const { status, body, headers } = await agent.post(path).attach("image", signs, "signs.jpg");
    expect(status).toBe(503);
    expect(body).toMatchObject({
      code: "reader_busy",
      retryAfter: 5,
      detail: expect.stringContaining("Try again in a moment"),
    });
    expect(headers["retry-after"]).toBe("5");
  }));

test("an invalid photo, and a missing file, are refused with a sentence", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db, { photoReader });
    const torn = await agent.post(path).attach("image", Buffer.from("%PDF-1.7"), "page.jpg");
    expect([torn.status, torn.body.code]).toEqual([415, "photo_type_unsupported"]);
    const none = await agent.post(path);
    expect([none.status, none.body.detail]).toEqual([400, "Add a photo first."]);
  }));

test("an anonymous visitor's photo is not read", () =>
  withDatabase(async (db) => {
    const { status } = await (
      await visitor(db, { photoReader })
    )
      .post(path)
      .attach("image", signs, "signs.jpg");
    expect(status).toBe(401);
  }));

test("the sixty-first photo in ten minutes has to wait", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const dot = await sharp({ create: { width: 8, height: 8, channels: 3, background: "white" } })
      .jpeg()
      .toBuffer();
    const post = () => agent.post(path).attach("image", dot, "dot.jpg");
    for (let count = 0; count < 60; count += 1) expect((await post()).status).toBe(200);
    const { status, body } = await post();
    expect([status, body.code]).toEqual([429, "too_many_tries"]);
  }));

/** The likeliest text of a question. */
const textOf = ({ pieces }: { pieces: (string | { unsure: string[] })[] }) =>
  pieces.map((piece) => (typeof piece === "string" ? piece : piece.unsure[0])).join("");
