import { writeFile } from "node:fs/promises";
import { bankOverviewOf } from "./bank/overview.ts";
import { readQuestions } from "./bank/read-bank.ts";

/** `npm run bank:overview -- [file] [draws]`: fewer draws per template than in the product take less time. */
const [file = "docs/bank.md", draws] = process.argv.slice(2);
const questions = await readQuestions(draws === undefined ? undefined : Number(draws));
await writeFile(file, bankOverviewOf(questions));
