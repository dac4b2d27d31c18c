import { readFile } from "node:fs/promises";
import type { BankQuestion } from "../bank/bank-question.ts";
import { builtBank } from "../bank/built-bank.ts";
import { storedQuestions } from "../bank/stored-question.ts";
import { setup as buildIfStale } from "./build-server.ts";

/** All questions of the bank as the current build has drawn and stored them. */
export async function builtQuestions(): Promise<BankQuestion[]> {
  buildIfStale();
  return storedQuestions.parse(JSON.parse(await readFile(`dist/server/${builtBank}`, "utf8")));
}
