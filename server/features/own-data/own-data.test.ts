import { getTableName, sql } from "drizzle-orm";
import type { Agent } from "supertest";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Db } from "../../db/db.ts";
import { analyticsDays } from "../../db/schema/analytics.ts";
import { rateLimits } from "../../db/schema/limits.ts";
import { notFound } from "../../errors.ts";
import { student, visitor } from "../../testing/app.ts";
import { ask } from "../../testing/ask-homework.ts";
import { withDatabase } from "../../testing/database.ts";
import { createStudentFile } from "./student-file.ts";
import { studentTables } from "./student-rows.repository.ts";

const photo = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "#ffffff" } })
    .jpeg()
    .toBuffer();

async function givenStudentWithWork(db: Db) {
  const signedIn = await student(db);
  const { agent } = signedIn;
  await ask(agent, { question: "Solve 2x + 3 = 11", helpLevel: "full" });
  await ask(agent, { question: "Solve 3x + 1 = 10", helpLevel: "hint", photo: await photo() });
  await agent.post("/api/user/consent").send({ givenBy: "guardian" });
  await agent.post("/api/user/parent-link").send({ password: "secret1" });
  return signedIn;
}

/** Every column of the database that references a student. */
function columnsOfStudents(db: Db) {
  return db
    .select({
      table: sql<string>`c.conrelid::regclass::text`,
      column: sql<string>`a.attname`,
      cascades: sql<boolean>`c.confdeltype = 'c'`,
    })
    .from(
      sql`pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]`,
    )
    .where(sql`c.contype = 'f' and c.confrelid = 'users'::regclass`);
}

/** The number of a student's rows per table; tables without any are left out. */
async function rowsLeft(db: Db, userId: number): Promise<Record<string, number>> {
  const left: Record<string, number> = {};
  for (const { table, column } of await columnsOfStudents(db)) {
    const [row] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(sql`${sql.identifier(table)}`)
      .where(sql`${sql.identifier(column)} = ${userId}`);
    if (row?.count !== 0) left[table] = row?.count ?? NaN;
  }
  return left;
}

test("deletion removes all data of the student, reports the counts, and keeps all other students' data", () =>
  withDatabase(async (db) => {
    const { agent, user } = await givenStudentWithWork(db);
    const { user: other } = await givenStudentWithWork(db);
    const others = await rowsLeft(db, other.id);
    await db
      .insert(analyticsDays)
      .values({ day: "2026-01-01", measure: "asks", key: "", value: 2 });
    expect(Object.keys(await rowsLeft(db, user.id))).toContain("uploads");

    const wrong = await agent.delete("/api/user").send({ password: "wrong!" });
    expect(wrong.status).toBe(403);
    const response = await agent.delete("/api/user").send({ password: "secret1" });
    expect(response.body.deleted).toMatchObject({
      conversations: 2,
      messages: 4,
      photos: 1,
      examSessions: 0,
    });
    expect(response.body.deleted.studyActs).toBeGreaterThan(0);
    expect(await rowsLeft(db, user.id)).toEqual({});
    expect((await agent.get("/api/user")).status).toBe(401);
    const login = await (
      await visitor(db)
    )
      .post("/api/login")
      .send({ username: user.phone, password: "secret1" });
    expect(login.status).toBe(401);

    expect(await rowsLeft(db, other.id)).toEqual(others);
    expect(await db.$count(analyticsDays)).toBe(1);
  }));

test("after a deletion no rate limit counter is left under the phone number", () =>
  withDatabase(async (db) => {
    const { agent, user } = await student(db);
    await agent.delete("/api/user").send({ password: "secret1" });
    const keys = (await db.select().from(rateLimits)).map(({ key }) => key);
    expect(keys.filter((key) => key.includes(user.phone))).toEqual([]);
  }));

test("every table with student data is deleted with the student", () =>
  withDatabase(async (db) => {
    const columns = await columnsOfStudents(db);
    expect(columns.length).toBeGreaterThan(10);
    expect(columns.filter(({ cascades }) => !cascades)).toEqual([]);
  }));

test("the data export has a section for every student table, except where a reason is given", () =>
  withDatabase(async (db) => {
    const names = new Set(studentTables.map(({ table }) => getTableName(table)));
    const reasons = new Map([
      ["conversations", "written with their messages"],
      ["uploads", "written with their bytes"],
      ["sessions", "hold what is as good as a password"],
      ["parent_links", "hold the hash of a token"],
      ["idempotency_keys", "hashes of requests, for a week"],
    ]);
    const left = (await columnsOfStudents(db))
      .map(({ table }) => table)
      .filter((table) => !names.has(table) && !reasons.has(table));
    expect(left).toEqual([]);
  }));

test("the data export is one JSON object with photos, and reveals no held-back solution", () =>
  withDatabase(async (db) => {
    const { agent, user } = await givenStudentWithWork(db);
    await givenStudentWithWork(db);
    const response = await agent.post("/api/user/export").send({ password: "secret1" });
    expect(response.status).toBe(200);
    expect(response.headers["content-disposition"]).toContain("sawaal-my-data.json");
    expect(response.headers["cache-control"]).toBe("no-store");
    const { body } = response;
    expect(body.student).toMatchObject({ id: user.id, phone: user.phone });
    expect(JSON.stringify(body)).not.toContain("$argon2id");
    expect(body.conversations).toHaveLength(2);
    const [full, hint] = body.conversations;
    expect(full.messages.map(({ role }: { role: string }) => role)).toEqual(["user", "assistant"]);
    expect(full.messages[1].aiResponse.answer).toContain("4");
    expect(hint.messages[1].aiResponse.answer ?? "").toBe("");
    expect(JSON.stringify(hint)).not.toMatch(/x\s*=\s*3\b/u);
    expect(body.photos).toHaveLength(1);
    const bytes = Buffer.from(body.photos[0].base64, "base64");
    expect((await sharp(bytes).metadata()).format).toBe("jpeg");
    expect(body.studyActs.every(({ userId }: { userId: number }) => userId === user.id)).toBe(true);
    expect(body.consents).toHaveLength(1);
  }));

test("the data export is only for the signed-in student, and rate limited", () =>
  withDatabase(async (db) => {
    const from = async (agent: Agent, password = "secret1") =>
      (await agent.post("/api/user/export").send({ password })).status;
    expect(await from(await visitor(db))).toBe(401);
    const { agent } = await student(db);
    expect(await from(agent, "wrong!")).toBe(403);
    for (let count = 0; count < 5; count += 1) expect(await from(agent)).toBe(200);
    expect(await from(agent)).toBe(429);
  }));

test("a conversation that is deleted while the export is written is left out of it", () =>
  withDatabase(async (db) => {
    const { user } = await givenStudentWithWork(db);
    let isFirst = true;
    const list = async () => {
      if (!isFirst) return [];
      isFirst = false;
      throw notFound("Conversation");
    };
    const file = createStudentFile({ db, now: () => new Date(), messages: { list } });
    let text = "";
    for await (const part of await file.write(user.id)) text += part;
    expect(JSON.parse(text).conversations).toMatchObject([{ messages: [] }]);
  }));
