import type { Agent } from "supertest";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { eventNames, trackedEvents } from "#shared/domain/events.ts";
import type { Field } from "#shared/domain/event-fields.ts";
import { removeExpired } from "../../db/housekeeping.ts";
import type { Db } from "../../db/db.ts";
import { events } from "../../db/schema/events.ts";
import { users } from "../../db/schema/users.ts";
import { student, visitor } from "../../testing/app.ts";
import { withDatabase } from "../../testing/database.ts";

const now = new Date("2026-03-01T10:00:00.000Z");
const clock = { now: () => now };
const visitorId = "0123456789abcdef0123456789abcdef";

let lastId = 0;
function drawnId(): string {
  lastId += 1;
  return lastId.toString(16).padStart(32, "0");
}

const ctaClicked = (fields: Record<string, unknown> = {}) => ({
  id: drawnId(),
  name: "cta_clicked",
  page: "landing",
  at: now.toISOString(),
  properties: { name: "Get Started", location: "header" },
  ...fields,
});

const tell = (agent: Agent, ...told: unknown[]) =>
  agent.post("/api/events").send({ sentAt: now.toISOString(), visitorId, events: told });

const rowsOf = (db: Db) => db.select().from(events).orderBy(events.id);

test("a visitor's event is stored with its time and the visitor's random id", () =>
  withDatabase(async (db) => {
    const response = await tell(await visitor(db, clock), ctaClicked());
    expect(response.status).toBe(202);
    expect(response.body).toEqual({ accepted: 1 });
    expect(await rowsOf(db)).toEqual([
      expect.objectContaining({
        name: "cta_clicked",
        page: "landing",
        properties: { name: "Get Started", location: "header" },
        at: now,
        receivedAt: now,
        userId: null,
        visitorId: "01234567-89ab-cdef-0123-456789abcdef",
      }),
    ]);
  }));

test("a student's event is stored under her id, not linked to the earlier visitor id", () =>
  withDatabase(async (db) => {
    const { agent, user } = await student(db, clock);
    await tell(agent, ctaClicked({ name: "dashboard_viewed", page: "dashboard", properties: {} }));
    const [row] = await rowsOf(db);
    expect(row).toMatchObject({ userId: user.id, visitorId: null });
  }));

test("a deleted student's events are deleted with her", () =>
  withDatabase(async (db) => {
    const { agent, user } = await student(db, clock);
    await tell(agent, ctaClicked());
    await db.delete(users).where(eq(users.id, user.id));
    expect(await rowsOf(db)).toEqual([]);
  }));

test("a batch that is sent twice is stored once", () =>
  withDatabase(async (db) => {
    const agent = await visitor(db, clock);
    const told = ctaClicked();
    await tell(agent, told);
    const again = await tell(agent, told, ctaClicked());
    expect(again.body).toEqual({ accepted: 1 });
    expect(await rowsOf(db)).toHaveLength(2);
  }));

test.each([
  ["an unknown name", { name: "password_stolen" }, "There is no event “password_stolen”"],
  ["a name that objects have", { name: "constructor" }, "There is no event “constructor”"],
  [
    "a property too many",
    { properties: { name: "a", location: "b", phone: "9876543210" } },
    "phone",
  ],
  ["a property too few", { properties: { name: "a" } }, "cta_clicked.location: This must be text"],
  ["a property too long", { properties: { name: "x".repeat(61), location: "b" } }, "under 60"],
  ["a page that isn't ours", { page: "elsewhere" }, "This page isn't one of ours"],
  ["an id that isn't drawn", { id: "1" }, "An id must be 32 hexadecimal digits"],
  ["a time that is none", { at: "yesterday" }, /\w/u],
])("%s refuses the batch with a sentence", (_what, fields, sentence) =>
  withDatabase(async (db) => {
    const response = await tell(await visitor(db), ctaClicked(), ctaClicked(fields));
    expect(response.status).toBe(400);
    expect(response.body.detail).toMatch(sentence);
    expect(await rowsOf(db)).toEqual([]);
  }),
);

test("an empty batch and one of more than 50 are refused", () =>
  withDatabase(async (db) => {
    const agent = await visitor(db);
    expect((await tell(agent)).body.detail).toBe("A batch must have an event");
    const many = Array.from({ length: 51 }, () => ({ ...dashboard(), id: drawnId() }));
    const response = await tell(agent, ...many);
    expect(response.status).toBe(400);
    expect(response.body.detail).toBe("A batch may have 50 events");
  }));

const dashboard = () => ctaClicked({ name: "dashboard_viewed", page: "dashboard", properties: {} });

test("a body of more than 16 KB is not read", () =>
  withDatabase(async (db) => {
    const response = await tell(await visitor(db), { ...dashboard(), more: "x".repeat(17_000) });
    expect(response.status).toBe(413);
  }));

