import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { consents, sessions, users } from "../../db/schema/users.ts";
import type { Db } from "../../db/db.ts";
import { deviceOf } from "../../http/device-of.ts";
import { student, visitor } from "../../testing/app.ts";
import { withDatabase } from "../../testing/database.ts";
import { createAccountService } from "./accounts.service.ts";
import { createSecretsService } from "./secrets.service.ts";
import { newStudent } from "../../testing/factories.ts";

const androidChrome =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";

async function signInAgain(db: Db, phone: string, password = "secret1") {
  const agent = await visitor(db);
  const response = await agent
    .post("/api/login")
    .set("User-Agent", androidChrome)
    .send({ username: phone, password });
  return { agent, status: response.status };
}

test("name and class can be changed, and the next page shows them", () =>
  withDatabase(async (db) => {
    const { agent, user } = await student(db);
    const response = await agent.patch("/api/user").send({ name: " Asha Rao ", grade: 9 });
    expect(response.body).toEqual({ ...user, name: "Asha Rao", grade: 9 });
    expect((await agent.get("/api/user")).body).toEqual(response.body);
    expect((await agent.patch("/api/user").send({ name: "Asha", grade: 13 })).status).toBe(400);
  }));

test("a new password ends the other sessions and keeps this one", () =>
  withDatabase(async (db) => {
    const { agent, user } = await student(db);
    const { agent: other } = await signInAgain(db, user.phone);
    const change = (password: string, newPassword: string) =>
      agent.put("/api/user/password").send({ password, newPassword });
    const refused = await change("not this", "river-stone");
    expect(refused.status).toBe(403);
    expect(refused.body.errors).toEqual({ password: "This password is wrong." });
    const easy = await change("secret1", user.phone);
    expect(Object.keys(easy.body.errors)).toEqual(["newPassword"]);
    expect((await other.get("/api/user")).status).toBe(200);

    expect((await change("secret1", "river-stone")).status).toBe(204);
    expect((await other.get("/api/user")).status).toBe(401);
    expect((await agent.get("/api/user")).status).toBe(200);
    expect((await signInAgain(db, user.phone)).status).toBe(401);
    expect((await signInAgain(db, user.phone, "river-stone")).status).toBe(200);
  }));

test("a password can't be guessed here faster than at the login", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const guess = async () => (await agent.delete("/api/user").send({ password: "wrong!" })).status;
    for (let count = 0; count < 5; count += 1) expect(await guess()).toBe(403);
    expect(await guess()).toBe(429);
  }));

test("sessions are listed by device, and only their student can end each", () =>
  withDatabase(async (db) => {
    const { agent, user } = await student(db);
    const { agent: phone } = await signInAgain(db, user.phone);
    const { body: list } = await agent.get("/api/user/sessions");
    expect(list).toHaveLength(2);
    const other = list.find(({ isThis }: { isThis: boolean }) => !isThis);
    expect(other.device).toBe("Chrome on Android");
    expect(Math.abs(Date.parse(other.lastSeenAt) - Date.now())).toBeLessThan(60_000);
    const rows = await db.select({ id: sessions.id }).from(sessions);
    for (const { id } of rows) expect(JSON.stringify(list)).not.toContain(id);

    const { agent: stranger } = await student(db);
    const end = `/api/user/sessions/${other.id}`;
    expect((await stranger.delete(end)).status).toBe(404);
    expect((await phone.get("/api/user")).status).toBe(200);
    expect((await agent.delete(end)).status).toBe(204);
    expect((await phone.get("/api/user")).status).toBe(401);
    expect((await agent.delete(end)).status).toBe(404);
  }));

test("all sessions end at once, including this one, and no other student's", () =>
  withDatabase(async (db) => {
    const { agent, user } = await student(db);
    const { agent: phone } = await signInAgain(db, user.phone);
    const { agent: stranger } = await student(db);
    expect((await agent.delete("/api/user/sessions")).status).toBe(204);
    for (const ended of [agent, phone]) expect((await ended.get("/api/user")).status).toBe(401);
    expect((await stranger.get("/api/user")).status).toBe(200);
  }));

