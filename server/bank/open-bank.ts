import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Bank, createBank, type SubjectOf } from "./bank.ts";
import type { BankQuestion } from "./bank-question.ts";
import { builtBank } from "./built-bank.ts";
import { storedQuestions } from "./stored-question.ts";

/** Drawing all takes ten seconds, too long for a development server that restarts at each change. */
const drawsInDevelopment = 1;

/** Opens the bank: from a build's output in the folder, or from its files, where drawing the templates takes seconds. */
export async function openBank(built: string | null, subjectOf: SubjectOf): Promise<Bank> {
  return createBank(built === null ? await fromFiles() : await fromBuild(built), subjectOf);
}

async function fromFiles(): Promise<BankQuestion[]> {
  const { readQuestions } = await import("./read-bank.ts");
  return readQuestions(drawsInDevelopment);
}

async function fromBuild(folder: string): Promise<BankQuestion[]> {
  const text = await readFile(path.join(folder, builtBank), "utf8");
  return storedQuestions.parse(JSON.parse(text));
}
