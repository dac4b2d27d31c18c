import { promisify } from "node:util";
import { eq, sql } from "drizzle-orm";
import type { Request } from "express";
import type { SessionData } from "express-session";
import { expect, test } from "vitest";
import type { Db } from "../../db/db.ts";
import { sessions, users } from "../../db/schema/users.ts";
import { SessionStore } from "../../http/session-store.ts";
import { student, visitor } from "../../testing/app.ts";
import { usualConfig } from "../../testing/config.ts";
import { withDatabase } from "../../testing/database.ts";
import { newStudent } from "../../testing/factories.ts";

test("login starts a session with a new id, and the old id is invalid", () =>
  withDatabase(async (db) => {
    const account = newStudent();
    const agent = await visitor(db);
    const first = cookieOf(await agent.post("/api/register").send(account));
    const second = cookieOf(
      await agent.post("/api/login").send({ username: account.phone, password: "secret1" }),
    );
    expect(second).not.toBe(first);
    const withOld = await (await visitor(db)).get("/api/user").set("Cookie", first);
    expect(withOld.status).toBe(401);
  }));

test("the session cookie is HttpOnly and SameSite=Lax, and Secure if browsers connect over HTTPS", () =>
  withDatabase(async (db) => {
    const plain = await (await visitor(db)).post("/api/register").send(newStudent());
    expect(plain.headers["set-cookie"]?.[0]).toMatch(
      /; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/u,
    );
    const config = { ...usualConfig, https: true, publicOrigin: null, trustProxy: 1 };
    const secure = await (
      await visitor(db, { config })
    )
      .post("/api/register")
      .set("X-Forwarded-Proto", "https")
      .send(newStudent());
    expect(secure.headers["set-cookie"]?.[0]).toContain("; Secure;");
    // With this prefix a browser refuses a cookie set by a sibling subdomain or over plain HTTP.
    expect(secure.headers["set-cookie"]?.[0]).toMatch(/^__Host-sawaal\.sid=[^;]+; Path=\/;/u);
    expect(secure.headers["set-cookie"]?.[0]).not.toContain("Domain");
  }));

test("a renewed cookie has all attributes of the login's: a browser refuses the prefix without Secure", () =>
  withDatabase(async (db) => {
    const config = { ...usualConfig, https: true, publicOrigin: null, trustProxy: 1 };
    const agent = await visitor(db, { config });
    const account = newStudent();
    const login = await agent.post("/api/register").set("X-Forwarded-Proto", "https").send(account);
    await db.update(sessions).set({ expiresAt: sql`expires_at - make_interval(mins => 11)` });
    const renewed = await agent
      .get("/api/user")
      .set("X-Forwarded-Proto", "https")
      .set("Cookie", cookieOf(login));
    expect(renewed.status).toBe(200);
    expect(String(renewed.headers["set-cookie"]?.[0])).toMatch(
      /^__Host-sawaal\.sid=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/u,
    );
  }));

test("logout ends the session on the server, not only in the browser", () =>
  withDatabase(async (db) => {
    const account = newStudent();
    const agent = await visitor(db);
    const cookie = cookieOf(await agent.post("/api/register").send(account));
    expect((await agent.post("/api/logout")).status).toBe(204);
    const replayed = await (await visitor(db)).get("/api/user").set("Cookie", cookie);
    expect(replayed.status).toBe(401);
    expect(replayed.body.code).toBe("not_signed_in");
  }));

test("after logout the browser has no cookie and no cached photo", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const { headers } = await agent.post("/api/logout");
    expect(headers["set-cookie"]?.[0]).toMatch(/^sawaal\.sid=; Path=\/; Expires=Thu, 01 Jan 1970/u);
    expect(headers["clear-site-data"]).toBe('"cache"');
  }));

test("a session ends when it expires, and a forged cookie never starts one", () =>
  withDatabase(async (db) => {
    const { agent, user } = await student(db);
    await db
      .update(sessions)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(sessions.userId, user.id));
    expect((await agent.get("/api/user")).status).toBe(401);
    const forged = await (
      await visitor(db)
    )
      .get("/api/user")
      .set("Cookie", "sawaal.sid=s%3Aabc.def; sawaal.sid=s%3A");
    expect(forged.status).toBe(401);
  }));

test("a session of a deleted student has no user", () =>
  withDatabase(async (db) => {
    const { agent, user } = await student(db);
    await db.delete(users).where(eq(users.id, user.id));
    expect((await agent.get("/api/user")).status).toBe(401);
  }));

test("an anonymous visitor has no session, and no cookie", () =>
  withDatabase(async (db) => {
    const response = await (await visitor(db)).get("/api/user");
    expect(response.status).toBe(401);
    expect(response.headers["set-cookie"]).toBeUndefined();
    expect(await db.select().from(sessions)).toEqual([]);
  }));

