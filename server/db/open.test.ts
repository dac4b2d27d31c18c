import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { createLogger } from "../logger.ts";
import { openDatabase } from "./open.ts";

const logger = createLogger("silent");
const postgres = process.env["TEST_DATABASE_URL"];

test.runIf(postgres === undefined)(
  "the embedded database keeps what was written, and frees its folder when closed",
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), "sawaal-open-"));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const first = await openDatabase({ kind: "embedded", dataDir }, logger);
    await expect(openDatabase({ kind: "embedded", dataDir }, logger)).rejects.toThrow(
      /^Another process/u,
    );
    await first.db.execute(sql`create table kept (word text)`);
    await first.db.execute(sql`insert into kept values ('here')`);
    await first.close();
    const second = await openDatabase({ kind: "embedded", dataDir }, logger);
    expect(await second.isReachable()).toBe(true);
    expect(await second.db.execute(sql`select word from kept`)).toMatchObject({
      rows: [{ word: "here" }],
    });
    await second.close();
  },
);

test("a database server that isn't there stops the start with an error", async () => {
  const url = "postgres://nobody@127.0.0.1:1/nothing";
  const config = { kind: "server" as const, url, poolSize: 1, statementTimeoutMs: 1000 };
  await expect(openDatabase(config, logger)).rejects.toThrow(
    /^DATABASE_URL can't be used: .*ECONNREFUSED/u,
  );
});

test.runIf(postgres !== undefined)(
  "a statement that takes too long is ended by the server",
  async () => {
    const config = { kind: "server" as const, url: postgres ?? "", poolSize: 2 };
    const database = await openDatabase({ ...config, statementTimeoutMs: 100 }, logger);
    onTestFinished(() => database.close());
    const slow = database.db.execute(sql`select pg_sleep(30)`);
    await expect(slow).rejects.toMatchObject({ cause: { code: "57014" } });
    expect(await database.isReachable()).toBe(true);
  },
);
