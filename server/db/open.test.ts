import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { createLogger } from "../logger.ts";
import { newDataFolder } from "../testing/data-folder.ts";
import { requireSpace } from "./data-dir-error.ts";
import { openDatabase } from "./open.ts";

const logger = createLogger("silent");
const postgres = process.env["TEST_DATABASE_URL"];

test.runIf(postgres === undefined)(
  "the embedded database keeps its rows, and unlocks its folder when closed",
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

test.runIf(postgres === undefined)(
  "a folder that can't be used stops the start with a sentence that names the setting and says what to do",
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "sawaal-open-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const sentenceFor = async (dataDir: string) => {
      const opening = openDatabase({ kind: "embedded", dataDir }, logger);
      return opening.then(
        () => "opened",
        (error: unknown) => (error instanceof Error ? error.message : "no error"),
      );
    };
    const file = path.join(folder, "file");
    await writeFile(file, "");
    for (const dataDir of [file, path.join(file, "below")]) {
      expect(await sentenceFor(dataDir)).toBe(
        `DATA_DIR ${dataDir} can't be used: a file is where the folder should be. Set DATA_DIR to another folder.`,
      );
    }
    // The user that runs the tests can't write here.
    expect(await sentenceFor("/sys/sawaal")).toMatch(
      /^DATA_DIR \/sys\/sawaal can't be used: it (?:can only be read|belongs to somebody else)\. .*DATA_DIR to another folder\.$/u,
    );
    const damaged = await newDataFolder();
    onTestFinished(() => rm(damaged, { recursive: true, force: true }));
    await truncate(path.join(damaged, "pglite/global/pg_control"), 100);
    expect(await sentenceFor(damaged)).toMatch(
      /^The database in .* can't be opened: it is damaged.*Move that folder away.*DATABASE_URL\.$/u,
    );
  },
);

test("a nearly full disk is refused before anything is written to it", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "sawaal-full-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await expect(requireSpace(folder, 2 ** 60)).rejects.toThrow(
    `DATA_DIR ${folder} can't be used: its disk is full. Free some space there, or set DATA_DIR to a folder on another disk.`,
  );
  await expect(requireSpace(folder, 1)).resolves.toBeUndefined();
});

test("an unreachable database server stops the start with an error", async () => {
  const url = "postgres://nobody@127.0.0.1:1/nothing";
  const config = {
    kind: "server" as const,
    url,
    directUrl: url,
    poolSize: 1,
    statementTimeoutMs: 1000,
  };
  await expect(openDatabase(config, logger)).rejects.toThrow(
    /^DATABASE_URL can't be used: .*ECONNREFUSED/u,
  );
});

test.runIf(postgres !== undefined)(
  "the server ends a statement that exceeds the time-out",
  async () => {
    const url = postgres ?? "";
    const config = { kind: "server" as const, url, directUrl: url, poolSize: 2 };
    const database = await openDatabase({ ...config, statementTimeoutMs: 100 }, logger);
    onTestFinished(() => database.close());
    const slow = database.db.execute(sql`select pg_sleep(30)`);
    await expect(slow).rejects.toMatchObject({ cause: { code: "57014" } });
    expect(await database.isReachable()).toBe(true);
  },
);
