import { stdout } from "node:process";
import { questionsOf, readChapters } from "./read-bank.ts";

/**
 * Prints the questions of the bank as JSON, for the build. With "2/4" it prints those of the second of four parts of
 * the chapters, so that several processes can draw them in parallel.
 */
const [part = 1, parts = 1] = (process.argv[2] ?? "").split("/").filter(Boolean).map(Number);
const chapters = (await readChapters()).filter((_, at) => at % parts === part - 1);
stdout.write(JSON.stringify(chapters.flatMap((chapter) => questionsOf(chapter))));
