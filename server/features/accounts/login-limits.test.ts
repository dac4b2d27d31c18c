import { expect, test } from "vitest";
import { visitor } from "../../testing/app.ts";
import { usualConfig } from "../../testing/config.ts";
import { withCommittedDatabase, withDatabase } from "../../testing/database.ts";
import { newStudent } from "../../testing/factories.ts";
import { createAccountService } from "./accounts.service.ts";
import { verifyPassword } from "./passwords.ts";

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
