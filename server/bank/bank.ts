import { readFile } from "node:fs/promises";
import path from "node:path";
import type { BankQuestion } from "./bank-question.ts";
import { questionsOf, readChapters } from "./read-bank.ts";

/** What the build makes of all chapters (vite.config.ts), beside the built server. */
export const builtBank = "bank.json";

const isSource = import.meta.url.endsWith(".ts");

export interface Bank {
  all: readonly BankQuestion[];
  get: (id: string) => BankQuestion | undefined;
}

/** Opens the question bank. From its sources every template is drawn and solved, which takes a while. */
export async function openBank(): Promise<Bank> {
  return createBank(isSource ? await readQuestions() : await readBuilt());
}

/** The bank of these questions. */
export function createBank(all: readonly BankQuestion[]): Bank {
  const byId = new Map(all.map((question) => [question.id, question]));
  return { all, get: (id) => byId.get(id) };
}

/** All questions from their files, in the order of the files' names. @throws Error where one is at fault. */
export async function readQuestions(): Promise<BankQuestion[]> {
  return (await readChapters()).flatMap((chapter) => questionsOf(chapter));
}

async function readBuilt(): Promise<BankQuestion[]> {
  const text = await readFile(path.join(import.meta.dirname, builtBank), "utf8");
  return JSON.parse(text) as BankQuestion[]; // safe: written by our own build from parsed chapters
}
