import { writeFile } from "node:fs/promises";
import { readBooks } from "./library/books.ts";
import { readConcepts } from "./library/library.ts";
import { overviewOf } from "./library/overview.ts";

const [file = "docs/library.md"] = process.argv.slice(2);
await writeFile(file, overviewOf(await readConcepts(), await readBooks()));