test("a recovery word from the sign-up allows a new password, and ends all sessions", () =>
  withDatabase(async (db) => {
    const account = newStudent({ recoveryWord: "Mango Tree" });
    const agent = await visitor(db);
    await agent.post("/api/register").send(account);
    expect((await agent.get("/api/user/account")).body.hasRecoveryWord).toBe(true);
    const [row] = await db.select().from(users).where(eq(users.phone, account.phone));
    expect(row?.recoveryWord).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);

    const back = await visitor(db);
    const recover = (recoveryWord: string, username = account.phone) =>
      back.post("/api/recover").send({ username, recoveryWord, password: "river-stone" });
    const wrong = await recover("mangotrees");
    const nobody = await recover("mangotree", newStudent().phone);
    expect(wrong.status).toBe(403);
    expect(nobody.body).toEqual(wrong.body);
    const right = await recover("  MANGO tree");
    expect(right.body).toMatchObject({ phone: account.phone, name: account.name });
    expect((await back.get("/api/user")).status).toBe(200);
    expect((await agent.get("/api/user")).status).toBe(401);
    expect((await signInAgain(db, account.phone, "river-stone")).status).toBe(200);
  }));

test("a reset by the operator ends the sessions, the recovery word and the parent link", () =>
  withDatabase(async (db) => {
    const account = newStudent({ recoveryWord: "Mango Tree" });
    const agent = await visitor(db);
    await agent.post("/api/register").send(account);
    await agent.post("/api/user/parent-link").send({ password: "secret1" });
    const accounts = createAccountService({ db, now: () => new Date() });
    await createSecretsService({ db, accounts }).resetPassword(account.phone, "river-stone");
    expect((await agent.get("/api/user")).status).toBe(401);
    const { agent: back } = await signInAgain(db, account.phone, "river-stone");
    const { body: facts } = await back.get("/api/user/account");
    expect(facts).toMatchObject({ hasRecoveryWord: false, parentLinkMadeAt: null });
  }));

test("an updated account with a fixed id loses its sessions", () =>
  withDatabase(async (db) => {
    const accounts = createAccountService({ db, now: () => new Date() });
    const account = newStudent();
    await accounts.putWithId(3, account);
    const { agent } = await signInAgain(db, account.phone);
    expect((await agent.get("/api/user")).status).toBe(200);
    await accounts.putWithId(3, { ...account, password: "river-stone" });
    expect((await agent.get("/api/user")).status).toBe(401);
    expect((await signInAgain(db, account.phone, "river-stone")).status).toBe(200);
  }));

test("a recovery word can't be guessed faster than a password, and an account without one can't be recovered", () =>
  withDatabase(async (db) => {
    const { user } = await student(db);
    const agent = await visitor(db);
    const guess = (recoveryWord: string) =>
      agent
        .post("/api/recover")
        .send({ username: user.phone, recoveryWord, password: "river-stone" });
    expect((await guess("a recovery word nobody has")).status).toBe(403);
    for (let count = 0; count < 4; count += 1) expect((await guess("mango tree")).status).toBe(403);
    expect((await guess("mango tree")).status).toBe(429);
  }));

test("recovery word guesses are limited to ten a day, however often the student logs in", () =>
  withDatabase(async (db) => {
    const account = newStudent({ recoveryWord: "Mango Tree" });
    const agent = await visitor(db);
    await agent.post("/api/register").send(account);
    const recover = async (recoveryWord: string, password = "river-stone") =>
      (await agent.post("/api/recover").send({ username: account.phone, recoveryWord, password }))
        .status;
    const loggedIn = async () => (await signInAgain(db, account.phone)).status;
    for (let count = 0; count < 10; count += 1) {
      if (count % 4 === 3) expect(await loggedIn()).toBe(200);
      expect(await recover("wrong word")).toBe(403);
    }
    expect(await loggedIn()).toBe(200);
    expect(await recover("mango tree")).toBe(429);
  }));

test("a refused new password doesn't count as a guess of the recovery word, right or wrong", () =>
  withDatabase(async (db) => {
    const account = newStudent({ recoveryWord: "Mango Tree" });
    const agent = await visitor(db);
    await agent.post("/api/register").send(account);
    const recover = async (recoveryWord: string, password: string) =>
      (await agent.post("/api/recover").send({ username: account.phone, recoveryWord, password }))
        .status;
    for (let count = 0; count < 6; count += 1) {
      expect(await recover("mango tree", "123456")).toBe(400);
      expect(await recover("wrong word", "123456")).toBe(400);
    }
    expect(await recover("mango tree", "river-stone")).toBe(200);
  }));

