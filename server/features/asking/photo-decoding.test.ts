import { expect, test, vi } from "vitest";
import { createPhotoService } from "../uploads/photos.service.ts";
import { ProductError } from "../../errors.ts";
import { givenProcess, givenStudent, controlledAsk } from "../../testing/answers.ts";
import { freeOfCharge } from "../../testing/config.ts";
import { withCommittedDatabase, withDatabase } from "../../testing/database.ts";
import type { Db } from "../../db/db.ts";
import { messages, uploads } from "../../db/schema/conversations.ts";
import { createAskLimits } from "./ask-limits.ts";

const photo = new Uint8Array([1, 2, 3]);

async function givenCounted(db: Db, changes: Parameters<typeof givenProcess>[1] = {}) {
  const encodePhoto = vi.fn(freeOfCharge.encodePhoto);
  const { answers, next, student } = await givenProcess(db, { encodePhoto, ...changes });
  const ask = ({ by = student, of = student, key = "k" } = {}) => {
    const wanted = controlledAsk({ ...by, conversationId: of.conversationId }, { key });
    return answers.submit({ ...wanted, question: { content: "This", photo, metadata: {} } });
  };
  return { ask, next, encodePhoto };
}

test("a photo is decoded for an accepted ask, and not again for the same ask", () =>
  withCommittedDatabase(async (db) => {
    const { ask, next, encodePhoto } = await givenCounted(db);
    const first = await ask();
    expect(encodePhoto).toHaveBeenCalledOnce();
    expect((await ask()).messageId).toBe(first.messageId);
    expect(encodePhoto).toHaveBeenCalledOnce();
    (await next()).finish("It is this.");
    await first.result;
  }));

test("no photo is decoded for another student's conversation", () =>
  withCommittedDatabase(async (db) => {
    const { ask, encodePhoto } = await givenCounted(db);
    const of = await givenStudent(db);
    await expect(ask({ of })).rejects.toMatchObject({ code: "not_found" });
    expect(encodePhoto).not.toHaveBeenCalled();
  }));

test("no photo is decoded for an ask above a limit", () =>
  withCommittedDatabase(async (db) => {
    const few = { asksPerTenMinutes: 1, allAsksPerTenMinutes: 1, hasModel: false };
    const limits = { ...freeOfCharge.limits, ...createAskLimits(few) };
    const { ask, next, encodePhoto } = await givenCounted(db, { limits });
    const first = await ask();
    await expect(ask({ key: "another" })).rejects.toMatchObject({ code: "too_many_asks" });
    expect(encodePhoto).toHaveBeenCalledOnce();
    (await next()).finish("It is this.");
    await first.result;
  }));

test("a student at her photo quota is told so before another photo is decoded, and can still type", () =>
  withCommittedDatabase(async (db) => {
    const limits = { ...freeOfCharge.limits, photos: { photos: 1, bytes: 1000 } };
    const { ask, next, encodePhoto } = await givenCounted(db, { limits });
    const first = await ask();
    (await next()).finish("It is this.");
    await first.result;
    await expect(ask({ key: "another" })).rejects.toMatchObject({
      code: "photos_full",
      message: expect.stringContaining("Delete old questions"),
    });
    expect(encodePhoto).toHaveBeenCalledOnce();
    // The same ask again: it had room.
    expect((await ask()).messageId).toBe(first.messageId);
    const other = await givenStudent(db);
    const others = await ask({ by: other, of: other });
    (await next()).finish("Another student has room of her own.");
    await others.result;
  }));

test("a photo larger than the remaining quota is not stored, nor is its question", () =>
  withCommittedDatabase(async (db) => {
    const limits = { ...freeOfCharge.limits, photos: { photos: 10, bytes: photo.byteLength + 2 } };
    const { ask, next, encodePhoto } = await givenCounted(db, { limits });
    const first = await ask();
    (await next()).finish("It is this.");
    await first.result;
    await expect(ask({ key: "another" })).rejects.toMatchObject({ code: "photos_full" });
    expect(encodePhoto).toHaveBeenCalledTimes(2);
    expect(await db.$count(uploads)).toBe(1);
    expect(await db.$count(messages)).toBe(2);
  }));

test("a photo that fills the remaining quota is stored, and the next one is not decoded", () =>
  withCommittedDatabase(async (db) => {
    const limits = { ...freeOfCharge.limits, photos: { photos: 10, bytes: 2 * photo.byteLength } };
    const { ask, next, encodePhoto } = await givenCounted(db, { limits });
    for (const key of ["first", "second"]) {
      const asked = await ask({ key });
      (await next()).finish("It is this.");
      await asked.result;
    }
    expect(await db.$count(uploads)).toBe(2);
    await expect(ask({ key: "third" })).rejects.toMatchObject({ code: "photos_full" });
    expect(encodePhoto).toHaveBeenCalledTimes(2);
  }));

test("no photo is decoded at the limit of answers in progress", () =>
  withCommittedDatabase(async (db) => {
    const limits = { ...freeOfCharge.limits, inProgress: 1 };
    const { ask, next, encodePhoto } = await givenCounted(db, { limits });
    const first = await ask();
    await expect(ask({ key: "another" })).rejects.toMatchObject({ code: "too_many_in_progress" });
    expect(encodePhoto).toHaveBeenCalledOnce();
    (await next()).finish("It is this.");
    await first.result;
  }));

test("rejected photos count too: the sixty-first in ten minutes isn't decoded", () =>
  withDatabase(async (db) => {
    const reencode = vi.fn(() =>
      Promise.reject(new ProductError("photo_unreadable", "This photo can't be read.")),
    );
    const { encode } = createPhotoService({ db, reencode });
    for (let count = 0; count < 60; count += 1) {
      await expect(encode(1, photo)).rejects.toMatchObject({ code: "photo_unreadable" });
    }
    await expect(encode(1, photo)).rejects.toMatchObject({ code: "too_many_tries" });
    expect(reencode).toHaveBeenCalledTimes(60);
  }));
