import { existsSync } from "node:fs";
import { loadEnvFile, stdout } from "node:process";
import { parseConfig } from "./config.ts";
import { openDatabase } from "./db/open.ts";
import { rebuildProgress } from "./features/study/rebuild-progress.ts";
import { createLogger } from "./logger.ts";

/** Makes the days, streaks, counts and badges of all students anew from their acts; may run beside the server. */
async function main(): Promise<void> {
  if (existsSync(".env")) loadEnvFile(".env");
  const config = parseConfig(process.env);
  const database = await openDatabase(config.database, createLogger(config.logLevel));
  try {
    const students = await rebuildProgress(database.db, new Date());
    stdout.write(`Made the progress of ${students} student(s) anew from their acts.\n`);
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
