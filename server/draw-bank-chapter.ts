import { stdout } from "node:process";
import { questionsOf, readChapters } from "./bank/read-bank.ts";

/**
 * Prints the questions that a chapter produces, with the right option marked. The chapter is named by its file:
 * "mathematics/real-numbers".
 */
const [wanted] = process.argv.slice(2);
const chapters = await readChapters();
const chapter = chapters.find(({ name }) => name === wanted);
if (!chapter) {
  const names = chapters.map(({ name }) => name).join("\n  ");
  throw new Error(`Name one of these chapters:\n  ${names}`);
}
for (const question of questionsOf(chapter)) {
  stdout.write(
    `\n${question.id} (${question.kind}, ${question.difficulty})\n${question.question}\n`,
  );
  if (question.kind === "choice") {
    for (const [at, { text, mistake }] of question.options.entries()) {
      stdout.write(
        `  [${at === question.key ? "x" : " "}] ${text}${mistake ? `  (${mistake})` : ""}\n`,
      );
    }
  }
  if (question.kind === "numerical") stdout.write(`  = ${question.answer}\n`);
  if (question.kind === "short") {
    for (const { text, marks } of question.points) stdout.write(`  (${marks}) ${text}\n`);
  } else stdout.write(`${question.explanation}\n`);
}
