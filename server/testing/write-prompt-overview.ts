import { writeFile } from "node:fs/promises";
import { promptOverview } from "./prompt-overview.ts";

const [file = "docs/prompts.md"] = process.argv.slice(2);
await writeFile(file, promptOverview());
