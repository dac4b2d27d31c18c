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
import { withCommittedDatabase, withDatabase } from "../../testing/database.ts";
import { newStudent } from "../../testing/factories.ts";
import { createAccountService } from "./accounts.service.ts";
import { verifyPassword } from "./passwords.ts";

test("a student signs up and is signed in", () =>
  withDatabase(async (db) => {
    const agent = await visitor(db);
    const account = newStudent({ name: "Priya", grade: 7 });
    const response = await agent.post("/api/register").send(account);
    expect(response.status).toBe(201);
    expect(response.body).toEqual({
      id: expect.any(Number),
      name: "Priya",
      phone: account.phone,
      grade: 7,
      needsConsent: true,
    });
    expect((await agent.get("/api/user")).body).toEqual(response.body);
  }));

test("public sign-up never assigns an id below 1000", () =>
  withDatabase(async (db) => {
    const { user } = await student(db);
    expect(user.id).toBeGreaterThanOrEqual(1000);
  }));

test("the password is stored as an argon2id hash and is in no response", () =>
  withDatabase(async (db) => {
    const { user } = await student(db);
    const [row] = await db.select().from(users).where(eq(users.id, user.id));
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
    expect(Object.keys(user)).toEqual(["id", "name", "phone", "grade", "needsConsent"]);
  }));

test("a pasted number with +91 and spaces identifies the same account", () =>
  withDatabase(async (db) => {
    const agent = await visitor(db);
    await agent.post("/api/register").send(newStudent({ phone: "+91 98765 43210" }));
    const response = await agent
      .post("/api/login")
      .send({ username: "098765-43210", password: "secret1" });
    expect(response.body.phone).toBe("9876543210");
  }));

test("a phone number has one account", () =>
  withDatabase(async (db) => {
    const account = newStudent();
    await (await visitor(db)).post("/api/register").send(account);
    const second = await (await visitor(db)).post("/api/register").send(account);
    expect(second.status).toBe(409);
    expect(second.headers["content-type"]).toContain("application/problem+json");
    expect(second.body).toMatchObject({
      code: "phone_taken",
      errors: { phone: expect.any(String) },
    });
  }));

test.each([
  ["name", { name: "   " }, "Enter your name"],
  ["phone", { phone: "12345" }, "Phone number must be 10 digits"],
  ["phone", { phone: "98765432101" }, "Phone number must be 10 digits"],
  ["phone", { phone: 9_876_543_210 }, "Phone number must be 10 digits"],
  ["password", { password: "12345" }, "Password must be at least 6 characters"],
  ["password", { password: "x".repeat(201) }, "Password must be at most 200 characters"],
  ["name", { name: "x".repeat(101) }, "Name must be at most 100 characters"],
  ["grade", { grade: 3 }, "Grade must be from 4 to 12"],
  ["grade", { grade: 13 }, "Grade must be from 4 to 12"],
  ["grade", { grade: 4.5 }, "Choose your class"],
  ["grade", { grade: "eight" }, "Choose your class"],
])("sign-up refuses a wrong %s with a sentence for that field", (field, wrong, sentence) =>
  withDatabase(async (db) => {
    const response = await (
      await visitor(db)
    )
      .post("/api/register")
      .send({ ...newStudent(), ...wrong });
    expect(response.status).toBe(400);
    expect(response.body.errors).toEqual({ [field]: sentence });
  }),
);

test("the database itself refuses a grade outside school and a phone number without ten digits", () =>
  withDatabase(async (db) => {
    const row = { name: "A", phone: "9876543210", password: "x", grade: 8 };
    for (const wrong of [{ grade: 3 }, { grade: 13 }, { phone: "123" }, { phone: "98765 43210" }]) {
      const insert = db.transaction((nested) => nested.insert(users).values({ ...row, ...wrong }));
      await expect(insert).rejects.toThrow();
    }
  }));

test("an unknown phone number and a wrong password get the same message", () =>
  withDatabase(async (db) => {
    const agent = await visitor(db);
    const account = newStudent();
    await agent.post("/api/register").send(account);
    const wrongPassword = await agent
      .post("/api/login")
      .send({ username: account.phone, password: "not this" });
    const wrongPhone = await agent
      .post("/api/login")
      .send({ username: newStudent().phone, password: "secret1" });
    expect(wrongPassword.status).toBe(401);
    expect(wrongPhone.status).toBe(401);
    expect(wrongPhone.body).toEqual(wrongPassword.body);
  }));

test("an unknown phone number causes the same work, so that the response time is the same", () =>
  withDatabase(async (db) => {
    const hashes: string[] = [];
    const verify: typeof verifyPassword = (hash, password) => {
      hashes.push(hash);
      return verifyPassword(hash, password);
    };
    const accounts = createAccountService({ db, now: () => new Date(), verify });
    expect(await accounts.authenticate("9000000009", "secret1")).toBeNull();
    expect(hashes).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u)]);
  }));

