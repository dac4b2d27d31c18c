import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline/promises";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { login } from "#shared/contracts/auth.ts";
import { z } from "zod";
import { createAccountService } from "./features/accounts/accounts.service.ts";
import { createSecretsService } from "./features/accounts/secrets.service.ts";
import { passwordOfInput } from "./password-of-input.ts";
import { runOnDatabase } from "./run-on-database.ts";

const usage =
  "npm run reset-password -- --phone PHONE   (the new password is read from standard input)";

/**
 * Sets a new password for a student who has forgotten hers; her sessions, recovery word and parent link end. May run
 * while the server runs.
 */
await runOnDatabase(async (db) => {
  const filled = login.body.safeParse(await ask());
  if (!filled.success) throw new Error(`${z.prettifyError(filled.error)}\n${usage}`);
  const { username, password } = filled.data;
  const accounts = createAccountService({ db, now: () => new Date() });
  const user = await createSecretsService({ db, accounts }).resetPassword(username, password);
  if (!user) throw new Error(`No account has the phone number ${username}.`);
  return `${user.name} can log in with ${user.phone} and the new password. Every device was logged out; the recovery word and the parent link, if there were any, were removed.`;
});

/** Reads flags and standard input, and prompts for missing values where there is a terminal. */
async function ask() {
  const { values } = parseArgs({ options: { phone: { type: "string" } } });
  if (!stdin.isTTY) return { username: values.phone, password: passwordOfInput(await text(stdin)) };
  const terminal = createInterface({ input: stdin, output: stdout });
  try {
    const username = values.phone ?? (await terminal.question("Phone number (10 digits): "));
    const password = await terminal.question(
      "New password (at least 6 characters; shown as you type): ",
    );
    return { username, password };
  } finally {
    terminal.close();
  }
}
