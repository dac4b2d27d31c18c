import { expect, test } from "vitest";
import { createLogger } from "../logger.ts";
import { student, visitor } from "../testing/app.ts";
import { withDatabase } from "../testing/database.ts";
import { newStudent } from "../testing/factories.ts";

/** A log, and its lines on refusals that may be part of an attack. */
function givenLog() {
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line: string) => lines.push(line) });
  const events = () =>
    lines
      .map((line): Record<string, unknown> => JSON.parse(line))
      .filter((line) => "security" in line)
      .map(({ security, method, route, from }) => ({ security, method, route, from }));
  return { logger, events, text: () => lines.join("") };
}

test("failed logins and the throttle after them are logged under one pseudonym, without a phone or an address", () =>
  withDatabase(async (db) => {
    const { logger, events, text } = givenLog();
    const { phone: username } = newStudent();
    const agent = await visitor(db, { logger });
    for (let count = 0; count < 6; count += 1) {
      await agent.post("/api/login").send({ username, password: "wrong!" });
    }
    const from = expect.stringMatching(/^[\da-f]{12}$/u);
    const line = { security: "failed_login", method: "POST", route: "/api/login", from };
    expect(events()).toEqual([
      ...Array.from({ length: 5 }, () => line),
      { ...line, security: "throttled" },
    ]);
    expect(new Set(events().map((event) => event.from)).size).toBe(1);
    expect(text()).not.toMatch(new RegExp(`${username}|wrong!|127\\.0\\.0\\.1`, "u"));
  }));

test("another student's id is logged, in the route and in the body", () =>
  withDatabase(async (db) => {
    const { logger, events } = givenLog();
    const hers = await student(db);
    const { body } = await hers.agent.post("/api/conversations").send({ type: "homework" });
    const { agent } = await student(db, { logger });
    await agent.get(`/api/conversations/${body.id}/messages`).expect(404);
    await agent
      .post("/api/homework/ask")
      .send({ conversationId: body.id, question: "2 + 2" })
      .expect(404);
    await agent.get("/api/uploads/00000000-0000-4000-8000-000000000000").expect(404);
    expect(events()).toMatchObject([
      { security: "foreign_id", route: "/api/conversations/:conversationId/messages" },
      { security: "foreign_id", route: "/api/homework/ask" },
      { security: "foreign_id", route: "/api/uploads/:uploadId" },
    ]);
  }));

test("an unknown page and an anonymous visitor are not logged", () =>
  withDatabase(async (db) => {
    const { logger, events } = givenLog();
    const { agent } = await student(db, { logger });
    await agent.get("/api/nothing-here").expect(404);
    await (await visitor(db, { logger })).get("/api/user").expect(401);
    expect(events()).toEqual([]);
  }));
