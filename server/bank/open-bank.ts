import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Bank, createBank, type SubjectOf } from "./bank.ts";
import type { BankQuestion } from "./bank-question.ts";
import { builtBank } from "./built-bank.ts";
import { storedQuestions } from "./stored-question.ts";

/** Drawing all takes ten seconds, too long for a server that is started anew with each change. */
const drawsInDevelopment = 1;

const isSource = import.meta.url.endsWith(".ts");

/** Opens the bank: from what the build made of it, or from its files, whose templates take seconds to be drawn. */
export async function openBank(subjectOf: SubjectOf): Promise<Bank> {
  return createBank(isSource ? await fromFiles() : await fromBuild(), subjectOf);
}

async function fromFiles(): Promise<BankQuestion[]> {
  const { readQuestions } = await import("./read-bank.ts");
  return readQuestions(drawsInDevelopment);
}

async function fromBuild(): Promise<BankQuestion[]> {
  const text = await readFile(path.join(import.meta.dirname, builtBank), "utf8");
  return storedQuestions.parse(JSON.parse(text));
}
