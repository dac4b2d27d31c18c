import { writeFile } from "node:fs/promises";
import { bankOverviewOf } from "./bank/overview.ts";
import { readQuestions } from "./bank/read-bank.ts";

const [file = "docs/bank.md"] = process.argv.slice(2);
await writeFile(file, bankOverviewOf(await readQuestions()));
