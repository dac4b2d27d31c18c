import { existsSync } from "node:fs";
import { loadEnvFile, stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { registration } from "#shared/contracts/auth.ts";
import { analystId } from "#shared/domain/analyst.ts";
import { z } from "zod";
import { parseConfig } from "./config.ts";
import { openDatabase } from "./db/open.ts";
import { createAccountService } from "./features/accounts/accounts.service.ts";
import { sentenceOf } from "./error-facts.ts";
import { createLogger } from "./logger.ts";
import { passwordOfInput } from "./password-of-input.ts";

const usage =
  "npm run create-analyst -- --name NAME --phone PHONE   (the password is read from standard input)";

/**
 * Creates user 3, the only one who may open /analytics; run again, it updates name, phone and password, and ends the
 * sessions.
 */
async function createAnalyst(): Promise<void> {
  if (existsSync(".env")) loadEnvFile(".env");
  const config = parseConfig(process.env);
  const account = registration.safeParse({ ...(await ask()), grade: 12 });
  if (!account.success) throw new Error(`${z.prettifyError(account.error)}\n${usage}`);
  const database = await openDatabase(config.database, createLogger(config.logLevel));
  try {
    const accounts = createAccountService({ db: database.db, now: () => new Date() });
    const user = await accounts.putWithId(analystId, account.data);
    stdout.write(`${user.name} can log in with ${user.phone} and open /analytics.\n`);
  } finally {
    await database.close();
  }
}

/** Reads flags and standard input, and prompts for missing values where there is a terminal. */
async function ask() {
  const { values } = parseArgs({
    options: { name: { type: "string" }, phone: { type: "string" } },
  });
  if (!stdin.isTTY) {
    return { ...values, password: passwordOfInput(await text(stdin)) };
  }
  const terminal = createInterface({ input: stdin, output: stdout });
  try {
    const name = values.name ?? (await terminal.question("Name: "));
    const phone = values.phone ?? (await terminal.question("Phone number (10 digits): "));
    const password = await terminal.question(
      "Password (at least 6 characters; shown as you type): ",
    );
    return { name, phone, password };
  } finally {
    terminal.close();
  }
}

try {
  await createAnalyst();
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
}
