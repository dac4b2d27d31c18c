import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions, users } from "../../db/schema/users.ts";
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
    });
    expect((await agent.get("/api/user")).body).toEqual(response.body);
  }));

test("public sign-up never hands out an id below 1000", () =>
  withDatabase(async (db) => {
    const { user } = await student(db);
    expect(user.id).toBeGreaterThanOrEqual(1000);
  }));

test("the password is kept as an argon2id hash and leaves in no response", () =>
  withDatabase(async (db) => {
    const { user } = await student(db);
    const [row] = await db.select().from(users).where(eq(users.id, user.id));
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
    expect(Object.keys(user)).toEqual(["id", "name", "phone", "grade"]);
  }));

test("a pasted number with +91 and spaces is the same account", () =>
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
  ["grade", { grade: 4.5 }, "Choose your grade"],
  ["grade", { grade: "eight" }, "Choose your grade"],
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

test("the database itself refuses a grade outside school and a phone that isn't ten digits", () =>
  withDatabase(async (db) => {
    const row = { name: "A", phone: "9876543210", password: "x", grade: 8 };
    for (const wrong of [{ grade: 3 }, { grade: 13 }, { phone: "123" }, { phone: "98765 43210" }]) {
      const insert = db.transaction((nested) => nested.insert(users).values({ ...row, ...wrong }));
      await expect(insert).rejects.toThrow();
    }
  }));

test("a wrong phone and a wrong password get the same words", () =>
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

test("a phone that nobody has is answered with the same work, so that no answer comes sooner", () =>
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

test("five failures for one phone slow the next try down, even a right one", () =>
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

test("thirty failures from one address slow down every phone from there", () =>
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

test("a class may sign up behind one address, a script that fills the table may not", () =>
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

test("guessing at once is no way round the limit", () =>
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

test("a right password gives the tries back", () =>
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

test("a right password gives its own try back to the address, and forgives nobody else's wrong ones", () =>
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

test("one phone signed up twice at the same moment is one account", () =>
  withCommittedDatabase(async (db) => {
    const agent = await visitor(db);
    const account = newStudent();
    const responses = await Promise.all(
      [1, 2, 3].map(() => agent.post("/api/register").send(account)),
    );
    expect(responses.map((response) => response.status).sort()).toEqual([201, 409, 409]);
  }));

test("login starts a session under a new id, and the old one is worth nothing", () =>
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

test("the session cookie is HttpOnly and SameSite=Lax, and Secure in production", () =>
  withDatabase(async (db) => {
    const plain = await (await visitor(db)).post("/api/register").send(newStudent());
    expect(plain.headers["set-cookie"]?.[0]).toMatch(
      /; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/u,
    );
    const config = { ...usualConfig, production: true, publicOrigin: null, trustProxy: 1 };
    const secure = await (
      await visitor(db, { config })
    )
      .post("/api/register")
      .set("X-Forwarded-Proto", "https")
      .send(newStudent());
    expect(secure.headers["set-cookie"]?.[0]).toContain("; Secure;");
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

test("a session ends when its time is over, and a forged cookie never begins one", () =>
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

test("a session of a student who is gone is a session of nobody", () =>
  withDatabase(async (db) => {
    const { agent, user } = await student(db);
    await db.delete(users).where(eq(users.id, user.id));
    expect((await agent.get("/api/user")).status).toBe(401);
  }));

test("who isn't signed in has no session, and no cookie", () =>
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

test("every use of a session gives it thirty days anew in the browser", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const from = Date.now();
    const { headers } = await agent.get("/api/user");
    const [, expires = ""] =
      /^sawaal\.sid=.*; Expires=([^;]+);/u.exec(String(headers["set-cookie"]?.[0])) ?? [];
    const days = (new Date(expires).getTime() - from) / (24 * 60 * 60 * 1000);
    expect(days).toBeCloseTo(30, 1);
  }));

test("the rolling expiry is written at most once in ten minutes", () =>
  withDatabase(async (db) => {
    const { agent, user } = await student(db);
    const mine = eq(sessions.userId, user.id);
    const expiry = async () => (await db.select().from(sessions).where(mine))[0]?.expiresAt;
    const fresh = await expiry();
    await agent.get("/api/user");
    expect(await expiry()).toEqual(fresh);
    await db
      .update(sessions)
      .set({ expiresAt: sql`expires_at - interval '11 minutes'` })
      .where(mine);
    await agent.get("/api/user");
    expect((await expiry())?.getTime()).toBeGreaterThanOrEqual(fresh?.getTime() ?? Infinity);
  }));

function cookieOf(response: { headers: Record<string, unknown> }): string {
  const header = response.headers["set-cookie"];
  return Array.isArray(header) ? String(header[0]).split(";", 1).join() : "";
}
