import { setImmediate as turn } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Dependencies, Product } from "./app.ts";
import type { Db } from "./db/db.ts";
import { messages } from "./db/schema/conversations.ts";
import { createLocalSignals } from "./db/signals.ts";
import { leaseEnd } from "./features/answers/in-progress.ts";
import { createLogger } from "./logger.ts";
import { appOn } from "./testing/app.ts";
import { ask } from "./testing/ask-homework.ts";
import { withCommittedDatabase } from "./testing/database.ts";
import { engineGiving } from "./testing/scripted-tutor.ts";
import supertest, { type Agent } from "supertest";

const account = {
  name: "Meenakshi Quixote",
  phone: "9123498765",
  password: "zebra-umbrella-7",
  grade: 8,
};
const question = "My brother Vikramaditya ate 3/7 of the samosas. How many are left of 21?";
const photo = await sharp({
  create: { width: 64, height: 64, channels: 3, background: "#123456" },
})
  .jpeg()
  .toBuffer();

/** Values that a student sent or is identified by; the log may contain none of them. */
const secrets = ["Meenakshi", "9123498765", "zebra-umbrella", "Vikramaditya", "samosas", "$argon2"];
/** Bytes of a JPEG, in the forms in which text shows bytes. */
const photoSecrets = ["255,216,255", "[255", "\\\\xffd8", "/9j/", "ffd8ff"];

interface Scene {
  agent: Agent;
  db: Db;
  answers: Product["answers"];
}

interface Failure {
  /** The statement that fails: one of this kind on this table raises an error that quotes the whole row. */
  broken?: [table: string, when: "insert" | "update" | "delete"];
  /** The PostgreSQL error code; that of `raise` by default. */
  code?: string;
  /** A missing table. */
  gone?: string;
  dependencies?: Partial<Dependencies>;
  /** The failure is the caller's own mistake, and not logged as an error. */
  isRefused?: true;
  act: (scene: Scene) => Promise<unknown>;
}

const quoting = () => new Error(`could not work on: ${question} ${account.phone}`);
const conversation = async (agent: Agent) =>
  (await agent.post("/api/conversations").send({ type: "homework" })).body.id as number; // safe: the contract's own

const failures: Record<string, Failure> = {
  "a sign-up that can't be stored": {
    broken: ["users", "insert"],
    act: ({ agent }) =>
      agent.post("/api/register").send({ ...account, name: "Meenakshi", phone: "9123498700" }),
  },
  "a login without its table": {
    gone: "users",
    act: ({ agent }) => agent.post("/api/login").send(asLogin()),
  },
  "a limit that can't be counted": {
    broken: ["rate_limits", "insert"],
    act: ({ agent }) => agent.post("/api/login").send({ ...asLogin(), username: "9123498765" }),
  },
  "a session that can't be stored": {
    broken: ["sessions", "insert"],
    act: ({ agent }) => agent.post("/api/login").send(asLogin()),
  },
  "a session that can't be read": { gone: "sessions", act: ({ agent }) => agent.get("/api/user") },
  "a session that can't be ended": {
    broken: ["sessions", "delete"],
    act: ({ agent }) => agent.post("/api/logout"),
  },
  "a question that can't be stored": {
    broken: ["messages", "insert"],
    act: ({ agent }) => ask(agent, { question }),
  },
  "a photo that can't be stored": {
    broken: ["uploads", "insert"],
    act: ({ agent }) => ask(agent, { question, photo }),
  },
  "a request that can't be named": {
    broken: ["idempotency_keys", "insert"],
    act: ({ agent }) => ask(agent, { question, key: "Meenakshi-1" }),
  },
  "an answer that can't be stored": {
    broken: ["messages", "update"],
    act: ({ agent }) => ask(agent, { question: `${question} Solve 2x + 3 = 11` }),
  },
  "usage that can't be stored": {
    broken: ["tutor_calls", "insert"],
    act: ({ agent }) => ask(agent, { question: "Solve 2x + 3 = 11" }),
  },
  "an act of study that can't be stored": {
    broken: ["activity_log", "insert"],
    act: ({ agent }) => ask(agent, { question: "Solve 2x + 3 = 11" }),
  },
  "an engine whose error message quotes the question": {
    dependencies: { engine: engineGiving(quoting(), quoting(), quoting()).engine },
    act: ({ agent }) => ask(agent, { question }),
  },
  "a moderation that fails": {
    dependencies: { moderate: () => Promise.reject(quoting()) },
    act: ({ agent }) => ask(agent, { question }),
  },
  "a photo reader that fails": {
    dependencies: { photoReader: { read: () => Promise.reject(quoting()) } },
    act: ({ agent }) => agent.post("/api/uploads/readings").attach("image", photo, "Meenakshi.jpg"),
  },
  "processes that can't be told": {
    dependencies: {
      database: {
        ...({} as Pick<Dependencies["database"], "db">), // safe: filled in where the app is made
        isReachable: async () => true,
        signals: { ...createLocalSignals(), publish: () => Promise.reject(quoting()) },
      },
    },
    act: async ({ agent, db }) => {
      const conversationId = await conversation(agent);
      await ask(agent, { question, conversationId });
      await db
        .update(messages)
        .set({ state: "pending", workerId: "another", leasedUntil: leaseEnd })
        .where(eq(messages.role, "assistant"));
      return agent.post(`/api/conversations/${conversationId}/stop`);
    },
  },
  "a conversation that can't be started": {
    broken: ["conversations", "insert"],
    act: ({ agent }) => agent.post("/api/conversations").send({ type: "doubt", title: question }),
  },
  "a conversation that can't be taken away": {
    broken: ["conversations", "update"],
    act: async ({ agent }) => {
      const started = await agent
        .post("/api/conversations")
        .send({ type: "doubt", title: question });
      return agent.delete(`/api/conversations/${started.body.id}`);
    },
  },
  "a statement that takes too long": {
    broken: ["messages", "insert"],
    code: "57014",
    act: ({ agent }) => ask(agent, { question }),
  },
  "a search without its table": {
    gone: "messages",
    act: ({ agent }) => agent.get("/api/conversations").query({ search: "Vikramaditya samosas" }),
  },
  "events that can't be stored": {
    broken: ["events", "insert"],
    act: ({ agent }) => agent.post("/api/events").send(asEvents()),
  },
  "an exam plan that can't be stored": {
    broken: ["exam_plans", "insert"],
    act: ({ agent }) =>
      agent.post("/api/exam/plan").send({ examType: "CBSE", subjects: ["Mathematics"] }),
  },
  "a body that can't be read": {
    isRefused: true,
    act: ({ agent }) =>
      agent
        .post("/api/login")
        .set("Content-Type", "application/json")
        .send(`{"username": "${account.phone}", "password": ${account.password}}`),
  },
  "a form that can't be read": {
    isRefused: true,
    act: ({ agent }) =>
      agent
        .post("/api/homework/ask")
        .set("Content-Type", "multipart/form-data; boundary=x")
        .send(`--x\r\nContent-Disposition: form-data; name="question"\r\n\r\n${question}`),
  },
  "a photo that can't be read": {
    isRefused: true,
    act: ({ agent }) => ask(agent, { question, photo: photo.subarray(0, photo.length / 2) }),
  },
};

