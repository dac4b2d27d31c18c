import { dayInIndia } from "#shared/domain/day-in-india.ts";
import type { Agent } from "supertest";
import { expect, test } from "vitest";
import { events } from "../../db/schema/events.ts";
import { student, visitor } from "../../testing/app.ts";
import { ask } from "../../testing/ask-homework.ts";
import { withDatabase } from "../../testing/database.ts";
import { rateLimits } from "../../db/schema/limits.ts";
import { parentLinks } from "../../db/schema/users.ts";
import { libraryOf, linearEquations } from "../../testing/library.ts";

async function linkOf(agent: Agent): Promise<string> {
  return (await agent.post("/api/user/parent-link").send({ password: "secret1" })).body.token;
}

test("a parent sees days, time and concepts through the link, and none of the student's words", () =>
  withDatabase(async (db) => {
    const library = libraryOf(linearEquations);
    const { agent, user } = await student(db, { library });
    await ask(agent, { question: "Solve 2x + 3 = 11", helpLevel: "full" });
    const at = new Date();
    await db.insert(events).values({
      id: "0c1b2f3e-8f3e-4b4a-9c55-7d6d3f1f0a01",
      name: "session_ended",
      page: "/homework",
      properties: { duration_seconds: 600 },
      at,
      receivedAt: at,
      userId: user.id,
    });
    const token = await linkOf(agent);
    const [row] = await db.select().from(parentLinks);
    expect(row?.tokenHash).not.toContain(token);

    const response = await (
      await visitor(db, { library })
    )
      .post("/api/parent-view")
      .send({ token });
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      name: "Asha",
      grade: 8,
      days: [{ day: dayInIndia(at), minutes: 10 }],
      concepts: [{ id: linearEquations.id, title: linearEquations.name }],
    });
    expect(response.text).not.toContain("2x");
    expect(response.text).not.toContain("Verma");
    expect(response.text).not.toContain(user.phone);
  }));

test("a new link replaces the earlier one, and an ended link opens nothing", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const parent = await visitor(db);
    const open = async (token: string) =>
      (await parent.post("/api/parent-view").send({ token })).status;
    const refused = await agent.post("/api/user/parent-link").send({ password: "wrong!" });
    expect(refused.status).toBe(403);
    const first = await linkOf(agent);
    expect(await open(first)).toBe(200);
    const second = await linkOf(agent);
    expect(await open(first)).toBe(404);
    expect(await open(second)).toBe(200);
    expect((await agent.get("/api/user/account")).body.parentLinkMadeAt).toEqual(
      expect.any(String),
    );
    expect((await agent.delete("/api/user/parent-link")).status).toBe(204);
    expect(await open(second)).toBe(404);
    expect((await agent.get("/api/user/account")).body.parentLinkMadeAt).toBeNull();
    expect(await open("short")).toBe(400);
  }));

test("a parent can end the link, and only this one", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const { agent: sister } = await student(db);
    const parent = await visitor(db);
    const [token, hers] = [await linkOf(agent), await linkOf(sister)];
    const end = () => parent.delete("/api/parent-view").send({ token });
    expect((await end()).status).toBe(204);
    expect((await parent.post("/api/parent-view").send({ token })).status).toBe(404);
    expect((await agent.get("/api/user/account")).body.parentLinkMadeAt).toBeNull();
    expect((await end()).status).toBe(204);
    expect((await parent.post("/api/parent-view").send({ token: hers })).status).toBe(200);
  }));

test("from one address a link is opened or ended a hundred times in five minutes, then refused", () =>
  withDatabase(async (db) => {
    const parent = await visitor(db);
    const token = "a".repeat(43);
    const open = () => parent.post("/api/parent-view").send({ token });
    const end = () => parent.delete("/api/parent-view").send({ token });
    expect((await open()).status).toBe(404);
    await db.update(rateLimits).set({ points: 98 });
    expect((await end()).status).toBe(204);
    expect((await open()).status).toBe(404);
    expect((await open()).status).toBe(429);
    expect((await end()).status).toBe(429);
  }));

test("implausible times are limited to one day", () =>
  withDatabase(async (db) => {
    const { agent, user } = await student(db);
    await ask(agent, { question: "Solve 2x + 3 = 11", helpLevel: "full" });
    const at = new Date();
    const sent = { name: "session_ended", page: "/homework", at, receivedAt: at, userId: user.id };
    await db.insert(events).values([
      {
        ...sent,
        id: "0c1b2f3e-8f3e-4b4a-9c55-7d6d3f1f0a02",
        properties: { duration_seconds: 3_000_000_000 },
      },
    ]);
    const token = await linkOf(agent);
    const response = await (await visitor(db)).post("/api/parent-view").send({ token });
    expect(response.body.days).toMatchObject([{ minutes: 24 * 60 }]);
  }));