test("a session lives for thirty days, in the browser and in the database", () =>
  withDatabase(async (db) => {
    const agent = await visitor(db);
    const days = (from: number, to: Date | undefined) =>
      ((to?.getTime() ?? NaN) - from) / (24 * 60 * 60 * 1000);
    const from = Date.now();
    const response = await agent.post("/api/register").send(newStudent());
    const [, expires = ""] =
      /; Expires=([^;]+);/u.exec(String(response.headers["set-cookie"]?.[0])) ?? [];
    expect(days(from, new Date(expires))).toBeCloseTo(30, 1);
    const [row] = await db.select().from(sessions);
    expect(days(from, row?.expiresAt)).toBeCloseTo(30, 1);
  }));

/** Moves the session's expiry as if it had been unused for this time. */
async function unusedFor(minutes: number, db: Db, ownerId: number): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresAt: sql`expires_at - make_interval(mins => ${minutes})` })
    .where(eq(sessions.userId, ownerId));
}

const expiryOf = async (db: Db, ownerId: number) => {
  const [row] = await db.select().from(sessions).where(eq(sessions.userId, ownerId));
  return row?.expiresAt.getTime() ?? NaN;
};

test("a session used after ten minutes is extended to thirty days, in the browser and in the database", () =>
  withDatabase(async (db) => {
    const { agent, user } = await student(db);
    await unusedFor(11, db, user.id);
    const from = Date.now();
    const { headers } = await agent.get("/api/user");
    const [, expires = ""] =
      /^sawaal\.sid=.*; Expires=([^;]+);/u.exec(String(headers["set-cookie"]?.[0])) ?? [];
    const days = (to: number) => (to - from) / (24 * 60 * 60 * 1000);
    expect(days(new Date(expires).getTime())).toBeCloseTo(30, 3);
    expect(days(await expiryOf(db, user.id))).toBeCloseTo(30, 3);
    expect((await agent.get("/api/user")).headers["set-cookie"]).toBeUndefined();
  }));

test("a session ends half a year after its login, however often it is used and renewed", () =>
  withDatabase(async (db) => {
    const { agent, user } = await student(db);
    const letPass = (days: number) =>
      db
        .update(sessions)
        .set({
          data: sql`jsonb_set(${sessions.data}, '{startedAt}', to_jsonb((${sessions.data} ->> 'startedAt')::bigint - ${days * 24 * 60 * 60 * 1000}))`,
        })
        .where(eq(sessions.userId, user.id));
    await letPass(179);
    await unusedFor(11, db, user.id);
    const renewed = await agent.get("/api/user");
    expect([renewed.status, renewed.headers["set-cookie"]]).toEqual([200, expect.any(Array)]);
    await letPass(2);
    expect((await agent.get("/api/user")).status).toBe(401);
    expect(await db.$count(sessions)).toBe(0);
  }));

test("within ten minutes neither the cookie is sent nor the expiry written", () =>
  withDatabase(async (db) => {
    const { agent, user } = await student(db);
    await unusedFor(9, db, user.id);
    const before = await expiryOf(db, user.id);
    const { status, headers } = await agent.get("/api/user");
    expect(status).toBe(200);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(await expiryOf(db, user.id)).toBe(before);
  }));

test("a session that ends while a request of it is served is not recreated by the expiry update", () =>
  withDatabase(async (db) => {
    const { user } = await student(db);
    await unusedFor(11, db, user.id);
    const [row] = await db.select().from(sessions);
    const store = new SessionStore(db, { secure: false });
    const request = { sessionID: row?.id ?? "", sessionStore: store };
    const found = await promisify(store.get.bind(store))(request.sessionID);
    // safe: a session uses only these parts of a request
    const session = store.createSession(request as unknown as Request, found as SessionData);
    await db.delete(sessions);
    await promisify(store.set.bind(store))(request.sessionID, session);
    expect(await db.select().from(sessions)).toEqual([]);
  }));

test("session use and logins update the account's last use once a day", () =>
  withDatabase(async (db) => {
    const { agent, user } = await student(db);
    const ofUser = eq(users.id, user.id);
    const lastUse = async () => (await db.select().from(users).where(ofUser))[0]?.lastUsedAt;
    const usedHoursAgo = (hours: number) =>
      db
        .update(users)
        .set({ lastUsedAt: sql`now() - make_interval(hours => ${hours})` })
        .where(ofUser);
    const use = async () => {
      await db.update(sessions).set({ expiresAt: sql`expires_at - interval '11 minutes'` });
      await agent.get("/api/user");
    };
    await usedHoursAgo(23);
    const before = await lastUse();
    await use();
    expect(await lastUse()).toEqual(before);
    await usedHoursAgo(25);
    await use();
    expect((await lastUse())?.getTime()).toBeGreaterThan(before?.getTime() ?? Infinity);
    await usedHoursAgo(25);
    const signIn = { username: user.phone, password: "secret1" };
    await (await visitor(db)).post("/api/login").send(signIn);
    expect((await lastUse())?.getTime()).toBeGreaterThan(before?.getTime() ?? Infinity);
  }));

function cookieOf(response: { headers: Record<string, unknown> }): string {
  const header = response.headers["set-cookie"];
  return Array.isArray(header) ? String(header[0]).split(";", 1).join() : "";
}