const asLogin = () => ({ username: account.phone, password: account.password });
const asEvents = () => ({
  visitorId: "0".repeat(32),
  events: [
    {
      id: "1".repeat(32),
      name: "query_submitted",
      page: "homework",
      at: new Date().toISOString(),
      properties: {
        character_count: 40,
        has_image: false,
        query_preview: "My brother Vikramaditya",
      },
    },
  ],
});

test.each(Object.entries(failures))(
  "the log of %s contains nothing of the student",
  (_name, failure) =>
    withCommittedDatabase(async (db) => {
      const lines: string[] = [];
      const logger = createLogger("trace", { write: (line: string) => lines.push(line) });
      const { database, ...others } = failure.dependencies ?? {};
      const { app, answers } = await appOn(db, {
        logger,
        ...others,
        ...(database && { database: { ...database, db } }),
      });
      const agent = supertest.agent(app);
      const { headers } = await agent.post("/api/register").send(account).expect(201);
      const mend = await breakDown(db, failure);
      try {
        await failure.act({ agent, db, answers });
      } finally {
        await mend();
      }
      await answers.drain(0);
      await turn();
      const log = lines.join("");
      // From the cookie: the session's id and its signature.
      const [sessionId = "no session", signature = "unsigned"] = decodeURIComponent(
        String(headers["set-cookie"]).split("=")[1] ?? "",
      )
        .replace("s:", "")
        .split(/[.;]/u);
      expect(log).toMatch(failure.isRefused ? /"status":4\d\d/u : /"level":(?:40|50)/u);
      for (const secret of [...secrets, ...photoSecrets, sessionId, signature]) {
        expect(log).not.toContain(secret);
      }
      expect(log.length).toBeLessThan(30_000);
    }),
);

async function breakDown(
  db: Db,
  { broken, gone, code = "P0001" }: Failure,
): Promise<() => Promise<unknown>> {
  if (gone !== undefined) {
    await db.execute(sql.raw(`alter table ${gone} rename to ${gone}_gone`));
    return () => db.execute(sql.raw(`alter table ${gone}_gone rename to ${gone}`));
  }
  if (!broken) return async () => undefined;
  const [table, when] = broken;
  await db.execute(
    sql.raw(`create function fail() returns trigger language plpgsql as $$ begin
      raise exception 'failing row: %', to_jsonb(coalesce(new, old)) using errcode = '${code}'; end $$`),
  );
  await db.execute(
    sql.raw(`create trigger fails before ${when} on ${table} for each row execute function fail()`),
  );
  return () => db.execute(sql.raw(`drop function fail() cascade`));
}
