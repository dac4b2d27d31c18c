import { readQuestions } from "../bank/read-bank.ts";

/** Prints all questions of the bank as JSON: a test of the page typesets them, and may not read the bank itself. */
process.stdout.write(JSON.stringify(await readQuestions()));
