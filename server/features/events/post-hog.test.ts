import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { expect, onTestFinished, test, vi } from "vitest";
import { createLogger } from "../../logger.ts";
import { student, visitor } from "../../testing/app.ts";
import { usualConfig } from "../../testing/config.ts";
import { withDatabase } from "../../testing/database.ts";
import { createPostHog } from "./post-hog.ts";

/** A PostHog server that records its requests. */
async function givenPostHog({ status = 200, answering = Promise.resolve() } = {}) {
  const told: { path: string | undefined; headers: unknown; body: Batch }[] = [];
  const server = createServer((req, res) => {
    let text = "";
    req.on("data", (chunk: Buffer) => (text += chunk.toString()));
    req.on("end", () => {
      // safe: the test reads what it expects of it
      told.push({ path: req.url, headers: req.headers, body: JSON.parse(text) as Batch });
      void answering.then(() => res.writeHead(status).end("{}"));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // safe: it listens on a port
  const postHog = { key: "phc_test", host: `http://127.0.0.1:${port}` };
  return { told, config: { ...usualConfig, tracking: { ...usualConfig.tracking, postHog } } };
}

interface Batch {
  api_key: string;
  batch: { event: string; distinct_id: string; properties: Record<string, unknown> }[];
}

const event = (id: string, name: string, properties: Record<string, unknown>) => ({
  id: id.repeat(32),
  name,
  page: "homework",
  at: "2026-03-01T10:00:00Z",
  properties,
});

const query = event("a", "query_submitted", {
  character_count: 17,
  has_image: false,
  query_preview: "Solve 2x + 3 = 11",
});

test("PostHog gets events without a student's words, her phone number or her address", () =>
  withDatabase(async (db) => {
    const { told, config } = await givenPostHog();
    const { agent, user } = await student(db, { config });
    const login = event("b", "login_successful", { phone_last4: user.phone.slice(-4) });
    await agent.post("/api/events").send({ events: [query, login] });
    await vi.waitFor(() => expect(told).toHaveLength(1));
    const [call] = told;
    expect(call?.path).toBe("/batch/");
    expect(call?.body.api_key).toBe("phc_test");
    expect(call?.body.batch.map(({ event: name }) => name)).toEqual([
      "query_submitted",
      "login_successful",
    ]);
    expect(call?.body.batch[0]?.properties).toEqual({
      character_count: 17,
      has_image: false,
      page: "homework",
      $process_person_profile: false,
      $geoip_disable: true,
    });
    const all = JSON.stringify(told);
    expect(all).not.toContain("Solve");
    expect(all).not.toContain(user.phone.slice(-4));
  }));

test("PostHog can't distinguish one student from another", () =>
  withDatabase(async (db) => {
    const { told, config } = await givenPostHog();
    for (const id of ["a", "b"]) {
      const { agent } = await student(db, { config });
      await agent.post("/api/events").send({ events: [event(id, "dashboard_viewed", {})] });
    }
    await vi.waitFor(() => expect(told).toHaveLength(2));
    const names = told.flatMap(({ body }) => body.batch.map(({ distinct_id: who }) => who));
    expect(names).toEqual(["a student", "a student"]);
  }));

test("pixel-only events aren't sent to PostHog, and a repeated event is sent once", () =>
  withDatabase(async (db) => {
    const { told, config } = await givenPostHog();
    const agent = await visitor(db, { config });
    const pageView = event("c", "PageView", {});
    await agent.post("/api/events").send({ events: [pageView] });
    await agent.post("/api/events").send({ events: [query, pageView] });
    await agent.post("/api/events").send({ events: [query] });
    await agent.post("/api/events").send({ events: [event("d", "dashboard_viewed", {})] });
    await vi.waitFor(() => expect(told).toHaveLength(2));
    const names = told.flatMap(({ body }) => body.batch.map(({ event: name }) => name));
    expect(names.sort()).toEqual(["dashboard_viewed", "query_submitted"]);
  }));

test("events of a visitor who opted out of sharing are stored only in our own table", () =>
  withDatabase(async (db) => {
    const { told, config } = await givenPostHog();
    const agent = await visitor(db, { config });
    await agent.post("/api/events").send({ isPrivate: true, events: [query] });
    await agent.post("/api/events").send({ events: [event("d", "dashboard_viewed", {})] });
    await vi.waitFor(() => expect(told).toHaveLength(1));
    expect(told[0]?.body.batch[0]?.event).toBe("dashboard_viewed");
  }));

test("a failing PostHog doesn't affect our own table", () =>
  withDatabase(async (db) => {
    const { told, config } = await givenPostHog({ status: 500 });
    const agent = await visitor(db, { config });
    const response = await agent.post("/api/events").send({ events: [query] });
    expect(response.body).toEqual({ accepted: 1 });
    await vi.waitFor(() => expect(told).toHaveLength(1));
  }));

test("a hanging PostHog holds at most eight calls, and gets events again once it answers", async () => {
  let answer: () => void = () => undefined;
  const answering = new Promise<void>((resolve) => (answer = resolve));
  const { told, config } = await givenPostHog({ answering });
  const settings = config.tracking.postHog;
  const passOn = createPostHog({
    settings,
    logger: createLogger("silent"),
  });
  const tell = (name: string) => passOn([rowOf(name)]);
  for (let call = 0; call < 12; call += 1) tell("dashboard_viewed");
  await vi.waitFor(() => expect(told).toHaveLength(8));
  answer();
  await vi.waitFor(() => {
    tell("logout_completed");
    expect(told.at(-1)?.body.batch[0]?.event).toBe("logout_completed");
  });
  const viewed = told.filter(({ body }) => body.batch[0]?.event === "dashboard_viewed");
  expect(viewed).toHaveLength(8);
});

const rowOf = (name: string) => ({
  id: "e".repeat(32),
  name,
  page: "dashboard",
  properties: {},
  at: new Date("2026-03-01T10:00:00Z"),
  receivedAt: new Date("2026-03-01T10:00:00Z"),
});
