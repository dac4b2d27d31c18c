import { writeFile } from "node:fs/promises";
import { readConcepts } from "./library/library.ts";
import { overviewOf } from "./library/overview.ts";

await writeFile("docs/library.md", overviewOf(await readConcepts()));
