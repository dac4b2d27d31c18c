import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "../../db/schema/users.ts";
import { student, visitor } from "../../testing/app.ts";
import { withCommittedDatabase, withDatabase } from "../../testing/database.ts";
import { newStudent } from "../../testing/factories.ts";

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

test("one phone number signed up twice concurrently is one account", () =>
  withCommittedDatabase(async (db) => {
    const agent = await visitor(db);
    const account = newStudent();
    const responses = await Promise.all(
      [1, 2, 3].map(() => agent.post("/api/register").send(account)),
    );
    expect(responses.map((response) => response.status).sort()).toEqual([201, 409, 409]);
  }));
