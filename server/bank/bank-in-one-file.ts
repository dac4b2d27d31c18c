import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Plugin } from "vite";
import { builtBank } from "./built-bank.ts";

/**
 * A plugin of builds: every question of the bank, those of templates drawn and solved, as one file, so that the server
 * solves nothing when it starts. A process of its own draws them: the settings of the build load no maths.
 */
export const bankInOneFile: Plugin = {
  name: "bank-in-one-file",
  async generateBundle() {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--import", "tsx", "server/bank/print-bank.ts"],
      { maxBuffer: 2 ** 28 },
    );
    this.emitFile({ type: "asset", fileName: builtBank, source: stdout });
  },
};
