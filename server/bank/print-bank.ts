import { stdout } from "node:process";
import { readQuestions } from "./read-bank.ts";

/** Prints all questions of the bank as JSON: for the build, and for a test of the page, which may not read the bank itself. */
stdout.write(JSON.stringify(await readQuestions()));