test("five failures for one phone number delay the next try, even a right one", () =>
  withDatabase(async (db) => {
    const agent = await visitor(db);
    const account = newStudent();
    await agent.post("/api/register").send(account);
    const tryWith = (password: string) =>
      agent.post("/api/login").send({ username: account.phone, password });
    for (let count = 0; count < 5; count += 1) expect((await tryWith("wrong!")).status).toBe(401);
    const slowed = await tryWith("secret1");
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers["retry-after"])).toBeGreaterThan(0);
    expect(slowed.body.retryAfter).toBe(Number(slowed.headers["retry-after"]));
    expect(slowed.body.detail).toMatch(/Too many tries\. Try again in \d+ minutes?\./u);
  }));

test("thirty failures from one address delay logins for every phone number from there", () =>
  withDatabase(async (db) => {
    const agent = await visitor(db);
    for (let count = 0; count < 30; count += 1) {
      await agent.post("/api/login").send({ username: newStudent().phone, password: "wrong!" });
    }
    const next = await agent
      .post("/api/login")
      .send({ username: newStudent().phone, password: "wrong!" });
    expect(next.status).toBe(429);
  }));

test("a class can sign up behind one address, a script that fills the table can't", () =>
  withDatabase(async (db) => {
    const agent = await visitor(db);
    const account = newStudent();
    const statuses: number[] = [];
    for (let count = 0; count < 101; count += 1) {
      statuses.push((await agent.post("/api/register").send(account)).status);
    }
    expect(new Set(statuses.slice(1, 100))).toEqual(new Set([409]));
    expect(statuses[100]).toBe(429);
  }));

test("concurrent guesses don't bypass the limit", () =>
  withCommittedDatabase(async (db) => {
    const agent = await visitor(db);
    const account = newStudent();
    const tries = Array.from({ length: 12 }, () =>
      agent.post("/api/login").send({ username: account.phone, password: "wrong!" }),
    );
    const statuses = (await Promise.all(tries)).map((response) => response.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  }));

test("a right password resets the tries of its phone number", () =>
  withDatabase(async (db) => {
    const agent = await visitor(db);
    const account = newStudent();
    await agent.post("/api/register").send(account);
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 4; count += 1) {
        await agent.post("/api/login").send({ username: account.phone, password: "wrong!" });
      }
      const right = await agent
        .post("/api/login")
        .send({ username: account.phone, password: "secret1" });
      expect(right.status).toBe(200);
    }
  }));

test("a right password gives back its own try to the address, but no wrong tries of others", () =>
  withDatabase(async (db) => {
    const agent = await visitor(db);
    const account = newStudent();
    await agent.post("/api/register").send(account);
    const signIn = async (username: string, password: string) =>
      (await agent.post("/api/login").send({ username, password })).status;
    for (let count = 0; count < 29; count += 1) await signIn(newStudent().phone, "wrong!");
    expect(await signIn(account.phone, account.password)).toBe(200);
    expect(await signIn(account.phone, account.password)).toBe(200);
    expect(await signIn(newStudent().phone, "wrong!")).toBe(401);
    expect(await signIn(newStudent().phone, "wrong!")).toBe(429);
  }));

test("one phone number signed up twice concurrently is one account", () =>
  withCommittedDatabase(async (db) => {
    const agent = await visitor(db);
    const account = newStudent();
    const responses = await Promise.all(
      [1, 2, 3].map(() => agent.post("/api/register").send(account)),
    );
    expect(responses.map((response) => response.status).sort()).toEqual([201, 409, 409]);
  }));

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

test.each([
  ["one of the thousand commonest", "Password1", /easy to guess/u],
  ["the product's name", "Sawaal@2027", /first thing to guess/u],
  ["a word of school", "homework1", /first thing to guess/u],
  ["her phone number", "9123498765", /phone number/u],
  ["her phone number with the country", "+91 91234-98765", /phone number/u],
])("sign-up refuses as a password %s", (_what, password, sentence) =>
  withDatabase(async (db) => {
    const agent = await visitor(db);
    const fields = { phone: "9123498765", password };
    const refused = await agent.post("/api/register").send(newStudent(fields));
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual({ password: expect.stringMatching(sentence) });
    const other = { ...fields, password: "91234987650" };
    expect((await agent.post("/api/register").send(newStudent(other))).status).toBe(201);
  }),
);

test("addresses of one IPv6 network are counted together", () =>
  withDatabase(async (db) => {
    const config = { ...usualConfig, trustProxy: 1 };
    const agent = await visitor(db, { config });
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      const { status } = await agent
        .post("/api/login")
        .set("X-Forwarded-For", `2001:db8:1:2::${count.toString(16)}`)
        .send({ username: newStudent().phone, password: "wrong!" });
      statuses.push(status);
    }
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([401]));
    expect(statuses[30]).toBe(429);
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
