import { eq, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Agent } from "supertest";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import type { Db } from "../db/db.ts";
import { conversations } from "../db/schema/conversations.ts";
import { events } from "../db/schema/events.ts";
import { parentLinks, sessions, users } from "../db/schema/users.ts";
import { createLogger } from "../logger.ts";
import { student, visitor } from "../testing/app.ts";
import { withCommittedDatabase } from "../testing/database.ts";
import { callsOf, type DescribedCall, type Description } from "../testing/described-calls.ts";
import { givenDoubt } from "../testing/given-outputs.ts";
import { startConversation, studyModel } from "../testing/study.ts";
import { sampleOf } from "../testing/values-of-schema.ts";
import { SessionStore } from "./session-store.ts";

/** A log, and what in it calls for somebody. */
function givenLog() {
  const lines: string[] = [];
  const logger = createLogger("warn", { write: (line: string) => lines.push(line) });
  return { logger, lines };
}

const removeAll = (db: Db) => db.delete(users);

/** A database on which every account is deleted before a row of this table is written. */
function deletingBefore(table: PgTable, db: Db): Db {
  const delayed = <Statement extends object>(statement: Statement): Statement =>
    new Proxy(statement, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        if (name !== "then") return (...given: unknown[]) => delayed(value.apply(target, given));
        return (...whenDone: unknown[]) => removeAll(db).then(() => value.apply(target, whenDone));
      },
    });
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...given: unknown[]) => {
        const made = value.apply(target, given);
        return name === "insert" && given[0] === table ? delayed(made) : made;
      };
    },
  });
}

const notSignedIn = { status: 401, code: "not_signed_in", detail: "Please log in to go on." };

const event = {
  id: "a".repeat(32),
  name: "dashboard_viewed",
  page: "dashboard",
  at: new Date().toISOString(),
  properties: {},
};

test.each([
  ["a conversation", conversations, "/api/conversations", { type: "doubt" }],
  ["a parent's link", parentLinks, "/api/user/parent-link", { password: "secret1" }],
  ["an event", events, "/api/events", { events: [event] }],
])(
  "%s of an account that was deleted meanwhile is refused as not signed in",
  (_what, table, path, body) =>
    withCommittedDatabase(async (db) => {
      const { logger, lines } = givenLog();
      const { agent } = await student(deletingBefore(table, db), { logger });
      const response = await agent.post(path).send(body);
      expect(response.body).toMatchObject(notSignedIn);
      expect(lines).toEqual([]);
      expect(await db.$count(table)).toBe(0);
    }),
);

test("a login to an account that is deleted before its session is written is refused as not signed in", () =>
  withCommittedDatabase(async (db) => {
    const { logger, lines } = givenLog();
    const { user } = await student(db);
    const agent = await visitor(deletingBefore(sessions, db), { logger });
    const response = await agent
      .post("/api/login")
      .send({ username: user.phone, password: "secret1" });
    expect(response.body).toMatchObject(notSignedIn);
    expect(lines).toEqual([]);
    expect((await agent.get("/api/user")).status).toBe(401);
  }));

test("an answer whose account is deleted while the model works ends as not signed in, and is no error of ours", () =>
  withCommittedDatabase(async (db) => {
    const { logger, lines } = givenLog();
    const { engine } = studyModel({
      doubt: async () => {
        await removeAll(db);
        return givenDoubt();
      },
    });
    const { agent } = await student(db, { engine, logger });
    const conversationId = await startConversation(agent, "doubt");
    const asked = await agent.post("/api/doubts/solve").send({ doubt: "Why?", conversationId });
    expect(asked.body).toMatchObject(notSignedIn);
    expect(lines).toEqual([]);
  }));

async function send(agent: Agent, { method, path, params, body }: DescribedCall) {
  const address = path.replaceAll(/\{(\w+)\}/gu, (_all, name: string) => {
    // Numbers are described as the text that they are in an address.
    return name.endsWith("Id") ? "1" : encodeURIComponent(String(sampleOf(params[name])));
  });
  const verb = method.toLowerCase() as "get" | "post" | "put" | "patch" | "delete"; // safe: what the API has
  const ids = Object.keys(body?.properties ?? {}).filter((name) => name.endsWith("Id"));
  const fields = { ...(sampleOf(body) as object), ...Object.fromEntries(ids.map((id) => [id, 1])) }; // safe: bodies are objects
  return body ? agent[verb](address).send(fields) : agent[verb](address);
}

test("no call fails whose account is deleted right after its session was read", () =>
  withCommittedDatabase(async (db) => {
    const { logger, lines } = givenLog();
    const store = new SessionStore(db, { secure: false });
    const read = store.get.bind(store);
    const { agent: anybody } = await student(db);
    const { body } = await anybody.get("/api/openapi.json");
    const calls = callsOf(body as Description); // safe: it is made of our own contracts
    const statuses = new Map<string, number>();
    for (const call of calls.filter(({ isPublic }) => !isPublic)) {
      const { agent, user } = await student(db, { logger });
      const reading = vi.spyOn(SessionStore.prototype, "get");
      reading.mockImplementation((id, done) => {
        read(id, (...found) => {
          void db
            .delete(users)
            .where(eq(users.id, user.id))
            .then(() => done(...found));
        });
      });
      const { status } = await send(agent, call);
      reading.mockRestore();
      statuses.set(`${call.method} ${call.path}`, status);
    }
    expect(lines.filter((line) => !line.includes('"security"'))).toEqual([]);
    expect([...statuses].filter(([, status]) => status >= 500)).toEqual([]);
    const refused = [...statuses].filter(([, status]) => status === 401).map(([call]) => call);
    expect(refused.length).toBeGreaterThan(9);
    expect(refused).toEqual(
      expect.arrayContaining([
        "GET /api/user/account",
        "PATCH /api/user",
        "GET /api/user/preferences",
        "PUT /api/user/preferences",
      ]),
    );
  }));

test("every key to an account has a name by which its refusal is recognised", () =>
  withCommittedDatabase(async (db) => {
    const { rows } = z
      .object({ rows: z.array(z.object({ conname: z.string() })) })
      .parse(
        await db.execute(
          sql`select conname from pg_constraint where contype = 'f' and confrelid = 'users'::regclass`,
        ),
      );
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ conname }) => !conname.endsWith("_users_id_fk"))).toEqual([]);
  }));
