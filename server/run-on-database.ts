import { existsSync } from "node:fs";
import { loadEnvFile, stderr, stdout } from "node:process";
import { parseConfig } from "./config.ts";
import type { Db } from "./db/db.ts";
import { openDatabase } from "./db/open.ts";
import { sentenceOf } from "./error-facts.ts";
import { createLogger } from "./logger.ts";

/** Runs a command on the configured database, and prints its result or the reason of its failure. */
export async function runOnDatabase(work: (db: Db) => Promise<string>): Promise<void> {
  try {
    if (existsSync(".env")) loadEnvFile(".env");
    const config = parseConfig(process.env);
    const database = await openDatabase(config.database, createLogger(config.logLevel));
    try {
      stdout.write(`${await work(database.db)}\n`);
    } finally {
      await database.close();
    }
  } catch (error) {
    stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}
