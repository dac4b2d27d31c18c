import { expect, test } from "vitest";
import { visitor } from "../../testing/app.ts";
import { withDatabase } from "../../testing/database.ts";
import { libraryOf, photosynthesis } from "../../testing/library.ts";

test("a figure of the library is public and cacheable, and an unknown one is missing", () =>
  withDatabase(async (db) => {
    const agent = await visitor(db, { library: libraryOf(photosynthesis) });
    const { status, body, headers } = await agent.get("/api/figures/photosynthesis");
    expect(status).toBe(200);
    const [figure] = photosynthesis.figures;
    expect(body).toEqual({ alt: figure?.alt, height: figure?.height, svg: figure?.svg });
    expect(headers["cache-control"]).toBe("public, max-age=86400");
    expect((await agent.get("/api/figures/leaf")).status).toBe(404);
    expect((await agent.get("/api/figures/..%2Fsecret")).status).toBe(400);
  }));
