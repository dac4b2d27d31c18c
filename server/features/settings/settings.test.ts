import { expect, test } from "vitest";
import { visitor } from "../../testing/app.ts";
import { withDatabase } from "../../testing/database.ts";
import type { TutorEngine } from "../../tutor/engine.ts";

const model: TutorEngine = { name: "openai", model: "a-model", readsPhotos: true, skills: {} };

test("a visitor gets whether a model is configured and whether it reads photos", () =>
  withDatabase(async (db) => {
    const plain = await (await visitor(db)).get("/api/settings");
    expect(plain.body).toEqual({ readsPhotos: false, hasModel: false });
    const modelled = await (await visitor(db, { engine: model })).get("/api/settings");
    expect(modelled.body).toEqual({ readsPhotos: true, hasModel: true });
  }));
