import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Bank, createBank, type SubjectOf } from "./bank.ts";
import type { BankQuestion } from "./bank-question.ts";
import { builtBank } from "./built-bank.ts";
import { storedQuestions } from "./stored-question.ts";

/** Drawing all takes ten seconds, too long for a development server that restarts at each change. */
const drawsInDevelopment = 1;

const isSource = import.meta.url.endsWith(".ts");

/** Opens the bank: from the build's output, or from its files, where drawing the templates takes seconds. */
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
