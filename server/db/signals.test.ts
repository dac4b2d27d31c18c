import { Client } from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { createLogger } from "../logger.ts";
import { openDatabase } from "./open.ts";
import { createLocalSignals } from "./signals.ts";

const postgres = process.env["TEST_DATABASE_URL"];

test("within a process every listener gets messages until it unsubscribes", async () => {
  const signals = createLocalSignals();
  const messages: string[] = [];
  const forget = signals.subscribe((text) => messages.push(`one ${text}`));
  signals.subscribe((text) => messages.push(`two ${text}`));
  await signals.publish("a");
  forget();
  await signals.publish("b");
  expect(messages).toEqual(["one a", "two a", "two b"]);
});

async function openProcess(url: string, directUrl = url) {
  const database = await openDatabase(
    { kind: "server", url, directUrl, poolSize: 2, statementTimeoutMs: 5000 },
    createLogger("silent"),
  );
  onTestFinished(database.close);
  const messages: string[] = [];
  database.signals.subscribe((text) => messages.push(text));
  return { signals: database.signals, messages };
}

test.skipIf(postgres === undefined)(
  "processes on one server get each other's messages, also after a reconnect",
  async () => {
    const url = postgres ?? "";
    const [here, there] = [await openProcess(url), await openProcess(url)];
    await here.signals.publish("first");
    await vi.waitFor(() => expect(there.messages).toEqual(["first"]));
    const admin = new Client({ connectionString: url });
    await admin.connect();
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sawaal listener'",
    );
    await admin.end();
    await vi.waitFor(
      async () => {
        await here.signals.publish("again");
        expect(there.messages).toContain("again");
      },
      { timeout: 15_000, interval: 200 },
    );
  },
);

test.skipIf(postgres === undefined)(
  "a process listens on a connection that bypasses the pooler",
  async () => {
    const url = postgres ?? "";
    const direct = `${url}?application_name=direct`;
    const [here, there] = [await openProcess(url, direct), await openProcess(url)];
    const admin = new Client({ connectionString: url });
    await admin.connect();
    const { rows } = await admin.query(
      "select query from pg_stat_activity where application_name = 'direct'",
    );
    await admin.end();
    expect(rows).toEqual([{ query: "listen sawaal" }]);
    await there.signals.publish("over the pool");
    await vi.waitFor(() => expect(here.messages).toEqual(["over the pool"]));
  },
);
