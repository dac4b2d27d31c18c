import { stdout } from "node:process";
import { readQuestions } from "./read-bank.ts";

stdout.write(JSON.stringify(await readQuestions()));