test.each(["123456", "Asha Verma", "my 9876500001", "vermaji", "x asha x", "shaver"])(
  "%s is too easy for a recovery word",
  (recoveryWord) =>
    withDatabase(async (db) => {
      const account = newStudent({ phone: "9876500001", recoveryWord });
      const response = await (await visitor(db)).post("/api/register").send(account);
      expect(response.status).toBe(400);
      expect(Object.keys(response.body.errors)).toEqual(["recoveryWord"]);
    }),
);

test("setting a recovery word later needs the password", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const set = (password: string) =>
      agent.put("/api/user/recovery-word").send({ password, recoveryWord: "mango tree" });
    expect((await set("wrong!")).status).toBe(403);
    expect((await agent.get("/api/user/account")).body.hasRecoveryWord).toBe(false);
    expect((await set("secret1")).status).toBe(204);
    expect((await agent.get("/api/user/account")).body.hasRecoveryWord).toBe(true);
  }));

test("a consent stores who gave it, when and to which wording; a second one for the same wording changes nothing", () =>
  withDatabase(async (db) => {
    const agent = await visitor(db);
    const from = Date.now();
    const { body: user } = await agent
      .post("/api/register")
      .send(newStudent({ consent: "guardian" }));
    const { consent } = (await agent.get("/api/user/account")).body;
    expect(consent).toEqual({ givenBy: "guardian", version: 1, givenAt: expect.any(String) });
    expect(Date.parse(consent.givenAt)).toBeGreaterThanOrEqual(from);
    await agent.post("/api/user/consent").send({ givenBy: "adult" });
    expect((await agent.get("/api/user/account")).body.consent).toEqual(consent);
    expect(await db.$count(consents, eq(consents.userId, user.id))).toBe(1);
    await db.update(consents).set({ version: 0 });
    await agent.post("/api/user/consent").send({ givenBy: "adult" });
    expect((await agent.get("/api/user/account")).body.consent.givenBy).toBe("adult");
    expect(await db.$count(consents, eq(consents.userId, user.id))).toBe(2);
  }));

test("an account without a consent is marked so until a consent is given", () =>
  withDatabase(async (db) => {
    const { agent, user } = await student(db);
    expect(user.needsConsent).toBe(true);
    const { agent: asked } = await student(db, {}, { consent: "adult" });
    expect((await asked.get("/api/user")).body.needsConsent).toBe(false);
    expect((await agent.get("/api/user")).body.needsConsent).toBe(true);
    const login = { username: user.phone, password: "secret1" };
    const again = await visitor(db);
    expect((await again.post("/api/login").send(login)).body.needsConsent).toBe(true);
    await agent.post("/api/user/consent").send({ givenBy: "guardian" });
    expect((await agent.get("/api/user")).body.needsConsent).toBe(false);
    expect((await again.post("/api/login").send(login)).body.needsConsent).toBe(false);
  }));

test("language and voices are the student's own settings, and are stored", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const { agent: other } = await student(db);
    const unset = { answerLanguage: "question", englishVoice: null, hindiVoice: null };
    const chosen = { answerLanguage: "hindi", englishVoice: null, hindiVoice: "Google हिन्दी" };
    expect((await agent.get("/api/user/preferences")).body).toEqual(unset);
    expect((await agent.put("/api/user/preferences").send(chosen)).body).toEqual(chosen);
    expect((await agent.get("/api/user/preferences")).body).toEqual(chosen);
    expect((await other.get("/api/user/preferences")).body).toEqual(unset);
    const klingon = { ...chosen, answerLanguage: "klingon" };
    expect((await agent.put("/api/user/preferences").send(klingon)).status).toBe(400);
  }));

test.each([
  [androidChrome, "Chrome on Android"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36 Edg/130.0",
    "Edge on Windows",
  ],
  ["curl/8", "Unknown device"],
  [undefined, "Unknown device"],
])("%s is shown as %s", (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
