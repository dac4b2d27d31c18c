import { expect, test } from "vitest";
import { visitor } from "../../testing/app.ts";
import { withDatabase } from "../../testing/database.ts";
import type { TutorEngine } from "../../tutor/engine.ts";

const model: TutorEngine = { name: "openai", model: "a-model", readsPhotos: true, skills: {} };

test("a visitor is told whether a model answers and reads photos", () =>
  withDatabase(async (db) => {
    const plain = await (await visitor(db)).get("/api/settings");
    expect(plain.body).toEqual({ readsPhotos: false, hasModel: false });
    const modelled = await (await visitor(db, { engine: model })).get("/api/settings");
    expect(modelled.body).toEqual({ readsPhotos: true, hasModel: true });
  }));