test.each([
  [
    "an hour before it was sent",
    "2026-03-01T09:00:00Z",
    "2026-03-01T10:00:00Z",
    "2026-03-01T09:00:00.000Z",
  ],
  [
    "by a clock that is a year slow",
    "2025-03-01T09:59:00Z",
    "2025-03-01T10:00:00Z",
    "2026-03-01T09:59:00.000Z",
  ],
  ["in the future", "2031-01-01T00:00:00Z", "2026-03-01T10:00:00Z", "2026-03-01T10:00:00.000Z"],
  ["in 1970", "1970-01-01T00:00:00Z", "2026-03-01T10:00:00Z", "2026-02-22T10:00:00.000Z"],
])("an event %s is stored with a plausible time", (_when, at, sentAt, kept) =>
  withDatabase(async (db) => {
    const agent = await visitor(db, clock);
    await agent.post("/api/events").send({ sentAt, events: [ctaClicked({ at })] });
    expect((await rowsOf(db))[0]?.at.toISOString()).toBe(kept);
  }),
);

test("without a sending time the event's own time is used, but not later than now", () =>
  withDatabase(async (db) => {
    const agent = await visitor(db, clock);
    const at = "2026-03-01T09:30:00.000Z";
    await agent.post("/api/events").send({ events: [ctaClicked({ at })] });
    expect((await rowsOf(db))[0]?.at.toISOString()).toBe(at);
  }));

test("a browser's beacon from our own page is accepted, one from another site is not", () =>
  withDatabase(async (db) => {
    const agent = await visitor(db, clock);
    const send = (origin: string, site: string) =>
      agent
        .post("/api/events")
        .set({ Host: "sawaal.test", Origin: origin, "Sec-Fetch-Site": site })
        .set("Content-Type", "application/json")
        .send(JSON.stringify({ events: [ctaClicked()] }));
    expect((await send("http://sawaal.test", "same-origin")).status).toBe(202);
    expect((await send("https://evil.example", "cross-site")).status).toBe(403);
  }));

test("a single address can't fill the table", () =>
  withDatabase(async (db) => {
    const agent = await visitor(db);
    const batch = () => tell(agent, ...Array.from({ length: 50 }, () => ({ ...dashboard() })));
    for (let told = 0; told < 3000; told += 50) expect((await batch()).status).toBe(202);
    const refused = await batch();
    expect(refused.status).toBe(429);
    expect(refused.headers["retry-after"]).toMatch(/^\d+$/u);
  }));

test("no words of a question that needs a person rather than a tutor are stored", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const query = (preview: string) =>
      ctaClicked({
        name: "query_submitted",
        page: "homework",
        properties: { character_count: 20, has_image: false, query_preview: preview },
      });
    await tell(agent, query("I want to kill myself"), query("Solve 2x + 3 = 11"));
    const kept = (await rowsOf(db)).map(({ properties }) => properties);
    expect(kept).toEqual([
      { character_count: 20, has_image: false },
      { character_count: 20, has_image: false, query_preview: "Solve 2x + 3 = 11" },
    ]);
  }));

test("NUL bytes, which PostgreSQL can't store, are removed", () =>
  withDatabase(async (db) => {
    const properties = { name: "Get\u0000 Started", location: "header" };
    const response = await tell(await visitor(db), ctaClicked({ properties }));
    expect(response.status).toBe(202);
    expect((await rowsOf(db))[0]?.properties).toMatchObject({ name: "Get Started" });
  }));

test("events are deleted after 400 days", () =>
  withDatabase(async (db) => {
    const agent = await visitor(db);
    await tell(agent, ctaClicked(), ctaClicked());
    const [old] = await rowsOf(db);
    if (!old) throw new Error("no event was kept");
    await db
      .update(events)
      .set({ at: sql`now() - interval '401 days'`, receivedAt: sql`now() - interval '401 days'` })
      .where(eq(events.id, old.id));
    await removeExpired(db);
    expect(await rowsOf(db)).toHaveLength(1);
  }));

test.each(eventNames)("%s is accepted with the properties of the table", (name) =>
  withDatabase(async (db) => {
    const { properties, pages } = trackedEvents[name];
    const given = Object.entries<Field>(properties).map(([key, field]) => [key, sampleOf(field)]);
    const told = ctaClicked({ name, page: pages[0], properties: Object.fromEntries(given) });
    expect((await tell(await visitor(db), told)).status).toBe(202);
  }),
);

function sampleOf(field: Field) {
  if (field.kind === "text") return "x".repeat(field.longest);
  if (field.kind === "choice") return field.values[0];
  return field.kind === "flag" ? true : 7;
}
