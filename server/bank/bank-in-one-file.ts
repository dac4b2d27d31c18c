import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import type { Plugin } from "vite";
import { builtBank } from "./built-bank.ts";
import { storedQuestions } from "./stored-question.ts";

const mostProcesses = 4;

/**
 * A build plugin: every question of the bank as one file, templates drawn and solved, so that the server solves nothing
 * at start. Child processes draw them: the build's own process loads no maths.
 */
export const bankInOneFile: Plugin = {
  name: "bank-in-one-file",
  async generateBundle() {
    const parts = Math.min(availableParallelism(), mostProcesses);
    const printed = await Promise.all(
      Array.from({ length: parts }, (_, at) => print(at + 1, parts)),
    );
    const questions = printed.flatMap((json) => storedQuestions.parse(JSON.parse(json)));
    // In the order of the chapters, whichever process drew them.
    const inOrder = questions.toSorted((one, other) => compare(chapterOf(one), chapterOf(other)));
    this.emitFile({ type: "asset", fileName: builtBank, source: JSON.stringify(inOrder) });
  },
};

async function print(part: number, parts: number): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "server/bank/print-bank.ts", `${part}/${parts}`],
    { maxBuffer: 2 ** 28 },
  );
  return stdout;
}

const chapterOf = ({ id }: { id: string }): string => id.slice(0, id.lastIndexOf("/"));

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
