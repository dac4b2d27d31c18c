import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Db } from "../db/db.ts";
import { activityLog } from "../db/schema/activity.ts";
import { conversations, idempotencyKeys, messages } from "../db/schema/conversations.ts";
import { tutorCalls } from "../db/schema/tutor-calls.ts";
import { student } from "../testing/app.ts";
import { withDatabase } from "../testing/database.ts";
import { givenLibrary, startConversation, studyModel } from "../testing/study.ts";

const words = "What is 15% of 240?";

/** Ids that have no room in four bytes, as those of ten million students have within a year. */
async function giveLargeIds(db: Db): Promise<void> {
  for (const table of [conversations, messages, idempotencyKeys, tutorCalls, activityLog]) {
    await db.execute(sql`alter table ${table} alter column id restart with 3000000000`);
  }
}

test.each([
  ["a number", (id: number) => id],
  ["text", (id: number) => String(id)],
])("every call accepts ids as %s, in JSON", (_form, form) =>
  withDatabase(async (db) => {
    await giveLargeIds(db);
    const { agent } = await student(db, { engine: studyModel().engine, library: givenLibrary });
    const doubts = form(await startConversation(agent, "doubt"));
    const concepts = form(await startConversation(agent, "concept"));
    const homework = form(await startConversation(agent, "homework"));
    const call = async (path: string, body: object) => {
      const response = await agent.post(path).send(body);
      expect(response.status, `${path}: ${response.body.detail}`).toBeLessThan(300);
      return response.body;
    };
    await call("/api/homework/ask", { question: words, conversationId: homework });
    const solved = await call("/api/doubts/solve", { doubt: words, conversationId: doubts });
    expect(solved.message.id).toBeGreaterThan(3_000_000_000);
    const messageId = form(solved.message.id);
    const onSolution = { messageId, conversationId: doubts };
    const wish = { originalDoubt: words, refinementRequest: "Shorter" };
    await call("/api/doubts/refine", { ...wish, ...onSolution });
    await call("/api/doubts/feedback", { ...onSolution, helpful: true });
    await call("/api/homework/practice", onSolution);
    const concept = "Fractions";
    const asked = { concept, conversationId: concepts };
    const explained = await call("/api/concepts/explain", asked);
    const understood = { messageId: form(explained.message.id), feedback: "understood" };
    const { followUp } = await call("/api/feedback/comprehension", { ...asked, ...understood });
    const choice = { messageId: form(followUp.id), question: 0, choice: 0 };
    await call("/api/concepts/quiz", choice);
  }),
);

test("an id has eight bytes, an account's alone has four, and so has what refers to it", () =>
  withDatabase(async (db) => {
    const found = await db.execute(sql`
      select attrelid::regclass || '.' || attname as name from pg_attribute
      where attidentity <> '' and atttypid <> 'bigint'::regtype and attrelid > 16383
      union all
      select conname from pg_constraint
      join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
      join pg_attribute b on b.attrelid = confrelid and b.attnum = confkey[1]
      where contype = 'f' and a.atttypid <> b.atttypid`);
    expect(found).toMatchObject({ rows: [{ name: "users.id" }] });
  }));

test.each(["/api/homework/ask", "/api/doubts/solve", "/api/concepts/explain"])(
  "%s names the fault of an invalid conversation id",
  (path) =>
    withDatabase(async (db) => {
      const { agent } = await student(db);
      const call = async (conversationId: unknown) => {
        const words = { question: "2 + 2", doubt: "2 + 2", concept: "2 + 2" };
        const { status, body } = await agent.post(path).send({ ...words, conversationId });
        return [status, body.detail];
      };
      expect(await call(undefined)).toEqual([400, '"conversationId" is missing.']);
      expect(await call("one")).toEqual([400, '"conversationId" must be a number.']);
      expect((await call(0))[0]).toBe(400);
      expect((await call(2147483647))[0]).toBe(404);
    }),
);
