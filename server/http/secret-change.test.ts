import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions } from "../db/schema/users.ts";
import { visitor } from "../testing/app.ts";
import { withDatabase } from "../testing/database.ts";
import { newStudent } from "../testing/factories.ts";

const [old, new_] = ["the secret until yesterday, 32 long", "the secret since today, 32 or more"];

test("after a change of the secret, cookies signed with the previous one are accepted, and replaced at renewal", () =>
  withDatabase(async (db) => {
    const before = await visitor(db, { sessionSecret: old });
    const signedUp = await before.post("/api/register").send(newStudent());
    const cookie = cookieOf(signedUp.headers);
    const readWith = async (sent: string, secrets: Parameters<typeof visitor>[1]) =>
      (await visitor(db, secrets)).get("/api/user").set("Cookie", sent);

    expect((await readWith(cookie, { sessionSecret: new_ })).status).toBe(401);
    // The request of the next day.
    await db.update(sessions).set({ expiresAt: sql`${sessions.expiresAt} - interval '1 day'` });
    const response = await readWith(cookie, { sessionSecret: new_, previousSessionSecret: old });
    expect(response.body).toEqual(signedUp.body);

    const renewed = cookieOf(response.headers);
    expect(renewed).not.toBe(cookie);
    expect((await readWith(renewed, { sessionSecret: new_ })).body).toEqual(signedUp.body);
  }));

function cookieOf(headers: Record<string, unknown>): string {
  const [set] = headers["set-cookie"] as string[]; // safe: supertest gives what Node does
  return set?.split(";")[0] ?? "";
}
